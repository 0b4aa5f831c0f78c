//! The lines of a record as players say them, without a word of the record language.

use crate::card::{Calendar, Card, Flower};
use crate::record::{
    Act, Bound, CardList, CountKind, Flip, Header, Known, Made, MadeKind, OeMyeon, PartCounts,
    ScoredPile, Spanned, TableEvent, Turn,
};
use crate::rules::Game;
use crate::words::composed;

composed! {
    /// Returns what somebody did, as it stands behind the name.
    act_said(act: &Act, calendar: Calendar) -> String {
        let of = |what: &str, month: &Option<Spanned<Flower>>| match month {
            Some(month) => of_month(what, month.value, calendar),
            None => what.to_owned(),
        };
        match act {
            Act::Takes(cards) => took(&cards_said(cards)),
            Act::Has(cards, counts) => pile_said(cards, *counts),
            Act::Counts(counts) => {
                let mut counts = *counts;
                let told = |kind| count_is(kind, Bound::Exactly(*counts.of_kind(kind)));
                said_in_turn(&CountKind::ALL.map(told))
            }
            Act::Known(facts) => {
                let facts: Vec<String> = facts.iter().map(fact_said).collect();
                said_in_turn(&facts)
            }
            Act::Scores(scored, cards, counts) => scored_said(*scored, cards, *counts),
            Act::Makes(made) => made_said(made),
            Act::Gives(card, to) => card_to(&card_name(card.value), &to.value),
            Act::Heundeum(month) => of(shook(), month),
            Act::Potkan(month) => of(bombed(), month),
            Act::Grenade(month) => of(threw_grenade(), month),
            Act::Quads(month) => of(had_quads(), month),
            Act::Ppuk(month, nth) => of(made_ppuk(*nth), month),
            Act::Special(special, first) => made_special(*special, *first).to_owned(),
            Act::FirstSweep(month) => of_month(swept_first(), month.value, calendar),
            Act::Boar(_) => took_boar().to_owned(),
            Act::Baekhwajeom => had_baekhwajeom().to_owned(),
            Act::Heodang => had_heodang().to_owned(),
            Act::Cup(call) => called_cup(*call).to_owned(),
            Act::Go(None) => said_go_once().to_owned(),
            Act::Go(Some(points)) => with_more(said_go_once(), &points_said(points.value)),
            Act::Stop => said_stop().to_owned(),
            Act::Push => said_push().to_owned(),
            Act::Syodang => offered_nagari().to_owned(),
            Act::Accepts => took_offer().to_owned(),
            Act::Refuses => refused_offer().to_owned(),
            Act::OeMyeon(fed) => fed_said(fed),
            Act::Holds(cards) => hand_is(&cards_said(cards)),
            Act::Turn(turn) => turn_said(turn, calendar),
            Act::Drops(iris) => dropped_out(*iris).to_owned(),
            Act::Stays => stayed_in().to_owned(),
            Act::Sells(cards, None) => sold_cards(&cards_said(cards)),
            Act::Sells(cards, Some(month)) => {
                with_more(&sold_cards(&cards_said(cards)), &of(shook(), month))
            }
            Act::Koi => said_koi().to_owned(),
            Act::Shobu => said_shobu().to_owned(),
            Act::Teshi(month) => of_month(had_teshi(), month.value, calendar),
            Act::Kuttsuki => had_kuttsuki().to_owned(),
        }
    }

    /// Returns what holds for a hand from its beginning; `None` for what no player says.
    header_said(header: &Header, calendar: Calendar) -> Option<String> {
        Some(match header {
            Header::Table(cards) => table_was(&cards_said(cards)),
            Header::Stake(times) => stake_was(*times),
            Header::Mission(mission) => mission_was(&cards_said(&mission.cards), mission.times),
            Header::TableQuads(month) => of_month(quads_on_table(), *month, calendar),
            Header::FieldBrights(count) => brights_on_table(*count),
            _ => return None,
        })
    }

    /// Returns what happened to the whole table.
    event_said(event: &TableEvent, calendar: Calendar) -> String {
        match event {
            TableEvent::Nagari => was_nagari().to_owned(),
            TableEvent::Draw => was_drawn().to_owned(),
            TableEvent::Void => was_dealt_again().to_owned(),
            TableEvent::Expire => offer_lapsed().to_owned(),
            TableEvent::Field(cards) => field_is(&cards_said(cards)),
            TableEvent::TableFour(month) => of_month(four_on_table(), month.value, calendar),
            TableEvent::TablePairs => pairs_on_table().to_owned(),
            TableEvent::Net(amounts) => {
                let amounts = amounts.iter();
                let amounts = amounts.map(|(name, chips)| format!("{} {chips:+}", name.value));
                said_in_turn(&amounts.collect::<Vec<String>>())
            }
        }
    }

    /// Returns the names of cards.
    cards_said(cards: &CardList) -> String {
        cards_in_turn(cards.0.iter().map(|card| card.value))
    }

    /// Returns the names of cards.
    cards_in_turn(cards: impl Iterator<Item = Card>) -> String {
        said_in_turn(&cards.map(card_name).collect::<Vec<String>>())
    }

    points_said(points: i64) -> String {
        u32::try_from(points).map_or_else(|_| points.to_string(), tap_points)
    }

    /// Returns the numbers of cards that are told, kind by kind.
    counts_said(counts: PartCounts) -> Vec<String> {
        let told = |kind| Some(count_is(kind, Bound::Exactly(counts.number_of(kind)?)));
        CountKind::ALL.into_iter().filter_map(told).collect()
    }

    pile_said(cards: &CardList, counts: PartCounts) -> String {
        let names = cards.0.iter().map(|card| card_name(card.value));
        let parts: Vec<String> = names.chain(counts_said(counts)).collect();
        if parts.is_empty() {
            return pile_is_empty().to_owned();
        }
        pile_is(&said_in_turn(&parts))
    }

    fact_said(fact: &Known) -> String {
        match fact {
            Known::Count(kind, bound) => count_is(*kind, *bound),
            Known::Card(card) => card_name(card.value),
            Known::Nothing => pile_is_empty().to_owned(),
            Known::Something => pile_has_some().to_owned(),
        }
    }

    scored_said(scored: ScoredPile, cards: &CardList, counts: PartCounts) -> String {
        let kind = |told: bool, kind| told.then(|| kind_name(kind).to_owned());
        let animals = scored.animals.map(|count| tap_count(CountKind::Animals, count));
        let told = [
            kind(scored.brights, CountKind::Brights),
            animals,
            kind(scored.ribbons, CountKind::Ribbons),
            kind(scored.junk, CountKind::Junk),
        ];
        let names = cards.0.iter().map(|card| card_name(card.value));
        let told = told.into_iter().flatten().chain(names);
        let told: Vec<String> = told.chain(counts_said(counts)).collect();
        let points = points_said(scored.points);
        if told.is_empty() {
            return points;
        }
        with_more(&points, &said_in_turn(&told))
    }

    made_said(made: &Made) -> String {
        let yaku = made.yaku.iter().map(|yaku| jokbo(yaku.value.into(), Game::KoiKoi));
        let kind = |kind: MadeKind| match kind {
            MadeKind::Chaff => CountKind::Junk,
            MadeKind::Animals => CountKind::Animals,
            MadeKind::Ribbons => CountKind::Ribbons,
        };
        let counts = MadeKind::ALL.into_iter();
        let counts = counts.filter_map(|one| Some(tap_count(kind(one), made.count(one)?)));
        let parts = yaku.chain(counts).chain(made.base.map(made_points));
        let parts: Vec<String> = parts.collect();
        if parts.is_empty() {
            return made_nothing().to_owned();
        }
        said_in_turn(&parts)
    }

    fed_said(fed: &OeMyeon) -> String {
        let with = fed.with.as_ref().map(|cards| taken_with(&cards_said(cards)));
        let last = fed.last_card.then(|| was_last_card().to_owned());
        let forced = fed.forced.then(|| was_forced().to_owned());
        let card = Some(card_name(fed.card.value));
        let parts = [card, with, last, forced].into_iter().flatten();
        with_more(fed_winner(), &said_in_turn(&parts.collect::<Vec<String>>()))
    }

    turn_said(turn: &Turn, calendar: Calendar) -> String {
        let on = |card: Card, on: Option<Spanned<Card>>| match on {
            Some(on) => laid_on(&card_name(card), &card_name(on.value)),
            None => card_name(card),
        };
        let turned = |flips: &[Flip]| {
            let flips = flips.iter().map(|flip| on(flip.card.value, flip.on));
            let flips: Vec<String> = flips.collect();
            (!flips.is_empty()).then(|| turned_cards(&said_in_turn(&flips)))
        };
        let (first, flips) = match turn {
            Turn::Plays(play, flips) => {
                let then = play.then.iter().map(|card| card.value);
                let cards: Vec<Card> = std::iter::once(play.card.value).chain(then).collect();
                let last = cards.last().copied().unwrap_or(play.card.value);
                let before = cards.iter().take(cards.len() - 1).copied().map(card_name);
                let cards: Vec<String> = before.chain([on(last, play.on)]).collect();
                (Some(played_card(&said_in_turn(&cards))), flips.as_slice())
            }
            Turn::Bombs(month, flips) => {
                (Some(of_month(bombed(), month.value, calendar)), flips.as_slice())
            }
            Turn::Grenades(month, flips) => (
                Some(of_month(threw_grenade(), month.value, calendar)),
                flips.as_slice(),
            ),
            Turn::Flips(flips) => (None, flips.as_slice()),
            Turn::Draws(joker, drawn) => {
                let joker = card_name(joker.value);
                let drawn = drawn.map(|card| drawn_for(&joker, &card_name(card.value)));
                (Some(drawn.unwrap_or(joker)), &[][..])
            }
        };
        let parts: Vec<String> = first.into_iter().chain(turned(flips)).collect();
        said_in_turn(&parts)
    }
}
