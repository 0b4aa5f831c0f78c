//! What is wrong with noted hands.

use crate::cli::commands::refuse;
use crate::cli::error::{Failure, Status};
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::report::notes::{Misnoted, Mistold};
use crate::words::{told_question, told_refusal};

/// Reports what is wrong with noted hands; none of them is taken in.
pub(super) fn say(
    input: &InputSource,
    wrong: &[Misnoted],
    screen: &mut Screen,
) -> Result<Status, Failure> {
    /// How many hands are reported.
    const TOLD: usize = 5;
    let name = say!(screen.lang(), input(input));
    let lang = screen.lang();
    let here = |number: u32| ScriptLine {
        script: input.clone(),
        number,
    };
    let mut status = Status::Refused;
    for hand in wrong.iter().take(TOLD) {
        match hand {
            Misnoted::Wrong { faults, calendar } => {
                status = refuse(&name, faults, *calendar, false, screen)?;
            }
            Misnoted::NoDay(first) => {
                screen.complain([say!(lang, no_day(&here(*first)))])?;
            }
            Misnoted::Told(line, Mistold::Refused(refusal)) => {
                let why = told_refusal(lang, &refusal.words, &refusal.why);
                screen.complain([say!(lang, at_script_line(&here(*line), &why))])?;
            }
            Misnoted::Told(line, Mistold::Open(asks)) => {
                let asks: Vec<String> = asks.iter().map(|ask| told_question(lang, ask)).collect();
                screen.complain([say!(lang, hand_open(&here(*line), &asks))])?;
            }
        }
    }
    let more = wrong.len().saturating_sub(TOLD);
    if more > 0 {
        screen.complain([say!(screen.lang(), more_hands_wrong(more))])?;
    }
    Ok(status)
}
