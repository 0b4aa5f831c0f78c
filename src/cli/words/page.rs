//! What the page of a year calls its parts, the same list in every language.

/// Makes a list of texts that a language has to fill in whole.
macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// The short texts of the page.
        #[derive(Clone, Copy, Debug)]
        pub(in crate::cli) struct PageLabels {
            $($(#[$doc])* pub(in crate::cli) $name: &'static str,)+
        }

        #[cfg(debug_assertions)]
        impl crate::words::pseudo::Pseudo for PageLabels {
            fn pseudo(self) -> Self {
                Self { $($name: self.$name.pseudo(),)+ }
            }
        }
    };
}

labels! {
    /// The link that leads past the navigation.
    skip,
    /// What the navigation is called.
    contents,
    /// The button for light and dark.
    theme,
    /// Everybody's result.
    people,
    player,
    chips,
    /// The same, also where other figures are money.
    in_chips,
    money,
    hands,
    won,
    /// Hands that somebody sat at the table for, also where they sat out.
    at_table,
    /// Hands that brought somebody chips.
    gains,
    share,
    /// Between what a figure lies.
    interval,
    /// How sure the figures are.
    sure,
    /// All pairs of people.
    pairs,
    /// The other person of a pair.
    beside,
    /// What the first of a pair has more a hand.
    more,
    best,
    worst,
    evenings,
    guest,
    /// The curves.
    curve,
    /// The same, where they are in money.
    curve_of_money,
    /// What a curve shows.
    curve_says,
    /// The table beside the curves.
    in_numbers,
    day,
    sum,
    /// The calendar.
    calendar,
    calendar_says,
    /// What a ring in the calendar says.
    calendar_tie,
    months,
    month,
    /// Who paid whom.
    paid,
    paid_says,
    payer,
    /// Figures of everybody.
    figures,
    figures_says,
    per_hand,
    per_win,
    goes,
    goes_won,
    baks_taken,
    cost,
    baks_given,
    brought,
    for_others,
    favourite,
    /// Records.
    records,
    /// What stands between a place and its day.
    comma,
    records_says,
    /// All hands.
    all_hands,
    filter,
    anybody,
    any_month,
    any_jokbo,
    jokbo,
    reset,
    nothing_fits,
    record,
    replay,
    back,
    forward,
    to_begin,
    to_end,
    step,
    /// A turn in which `{0}` played `{1}` and turned up nothing.
    plays,
    /// A turn in which `{0}` played nothing and turned up `{2}`.
    flips,
    /// A turn in which `{0}` played `{1}` and turned up `{2}`.
    plays_and_flips,
    /// What stands between a card and that on which it was laid.
    on,
    /// What stands between a joker and what was turned up for it.
    then,
    /// What lies on the table, `{0}` being how many are in the stock.
    table,
    /// What `{0}` has in hand.
    hand_cards,
    /// What `{0}` has captured.
    pile,
    keys,
    /// The rules that the hands refer to.
    rules,
    rules_says,
    /// How the page is read without a script.
    offline,
    /// The days of a week from Monday.
    weekdays,
}
