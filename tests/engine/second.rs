//! The worked hands once more, using the second reading of the rules: the score of the winner's
//! pile and what each loser owes, whenever cards or counts describe the piles.

use crate::reference::{Code, Counted, DECK, Owed, Stopped, Table, lines};
use crate::support::{card, lines as scored};
use crate::worked::records;
use dokbak::card::{Calendar, Card, Pile};
use dokbak::case::{AnyHand, Case};
use dokbak::gostop::{Hand, HandEnd, Holding};
use dokbak::record::{CupCall, Seat};
use dokbak::rules::Ruleset;
use dokbak::verdict::{SwitchUse, Verdict};

/// Returns the rules of a case for the second reading.
fn table(ruleset: &Ruleset) -> Table {
    let keys = ruleset.rules.keys().into_iter();
    let values: Vec<(&str, String)> = keys
        .map(|info| (info.key, ruleset.rules.get(info.key).unwrap()))
        .collect();
    let values: Vec<(&str, &str)> = values.iter().map(|(key, value)| (*key, &**value)).collect();
    Table::preset("pagat").with(&values)
}

/// Returns the codes of the cards of a pile.
fn codes(pile: Pile) -> Vec<Code> {
    let jokers = ["j1", "j2", "j3", "jb", "jx", "jg"];
    let mut kinds: Vec<Code> = DECK.into_iter().chain(jokers).collect();
    kinds.dedup();
    let so_many = |code: Code| (0..pile.count(card(code))).map(move |_| code);
    kinds.into_iter().flat_map(so_many).collect()
}

/// Returns the piles of a hand. Counts are replaced by cards with the same counts that no other
/// pile has, if there are such.
fn piles(hand: &Hand) -> Option<Vec<Vec<Code>>> {
    let mut left: Vec<Code> = DECK.into_iter().collect();
    // Counts ignore rain, and how a switch card counts.
    left.retain(|code| !["12g", "9y", "5y"].contains(code));
    let told = |holding: Holding| match holding {
        Holding::Cards(pile) => codes(pile),
        _ => Vec::new(),
    };
    let mut piles: Vec<Vec<Code>> = hand
        .players
        .iter()
        .map(|player| told(player.holding()))
        .collect();
    for code in piles.iter().flatten() {
        if let Some(at) = left.iter().position(|other| other == code) {
            left.remove(at);
        }
    }
    for (player, pile) in hand.players.iter().zip(&mut piles) {
        let counts = match player.holding() {
            // A player without lines about cards took none.
            Holding::Cards(_) | Holding::Unknown => continue,
            Holding::Counts(counts) => counts,
            Holding::Scored(_) | Holding::Counted | Holding::Partly => return None,
        };
        let kinds = [
            ('g', counts.brights),
            ('y', counts.animals),
            ('t', counts.ribbons),
            ('p', counts.junk),
        ];
        for (letter, number) in kinds {
            for _ in 0..number {
                let at = left.iter().position(|code| code.ends_with(letter))?;
                pile.push(left.remove(at));
            }
        }
    }
    Some(piles)
}

/// Returns a hand for the second reading; `None` if it does not cover such hands.
fn stopped(hand: &Hand) -> Option<Stopped> {
    let (HandEnd::Stop(winner), _) = hand.end.as_ref()? else {
        return None;
    };
    let own = &hand.players[*winner];
    if hand.stake.is_some() || own.heundeum.contains(&None) || own.bombs.contains(&None) {
        return None;
    }
    let mut goes: Vec<(usize, usize)> = Vec::new();
    for (seat, player) in hand.players.iter().enumerate() {
        goes.extend(player.goes.iter().map(|go| (go.order, seat)));
    }
    goes.sort_unstable();
    let month = |flower: &dokbak::card::Flower| flower.month(Calendar::Korean);
    let mission = match hand.missions.as_slice() {
        [] => None,
        [one] if !one.each => Some((codes(one.cards.pile()), i64::from(one.times))),
        _ => return None,
    };
    Some(Stopped {
        piles: piles(hand)?,
        winner: winner.0,
        goes: goes.into_iter().map(|(_, seat)| seat).collect(),
        heundeum: own.heundeum.iter().flatten().map(month).collect(),
        bombed: own.bombs.iter().flatten().map(month).collect(),
        carry: hand.carry,
        month: hand.set_month.as_ref().map(month),
        first_sweep: own.first_sweep,
        cups: (0..)
            .zip(hand.players.iter())
            .filter_map(|(seat, player)| Some((seat, player.cup? == CupCall::Junk)))
            .collect(),
        mission,
    })
}

