//! The twelve flowers, and the two calendars that number them.

/// A flower: one of the twelve suits of four cards in a hwatu pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each variant is its English name")]
pub enum Flower {
    Pine,
    Plum,
    Cherry,
    Wisteria,
    Iris,
    Peony,
    BushClover,
    Pampas,
    Chrysanthemum,
    Maple,
    Paulownia,
    Willow,
}

impl Flower {
    /// All flowers in the order of the Korean calendar.
    pub const ALL: [Self; 12] = [
        Self::Pine,
        Self::Plum,
        Self::Cherry,
        Self::Wisteria,
        Self::Iris,
        Self::Peony,
        Self::BushClover,
        Self::Pampas,
        Self::Chrysanthemum,
        Self::Maple,
        Self::Paulownia,
        Self::Willow,
    ];

    /// Returns the month, 1 to 12, that `calendar` gives this flower.
    pub const fn month(self, calendar: Calendar) -> u8 {
        let korean = self as u8 + 1;
        match (calendar, self) {
            (Calendar::Japanese, Self::Paulownia) => 12,
            (Calendar::Japanese, Self::Willow) => 11,
            _ => korean,
        }
    }

    /// Returns the flower of a month, or `None` if the month is not 1 to 12.
    pub fn of_month(month: u8, calendar: Calendar) -> Option<Self> {
        let flower = *Self::ALL.get(usize::from(month.checked_sub(1)?))?;
        // The calendars number two flowers differently, with their months swapped.
        Self::ALL
            .get(usize::from(flower.month(calendar)).checked_sub(1)?)
            .copied()
    }
}

/// How flowers are numbered as months; the two calendars swap paulownia and willow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Calendar {
    /// Paulownia is 11, willow (rain) is 12.
    #[default]
    Korean,
    /// Willow (rain) is 11, paulownia is 12.
    Japanese,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendars_differ_in_the_last_two_months_only() {
        for flower in Flower::ALL {
            let same = flower.month(Calendar::Korean) == flower.month(Calendar::Japanese);
            assert_eq!(same, !matches!(flower, Flower::Paulownia | Flower::Willow));
        }
        assert_eq!(
            Flower::of_month(11, Calendar::Korean),
            Some(Flower::Paulownia)
        );
        assert_eq!(
            Flower::of_month(11, Calendar::Japanese),
            Some(Flower::Willow)
        );
        assert_eq!(Flower::of_month(0, Calendar::Korean), None);
        assert_eq!(Flower::of_month(13, Calendar::Japanese), None);
    }
}
