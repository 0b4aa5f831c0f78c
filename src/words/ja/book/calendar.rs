//! The sentence by which a rule sheet says which calendar the table uses.

use crate::card::Calendar;

/// Says which calendar numbers the months.
pub(super) const fn calendar(calendar: Calendar) -> &'static str {
    match calendar {
        Calendar::Korean => "韓国式で、桐が11月、柳（雨）が12月です。",
        Calendar::Japanese => "日本式で、柳（雨）が11月、桐が12月です。",
    }
}