/// True if the points at a go determine how the winner counts a switch card.
fn binds(hand: &Stopped, told: &Hand, table: &Table) -> bool {
    let mut goes = told.players[Seat(hand.winner)].goes.iter();
    goes.any(|go| go.points.is_some()) && hand.ways(table).len() > 1
}

/// Checks a verdict against one of the equally good ways for the winner to count.
fn same(verdict: &Verdict, hand: &Stopped, table: &Table, offered: bool) -> Result<(), String> {
    let ways = hand.ways(table);
    let worth = |way: &Counted| (way.total(), way.points, way.animals);
    let most = ways.iter().map(worth).max();
    let owed = verdict.losses().iter().map(|loss| Owed {
        points: loss.points,
        times: loss.multiplier,
        flat: loss.flat,
        chips: loss.chips,
    });
    let owed: Vec<Owed> = owed.collect();
    let mut best = ways.iter().filter(|way| Some(worth(way)) == most);
    if !best.any(|way| way.owed == owed) {
        return Err(format!("owed {owed:?}, one of {ways:?}"));
    }
    let score = verdict.score().unwrap();
    let junk = score
        .switch
        .iter()
        .filter(|(_, used)| *used == SwitchUse::Junk);
    let junk = junk.map(|(code, _)| if *code == Card::CUP { "9y" } else { "5y" });
    let mut want = lines(
        &hand.piles[hand.winner],
        &junk.collect::<Vec<Code>>(),
        table,
    );
    let mut got = scored(score);
    want.sort_unstable();
    got.sort_unstable();
    let got: Vec<(&str, i64)> = got.iter().map(|(id, points)| (&**id, *points)).collect();
    if got != want {
        return Err(format!("scores {got:?}, not {want:?}"));
    }
    let payer = verdict.liability().map(|liability| liability.payer.clone());
    let want = hand
        .go_bak_payer(table)
        .map(|seat| verdict.net[seat].0.clone());
    if !offered && payer != want {
        return Err(format!("{payer:?} pays for both, not {want:?}"));
    }
    Ok(())
}

#[test]
fn worked_hands_score_and_cost_what_the_second_reading_says() {
    let (mut settled, mut left_out, mut wrong) = (0, 0, Vec::new());
    for record in records("tests/cases/gostop") {
        let case: Case = record.case();
        let AnyHand::GoStop(told) = case.hand().hand else {
            continue;
        };
        if !matches!(told.end, Some((HandEnd::Stop(_), _))) {
            continue;
        }
        let table = table(case.ruleset());
        // The second reading covers neither offers, which decide alone, nor the points of a go,
        // which fix how a switch card counts.
        let doubled = told.offer.is_some() && table.text("go_bak.three") == "pays_all_double";
        let known = |hand: &Stopped| !doubled && !binds(hand, &told, &table);
        let Some(stopped) = stopped(&told).filter(known) else {
            left_out += 1;
            continue;
        };
        let offered = told.offer.is_some() || !told.accusations.is_empty();
        let verdict = case.settle().unwrap();
        if let Err(why) = same(&verdict, &stopped, &table, offered) {
            wrong.push(format!("{}: {why}", record.path.display()));
        }
        settled += 1;
    }
    assert!(
        wrong.is_empty(),
        "{} of {settled}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(
        settled > 10 * left_out,
        "{settled} settled, {left_out} left out"
    );
}
