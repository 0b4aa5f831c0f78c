//! The widths of a table's columns.

/// The space between two columns.
pub(super) const GAP: usize = 2;

/// Returns the widths of columns with these minimal and natural widths. Columns get their natural
/// width if all fit; otherwise the widest ones share what the others leave. `None` if not even the
/// minimal widths fit.
pub(super) fn widths(columns: &[(usize, usize)], width: usize) -> Option<Vec<usize>> {
    let gaps = GAP * columns.len().saturating_sub(1);
    let room = width.checked_sub(gaps)?;
    let least: usize = columns.iter().map(|(least, _)| least).sum();
    if least > room {
        return None;
    }
    // Every column gets at most `share`, but at least its minimal width; we look for the largest
    // share that fits.
    let within = |share: usize| {
        let each = columns.iter();
        each.map(move |(least, natural)| *natural.min(&share.max(*least)))
    };
    let fitting = (0..=room)
        .rev()
        .find(|share| within(*share).sum::<usize>() <= room)?;
    let mut found: Vec<usize> = within(fitting).collect();
    // What remains after equal shares goes to the last columns that need it, where sentences are.
    let mut left = room - found.iter().sum::<usize>();
    for (width, (_, natural)) in found.iter_mut().zip(columns).rev() {
        let more = left.min(natural.saturating_sub(*width));
        *width += more;
        left -= more;
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_widest_columns_share_what_the_others_leave() {
        // 3 + 10 + 20, and 2 between each.
        let columns = [(3, 3), (4, 10), (6, 20)];
        assert_eq!(widths(&columns, 80), Some(vec![3, 10, 20]));
        assert_eq!(widths(&columns, 37), Some(vec![3, 10, 20]));
        assert_eq!(widths(&columns, 30), Some(vec![3, 10, 13]));
        // 16 for the last two: 8 each, and an odd one would go to the last.
        assert_eq!(widths(&columns, 23), Some(vec![3, 8, 8]));
        assert_eq!(widths(&columns, 24), Some(vec![3, 8, 9]));
        assert_eq!(widths(&columns, 17), Some(vec![3, 4, 6]));
        assert_eq!(widths(&columns, 16), None);
    }
}
