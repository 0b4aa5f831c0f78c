//! More than three at the table: who plays, what sales bring and when, and what stays due.

use crate::support::Numbers;
use dokbak::case::{Case, Opening};
use dokbak::record::Name;
use dokbak::verdict::Verdict;

/// Returns the verdict on a record.
#[track_caller]
fn settled(record: &str) -> Verdict {
    Case::read(record, Opening::default())
        .settle()
        .unwrap_or_else(|faults| panic!("{record}\n{faults:?}"))
}

/// Returns the faults of a record, as `line:column code`.
fn faults(record: &str) -> Vec<String> {
    let faults = Case::read(record, Opening::default()).settle();
    let faults = faults.err().unwrap_or_default().into_iter();
    faults
        .map(|fault| {
            let (place, code) = (fault.place, fault.problem.code());
            format!("{}:{} {code}", place.line, place.column)
        })
        .collect()
}

/// Returns names with chips, on one line: `A 1, B -1`.
fn line(chips: &[(Name, i64)]) -> String {
    let each: Vec<String> = chips
        .iter()
        .map(|(name, chips)| format!("{name} {chips}"))
        .collect();
    each.join(", ")
}

/// Returns the payments, on one line: `B E 2, C E 2`.
fn paid(verdict: &Verdict) -> String {
    let each: Vec<String> = verdict
        .payments
        .iter()
        .map(|payment| {
            format!(
                "{}>{} {}",
                payment.from.word(),
                payment.to.word(),
                payment.chips
            )
        })
        .collect();
    each.join(", ")
}

const END: &str = "set gwangpalli.paid=end\n";

/// Five at the table: B, C and the dealer A play, D sells one card and E two.
const FIVE: &str = "players A B C D E\nB stays\nC stays\nD sells 9y\nE sells 1g 3g\n";

#[test]
fn payments_stand_in_their_order() {
    let pot = "set boar.pot=1\n";
    let play = "B ppuk 5 first\nA takes 1t 2t 3t 7y\nA stop\n";
    let now = settled(&format!("{pot}{FIVE}{play}"));
    assert_eq!(
        paid(&now),
        "A>pot 1, B>pot 1, C>pot 1, B>D 2, C>D 2, B>E 4, C>E 4, A>B 3, C>B 3, B>A 3, C>A 3, pot>A 3"
    );
    let end = settled(&format!("{pot}{END}dues C 5\n{FIVE}{play}"));
    assert_eq!(
        paid(&end),
        "A>pot 1, B>pot 1, C>pot 1, A>B 3, C>B 3, B>A 3, C>A 3, B>C 5, B>D 2, C>D 2, B>E 4, C>E 4, \
         pot>A 3"
    );
    assert_eq!(line(&end.net), "A 5, B -9, C -8, D 4, E 8");
}

#[test]
fn what_was_due_is_multiplied_and_the_sales_of_the_hand_are_not() {
    let verdict = settled(&format!(
        "{END}carry 1\ndues D 3\n{FIVE}A takes 1t 2t 3t\nA stop\n"
    ));
    // Dues: 3 x2 from each; sales 2 and 4; the win 3 x2.
    assert_eq!(
        paid(&verdict),
        "B>A 6, C>A 6, B>D 6, C>D 6, B>D 2, C>D 2, B>E 4, C>E 4"
    );
    assert!(verdict.next.dues.is_empty());
}

#[test]
fn a_void_deal_has_no_sales_and_keeps_what_was_due() {
    for rules in ["", END, "set gwangpalli.after_nagari=all\n"] {
        let verdict = settled(&format!("{rules}dues D 3\ndues F 2\n{FIVE}void\n"));
        assert_eq!(paid(&verdict), "");
        assert_eq!(line(&verdict.next.dues), "D 3, F 2");
        assert_eq!(line(&verdict.net), "A 0, B 0, C 0, D 0, E 0");
    }
    let early = settled("players A B C D E\nB stays\nvoid\n");
    assert_eq!(early.next.dealer, "A");
    let layout = settled("players A B C D E\ntable-quads 4\n");
    assert_eq!(layout.next.dealer, "A");
}

