//! Aligns two sequences so that they have the most in common.

/// The weight of each pair of a row and a column, or the best total from that pair on.
struct WeightTable {
    cells: Vec<u64>,
    columns: usize,
}

impl WeightTable {
    fn new(rows: usize, columns: usize) -> Self {
        Self {
            cells: vec![0; rows * columns],
            columns,
        }
    }

    fn at(&self, row: usize, column: usize) -> u64 {
        let cell = self.cells.get(row * self.columns + column);
        cell.copied().unwrap_or(0)
    }

    fn put(&mut self, row: usize, column: usize, value: u64) {
        if let Some(cell) = self.cells.get_mut(row * self.columns + column) {
            *cell = value;
        }
    }
}

/// Returns the pairs of a row and a column that keep the order of both and have the greatest total
/// weight. Pairs without weight are left out.
pub(super) fn aligned(
    rows: usize,
    columns: usize,
    weigh: &dyn Fn(usize, usize) -> u64,
) -> Vec<(usize, usize)> {
    let (mut weights, mut best) = (
        WeightTable::new(rows, columns),
        WeightTable::new(rows + 1, columns + 1),
    );
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            let weight = weigh(row, column);
            weights.put(row, column, weight);
            let alone = best.at(row + 1, column).max(best.at(row, column + 1));
            let paired = weight.saturating_add(best.at(row + 1, column + 1));
            best.put(row, column, alone.max(paired));
        }
    }
    let (mut row, mut column, mut pairs) = (0, 0, Vec::new());
    while row < rows && column < columns {
        let weight = weights.at(row, column);
        let here = best.at(row, column);
        if weight > 0 && here == weight.saturating_add(best.at(row + 1, column + 1)) {
            pairs.push((row, column));
            row += 1;
            column += 1;
        } else if here == best.at(row + 1, column) {
            row += 1;
        } else {
            column += 1;
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_both_in_order_is_paired_and_what_weighs_more_goes_first() {
        let pairs = |one: &str, other: &str| {
            let same = |row: usize, column: usize| {
                u64::from(one.as_bytes()[row] == other.as_bytes()[column])
            };
            aligned(one.len(), other.len(), &same)
        };
        assert_eq!(pairs("abc", "abc"), [(0, 0), (1, 1), (2, 2)]);
        assert_eq!(pairs("abc", "xbyc"), [(1, 1), (2, 3)]);
        assert_eq!(pairs("ab", "ba").len(), 1);
        assert_eq!(pairs("", "a"), []);
        // The second pair outweighs both others.
        let weigh = |row: usize, column: usize| match (row, column) {
            (0, 1) => 9,
            (0, 0) | (1, 1) => 4,
            _ => 0,
        };
        assert_eq!(aligned(2, 2, &weigh), [(0, 1)]);
    }
}
