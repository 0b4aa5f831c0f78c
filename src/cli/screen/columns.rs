//! How wide the columns of a table are.

/// The space between two columns.
pub(super) const GAP: usize = 2;

/// Returns how wide columns are of which the least and the natural width is given: as wide as they
/// are where all have room, else those that are widest share what the others leave. Nothing where not
/// even the least widths fit.
pub(super) fn widths(columns: &[(usize, usize)], width: usize) -> Option<Vec<usize>> {
    let gaps = GAP * columns.len().saturating_sub(1);
    let room = width.checked_sub(gaps)?;
    let least: usize = columns.iter().map(|(least, _)| least).sum();
    if least > room {
        return None;
    }
    // No column is wider than a share, as large as fits; a column needs its least width anyhow.
    let within = |share: usize| {
        let each = columns.iter();
        each.map(move |(least, natural)| *natural.min(&share.max(*least)))
    };
    let fitting = (0..=room)
        .rev()
        .find(|share| within(*share).sum::<usize>() <= room)?;
    let mut found: Vec<usize> = within(fitting).collect();
    // What is left over after equal shares goes to the last columns that want it, where sentences are.
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
        // 3 + 10 + 20, and 2 between them.
        let columns = [(3, 3), (4, 10), (6, 20)];
        assert_eq!(widths(&columns, 80), Some(vec![3, 10, 20]));
        assert_eq!(widths(&columns, 37), Some(vec![3, 10, 20]));
        assert_eq!(widths(&columns, 30), Some(vec![3, 10, 13]));
        // 16 for the last two: 8 each; then an odd one for the last.
        assert_eq!(widths(&columns, 23), Some(vec![3, 8, 8]));
        assert_eq!(widths(&columns, 24), Some(vec![3, 8, 9]));
        assert_eq!(widths(&columns, 17), Some(vec![3, 4, 6]));
        assert_eq!(widths(&columns, 16), None);
    }
}