#[test]
fn what_is_due_waits_and_adds_up_until_somebody_wins() {
    let after = |end: &str| settled(&format!("{END}carry 1\ndues E 3\n{FIVE}{end}"));
    let nagari = after("nagari\n");
    assert_eq!(line(&nagari.next.dues), "E 7, D 2");
    // If every hand has four of a month, nobody pays or wins: the same dealer deals, and everything
    // waits.
    let all_quads = after("A quads 1\nB quads 2\nC quads 4\n");
    assert_eq!(paid(&all_quads), "");
    assert_eq!(line(&all_quads.next.dues), "E 7, D 2");
    // Two players win at once, so the third alone pays for the sales too.
    let two = after("A quads 1\nC quads 4\n");
    assert_eq!(paid(&two), "B>A 5, B>C 5, B>E 6, B>D 2, B>E 4");
    let lapsed = settled(&format!(
        "{END}set gwangpalli.after_nagari=all\ndues E 3\n{FIVE}nagari\n"
    ));
    assert!(lapsed.next.dues.is_empty());
}

#[test]
fn names_of_dues_are_those_at_the_table_whatever_their_case() {
    let verdict = settled("dues c 2\nplayers A B C\ndues C 1\ndues Zoe 1\ndues ZOE 2\nnagari\n");
    assert_eq!(line(&verdict.next.dues), "C 3, Zoe 3");
    let verdict = settled("players A B C\ndues c 2\ndues Zoe 0\nA takes 1t 2t 3t\nA stop\n");
    assert_eq!(paid(&verdict), "B>A 3, C>A 3, B>C 2");
    assert_eq!(line(&verdict.net), "A 6, B -5, C -1");
    assert_eq!(
        faults("players A B C\ndues pot 2\nnagari\n"),
        ["2:6 bad-name"]
    );
}

#[test]
fn chips_that_do_not_fit_are_told() {
    let most = i64::MAX;
    let record = format!("carry 1\ndues E {most}\nplayers A B C\nA takes 1t 2t 3t\nA stop\n");
    assert_eq!(faults(&record), ["5:3 too-large"]);
    let record = format!("players A B C\ndues E {most}\ndues E 1\nnagari\n");
    assert_eq!(faults(&record), ["3:1 too-large"]);
    let record = format!("{END}dues E {most}\n{FIVE}nagari\n");
    assert_eq!(faults(&record), ["8:1 too-large"]);
}

#[test]
fn the_dealers_quads_on_the_table_wait_for_who_plays() {
    let open = "set table_quads=dealer_wins\nplayers A B C D\ntable-quads 4\nB drops\n";
    let verdict = settled(open);
    assert_eq!(paid(&verdict), "C>A 5, D>A 5");
    let open = open.replace("B drops\n", "");
    assert_eq!(faults(&open), ["3:1 no-end"]);
    let sold = settled(&format!("{open}B stays\nC stays\nD sells 1g\n"));
    assert_eq!(paid(&sold), "B>D 2, C>D 2, B>A 5, C>A 5");
    assert_eq!(
        faults(&format!("{open}A takes 1g\n")),
        ["4:1 no-end", "4:3 after-end"]
    );
}

#[test]
fn one_broken_decision_is_told_once() {
    let five = "players A B C D E\n";
    // C decides before B, and B never does.
    let skipped = format!("{five}C stays\nD stays\nE sells 1g\nA takes 1t 2t 3t\nA stop\n");
    assert_eq!(faults(&skipped), ["2:3 wrong-turn"]);
    // Nobody decides anything.
    let none = format!("{five}A takes 1t\nE takes 2t\nD sells 1g\nnagari\n");
    assert_eq!(faults(&none), ["2:3 wrong-turn"]);
    assert_eq!(faults(&format!("{five}nagari\n")), ["2:1 wrong-turn"]);
    // A line with a mistake may have been a decision.
    let unread = format!("{five}B stais\nC stays\nD stays\nA takes 1t\nnagari\n");
    assert_eq!(faults(&unread), ["2:3 unknown-line"]);
    let unread = format!("{five}B stays\nC stais\nA takes 1t\nnagari\n");
    assert_eq!(faults(&unread), ["3:3 unknown-line"]);
}

