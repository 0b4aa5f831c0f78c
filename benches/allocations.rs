//! Counts memory allocations while the engine scores, settles, reads and compares. This is separate
//! from the timing benchmarks because counting slows the code down.
#![allow(clippy::unwrap_used, reason = "a benchmark may stop where it fails")]
#![allow(
    clippy::float_arithmetic,
    reason = "nothing is paid by what is measured"
)]

mod figure;
mod figures;

use allocation_counter::measure;
use figure::Figure;

fn take(title: &str, figures: Vec<Figure<'_>>) {
    println!("{title:<44}{:>12}", "allocations");
    for mut figure in figures {
        // The first run sets up what is needed only once, which is not counted.
        (figure.run)();
        let counted = measure(|| (figure.run)()).count_total;
        let each = f64::from(u32::try_from(counted).unwrap()) / f64::from(figure.times);
        println!("{:<44}{each:>12.1}", figure.name);
    }
    println!();
}

fn main() {
    figures::all(&take);
}