#[test]
fn who_is_out_has_no_part_in_the_play() {
    let record = format!(
        "{FIVE}A takes 1p\nE takes 2p\nD heundeum 4\nA gives 1p to D\nB stays\nE stop\nnagari\n"
    );
    assert_eq!(
        faults(&record),
        [
            "7:3 wrong-turn",
            "8:3 wrong-turn",
            "9:15 wrong-turn",
            "10:3 wrong-turn",
            "11:3 wrong-turn"
        ]
    );
    assert_eq!(
        faults(&format!("{FIVE}nagari\nD takes 1p\nD sells 8g\n")),
        ["7:3 after-end", "8:3 after-end"]
    );
}

#[test]
fn a_sale_may_be_told_late_and_once() {
    let late = "players A B C D\nB stays\nC stays\nA takes 1g\nD sells 1g 3g\nnagari\n";
    assert_eq!(line(&settled(late).net), "A 0, B -4, C -4, D 8");
    assert_eq!(
        faults(&format!("{FIVE}E sells 8g\nnagari\n")),
        ["6:3 bad-argument"]
    );
    let nothing = FIVE.replace(" 9y", "").replace(" 1g 3g", " heundeum 4");
    assert_eq!(paid(&settled(&format!("{nothing}nagari\n"))), "");
}

#[test]
fn a_card_is_sold_and_a_month_shown_once() {
    let jokers = "set pack.jokers=j2,j2\n";
    let sold = FIVE.replace("9y", "9y j2 j2").replace("3g", "3g j2 9y");
    assert_eq!(
        faults(&format!("{jokers}{sold}nagari\n")),
        ["6:15 duplicate-card", "6:18 duplicate-card"]
    );
    let shown = FIVE.replace("9y", "9y heundeum 4");
    assert_eq!(
        faults(&format!(
            "{}B heundeum 4\nnagari\n",
            shown.replace("3g", "3g heundeum 4")
        )),
        ["5:24 bad-argument", "6:12 bad-argument"]
    );
}

#[test]
fn one_player_alone_has_the_iris() {
    let seven = "rules pagat-50\nset gwangpalli.iris_drops=true\nplayers A B C D E F G\n";
    let verdict = settled(&format!(
        "{seven}B stays\nC drops iris\nD stays\nC sells 8g\nnagari\n"
    ));
    assert_eq!(paid(&verdict), "B>C 2, D>C 2");
    let twice = format!("{seven}B drops iris\nC drops iris\nD stays\nE stays\nnagari\n");
    assert_eq!(faults(&twice), ["5:3 duplicate-card"]);
    let kept = format!("{seven}B drops\nC drops\nD drops\nE drops\nF drops iris\nnagari\n");
    assert_eq!(faults(&kept), ["8:3 wrong-turn"]);
}

/// Returns a record of a table of up to eight that may contain anything, sensible or not.
fn any_record(numbers: &mut Numbers) -> String {
    const NAMES: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];
    const RULES: [&str; 6] = [
        "set gwangpalli.paid=end",
        "set gwangpalli.after_nagari=all",
        "set gwangpalli.iris_drops=true",
        "set pack.jokers=j2,j3",
        "set boar.pot=1",
        "set table_quads=dealer_wins",
    ];
    const ACTS: [&str; 10] = [
        "stays",
        "drops",
        "drops iris",
        "sells 1g 9y",
        "sells 12g j2",
        "sells 11s heundeum 4",
        "sells 1t",
        "takes 7y",
        "quads 5",
        "go",
    ];
    const ENDS: [&str; 6] = [
        "A stop",
        "B stop",
        "nagari",
        "void",
        "C quads 8",
        "D ppuk 6 first",
    ];
    let seated = 2 + numbers.below(7);
    let mut lines = vec![format!("players {}", NAMES[..seated].join(" "))];
    for rule in RULES {
        lines.extend((numbers.below(3) == 0).then(|| rule.to_owned()));
    }
    lines.extend((numbers.below(2) == 0).then(|| "carry 2".to_owned()));
    for _ in 0..numbers.below(3) {
        lines.push(format!("dues {} {}", numbers.one(&NAMES), numbers.below(4)));
    }
    lines.extend((numbers.below(20) == 0).then(|| "table-quads 8".to_owned()));
    let mut stayed = 0;
    for (seat, name) in NAMES.iter().enumerate().take(seated).skip(1) {
        // Decisions come in turn while there is a choice, so that most records are valid.
        if stayed < 2 && stayed + seated - seat > 2 {
            let stays = numbers.below(2);
            stayed += stays;
            lines.push(format!("{name} {}", ["drops", "stays"][stays]));
        }
    }
    lines.extend((numbers.below(2) == 0).then(|| format!("{} sells 8g", NAMES[seated - 1])));
    for _ in 0..numbers.below(2) {
        let who = numbers.one(&NAMES[..seated]);
        lines.push(format!("{who} {}", numbers.one(&ACTS)));
    }
    if numbers.below(2) == 0 {
        lines.push("A takes 1t 2t 3t".to_owned());
    }
    lines.push(numbers.one(&ENDS).to_owned());
    lines.join("\n") + "\n"
}

#[test]
fn whatever_is_told_every_settlement_sums_to_zero() {
    let mut numbers = Numbers::of(27);
    let mut settled = 0;
    for _ in 0..4000 {
        let record = any_record(&mut numbers);
        let Ok(verdict) = Case::read(&record, Opening::default()).settle() else {
            continue;
        };
        settled += 1;
        let sum: i64 = verdict.net.iter().map(|(_, chips)| chips).sum();
        assert_eq!(sum + verdict.next.pot, 0, "{record}");
        let seated = record.lines().next().unwrap().split(' ').skip(1);
        let named = verdict.net.iter().map(|(name, _)| name.as_str());
        assert!(
            seated.zip(named).all(|(seat, name)| seat == name),
            "{record}"
        );
        assert!(
            verdict.payments.iter().all(|paid| paid.from != paid.to),
            "{record}"
        );
        let waits = !verdict.next.dues.is_empty();
        assert!(verdict.winner.is_none() || !waits, "{record}");
    }
    assert!(settled > 400, "only {settled} records held");
}

/// A sold card goes to the stock, from where it can be turned up onto a played card.
#[test]
fn a_sold_triple_can_still_become_a_stack() {
    let record = "players A B C D\nB stays\nC stays\nD sells 12g heundeum 5\n";
    assert_eq!(faults(&format!("{record}A ppuk 5\nnagari\n")), [""; 0]);
    for line in ["A heundeum 5", "A potkan 5"] {
        let told = faults(&format!("{record}{line}\nnagari\n"));
        assert_eq!(told.len(), 1, "{line}: {told:?}");
    }
}

/// Where nobody said who stayed, anybody at the table may have won the amounts; whoever dropped
/// did not.
#[test]
fn amounts_alone_are_won_by_whoever_may_have_played() {
    let open = settled("players A B C D\nnet D +12 A -8 B -4\n");
    assert_eq!(open.winner.as_deref(), Some("D"));
    assert_eq!(open.next.dealer.as_str(), "D");
    assert!(open.is_won_by("D"));
    let dropped = settled("players A B C D\nB drops\nnet B +6 A +2 C -4 D -4\n");
    assert_eq!(dropped.winner.as_deref(), Some("A"));
    assert!(!dropped.is_won_by("B"));
}
