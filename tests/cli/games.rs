//! Evenings of other games, and `dokbak close`.

use crate::support::{Dokbak, shows};

const KOI_KOI: &str = "\
players Aki Ben
rules koikoi
chip 100 KRW
length 3
Ben
3g 8g 9y 11gytp 1t 2t 3t
2
draw
Aki
1t 2t 3t
-
";

/// Poetry with a further ribbon 6, two viewings 5 each: 16, doubled for seven or more, and doubled
/// for the opponent's koi-koi. The difference of the totals, 64 - 5, is owed at the end.
#[test]
fn a_game_of_koi_koi_is_played_round_by_round_and_settled_by_points() {
    let dokbak = Dokbak::new().file("game.txt", KOI_KOI);
    let told = dokbak.line("play --script game.txt").run().done();
    shows(
        &told,
        &[
            "\nRound 1 of 3: Aki deals, then Ben.\n",
            "Who said shobu? Or the whole round, such as: Ben boar-deer-butterflies\n  1 Aki (dealer), 2 Ben, n draw\n> Ben\nBen: what scored? (sets, counts or points) 3g 8g",
            "How often did Aki say koi-koi? [0, at most 8] 2\n",
            "\nShobu: Ben scores 64 points.\n",
            "\n16 × 2 × 2 = 64\n",
            "\nPoints: Aki 0, Ben 64.\n",
            "\nRound 2 of 3: Ben deals, then Aki.\n",
            "\nDraw: nobody scores.\n",
            "\nRound 3 of 3: Ben deals, then Aki.\n",
            "\nPoints: Aki 5, Ben 64.\n",
            "Aki hands Ben 59 chips (5,900 KRW).\nThe evening is closed.\n",
        ],
    );
    let log = dokbak.line("log").run().done();
    shows(
        &log,
        &["scores 64 points.  Aki 0, Ben 64\n", "Ben 0, Aki 5\n"],
    );
    let standings = dokbak.line("standings").run().done();
    shows(
        &standings,
        &[
            "  Player  Chips       Money  Games  Gains  Best  Worst\n",
            "  Ben       +59   5,900 KRW      1      1   +59      0\n",
            "  Aki       -59  -5,900 KRW      1      0     0    -59\n",
        ],
    );
    let session = dokbak.line("standings --session 1").run().done();
    shows(
        &session,
        &["  Ben       +59", "\nPoints of DATE (TODAY), 3 rounds:\n"],
    );
    let player = dokbak.line("standings --player ben").run().done();
    shows(
        &player,
        &[
            "\n  Day  ",
            "Hand  Chips      Money\n",
            "+59  5,900 KRW  settled up\n",
        ],
    );
    assert!(!player.contains("Aki"), "{player}");
}

/// Until it is settled, a game has points and no chips, and its rounds are counted rather than
/// hands.
#[test]
fn points_stand_by_themselves_until_a_game_is_settled() {
    let open = KOI_KOI.replace("length 3", "length 4");
    let dokbak = Dokbak::new().file("game.txt", &open);
    dokbak.line("play --script game.txt").run().done();
    let points = "  Player  Points  Rounds  Won  Best
  Ben         64       3    1    64
  Aki          5       3    1     5
";
    let told = dokbak.line("standings").run().done();
    assert_eq!(
        told,
        format!("Points of DATE (TODAY), 3 rounds, not settled yet:\n{points}")
    );
    let told = dokbak.line("standings --player BEN").run().done();
    assert!(
        told.ends_with("  Ben         64       3    1    64\n"),
        "{told}"
    );
    let closed = dokbak.line("close").run().done();
    shows(
        &closed,
        &[
            &format!("This evening, 3 rounds:\n{points}"),
            "\nAki hands Ben 59 chips",
        ],
    );
}

/// If points move as chips, a draw does not turn the game into one for points.
#[test]
fn a_game_in_chips_stands_in_chips() {
    let script = "players Aki Ben\nrules koikoi zero_sum=true\nchip none\nlength 4\n\
                  draw\nAki\n1t 2t 3t\n-\n";
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run().done();
    shows(
        &told,
        &["Standing: Aki 0, Ben 0.", "Standing: Aki +5, Ben -5."],
    );
    let told = dokbak.line("standings").run().done();
    shows(&told, &["At the table", "  Aki        +5             2"]);
}

#[test]
fn a_session_without_hands_is_closed_without_a_table() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nrules pagat\nchip none\nlength 3\nBo takes 1g\n";
    dokbak.line("play --script -").stdin(script).run().done();
    let told = dokbak.line("close --discard").run().done();
    assert_eq!(told, "\nNothing was played here.\nThe evening is closed.\n");
}

#[test]
fn a_game_to_a_total_ends_when_it_is_reached() {
    let script = "players Aki Ben\nrules koikoi until=10\nBen\n1t 2t 3t 6t 9t 10t\n-\n";
    let dokbak = Dokbak::new().file("game.txt", script);
    let told = dokbak.line("play --script game.txt").run().done();
    shows(
        &told,
        &[
            "\nRound 1: Aki deals",
            "Points: Aki 0, Ben 20.\n",
            "Aki hands Ben 20 chips.\n",
        ],
    );
}

/// The prompt asks exactly the questions that a variant of Koi-Koi makes relevant.
#[test]
fn koi_koi_asks_what_its_rules_make_matter() {
    let script = "\
players Aki Ben
rules koikoi koi=anyone counting=both field=count viewing.weather=true
Aki has 3g 9y 1t 2t 3t
Aki
-
1
8g 7y 10y 6y
2
11t
";
    let dokbak = Dokbak::new().file("game.txt", script);
    let told = dokbak.line("play --script game.txt").run();
    // Willow on the field spoils the viewing, so Aki has poetry (5); Ben's boar, deer and
    // butterflies (5) count too: 10, doubled for seven or more and for koi-koi, and tripled for two
    // brights.
    shows(
        &told.done(),
        &[
            "How often did Aki say koi-koi? [0, at most 7] -\n",
            "How often did Ben say koi-koi? [0, at most 8] 1\n",
            "Ben's cards? 8g 7y 10y 6y\n",
            "How many brights were dealt to the field? [0] 2\n",
            "Which cards lie on the field? [none] 11t\n",
            "\nShobu: Aki scores 120 points.\n",
        ],
    );
}

/// The field is typed as dealt; the program sees that it is a misdeal and asks nothing. Anything
/// the table writes or calls after that belongs to the same deal.
#[test]
fn a_field_that_is_a_misdeal_is_dealt_again() {
    let script = "players Aki Ben\nrules koikoi\nlength open\ntable 1gtpp 2yt 3gt\nAki takes 6y 7y 10y\nvoid\ny\n1\n1g 3g 8g\n0\n";
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run().done();
    shows(
        &told,
        &[
            "Void: the hand is dealt again.\n",
            "Shobu: Aki scores 6 points.\n",
        ],
    );
    assert_eq!(told.matches("Written as").count(), 2, "{told}");
}

#[test]
fn a_last_pile_of_min_hwatu_that_is_not_what_the_others_leave_voids_the_hand() {
    // 3t is in both piles and 7y in none: somebody cheated, and nobody pays.
    let script = "\
players Ann Bo
rules minhwatu
Ann has 1gtpp 2ytpp 3gtpp 4ytpp 5ytpp 6ytpp
Bo has 7tpp 8gypp 9ytpp 10ytpp 11gspp 12gyts 3t
";
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run().done();
    shows(
        &told,
        &["7y", "3t", "Written as hand 1.\nStanding: Ann 0, Bo 0.\n"],
    );
    assert!(!told.contains("Written as hand 2"), "{told}");
    // If the script confirms the verdict, the line belongs to the next hand.
    let dokbak = Dokbak::new();
    let script = script.replace("\nBo has", "\ny\nBo has");
    let told = dokbak.line("play --script -").stdin(&script).run().done();
    assert!(told.contains("Written as hand 2"), "{told}");
}

#[test]
fn min_hwatu_asks_for_the_piles_and_knows_the_last() {
    let script = "\
players Ann Bo Chul
rules minhwatu
chip none
length 1
1gtpp 2ytpp 3gtpp 11gspp
4ytpp 5ytpp 6ytpp 7ytpp
";
    let dokbak = Dokbak::new().file("game.txt", script);
    let told = dokbak.line("play --script game.txt").run().done();
    shows(
        &told,
        &[
            "Ann's cards? 1gtpp 2ytpp 3gtpp 11gspp\nBo's cards? 4ytpp 5ytpp 6ytpp 7ytpp\n",
            "\nCounted: the piles make up the pack.\n",
            "  Ann        85  +140           -60    165      +85\n",
            "  Bo         60   +40          -110    -10      -90\n",
            "  Chul       95   +80           -90     85       +5\n",
            "  Ann       +85  from Bo 85\n  Bo        -90  to Ann 85, Chul 5\n",
            "The evening is closed.\n",
        ],
    );
}

#[test]
fn cards_that_are_not_the_pack_are_named() {
    let record = "rules minhwatu\nplayers Ann Bo\nAnn has 1gtpp 2ytpp\nBo has 1g 3gtpp\n";
    let dokbak = Dokbak::new().file("hand.hwatu", record);
    let told = dokbak.line("settle hand.hwatu").run().done();
    shows(
        &told,
        &[
            "The piles do not make up the pack, so nobody pays.\n",
            "Missing: 4ytpp 5ytpp 6ytpp 7ytpp 8gypp 9ytpp 10ytpp 11gspp 12gyts.\n",
            "More often than in the pack: 1g.\n",
        ],
    );
}

#[test]
fn a_session_is_closed_from_the_command_line() {
    let dokbak = Dokbak::new();
    let none = dokbak.line("close").run();
    assert_eq!(none.status, Some(1));
    assert!(
        none.stderr.starts_with("Nothing is written yet"),
        "{}",
        none.stderr
    );
    let script = "players Ann Bo\nrules wikipedia\nchip none\nlength open\nAnn takes 1t 2t 3t 4t 5t 7t\nAnn stop\ny\nBo takes 1g\n";
    let dokbak = dokbak.file("evening.txt", script);
    dokbak.line("play --script evening.txt").run().done();
    let begun = dokbak.line("close").run();
    assert_eq!(begun.status, Some(1));
    assert!(begun.stderr.contains("1 entry"), "{}", begun.stderr);
    let closed = dokbak.line("close --session 1 --discard").run().done();
    shows(
        &closed,
        &[
            "This evening, 1 hand:",
            "Bo hands Ann 8 chips.\nThe evening is closed.\n",
        ],
    );
    let again = dokbak.line("close --session 1").run();
    assert_eq!(again.status, Some(2), "{}", again.stderr);
    assert_eq!(dokbak.line("close").run().status, Some(1));
    dokbak.line("verify").run().done();
}

/// Under palssari, wisteria and bush clover junk differ from other junk, so the giver's choice
/// matters; only a player who has both is asked.
#[test]
fn the_giver_is_asked_which_junk_only_where_it_matters() {
    let script = "\
players Ann Bo Chul
rules pagat palssari=8
chip none
length 1
Bo takes 4pp 8p
Chul takes 5pp
Ann takes 1gp
Ann chok
8p
Ann takes 1t 2t 3t
Ann stop
";
    let dokbak = Dokbak::new().file("evening.txt", script);
    let told = dokbak.line("play --script evening.txt").run().done();
    shows(
        &told,
        &[
            "> Ann chok\n",
            "Which junk did Bo surrender? 8p\n",
            "> Ann takes 1t 2t 3t\n",
        ],
    );
    let shown = dokbak.line("show 2").run().done();
    shows(&shown, &["  Ann chok\n", "  Bo gives 8p to Ann\n"]);
}

/// Tsukifuda belongs to games of twelve rounds; an open game does not have it in any round.
#[test]
fn cards_of_the_month_count_in_games_of_twelve_alone() {
    for (length, points) in [
        ("12", "18 points"),
        ("open", "5 points"),
        ("24", "5 points"),
    ] {
        let script = format!(
            "players Aki Ben\nrules koikoi\nchip none\nlength {length}\nAki takes 1gtpp 9y 3g\nAki shobu\n-\n"
        );
        let told = Dokbak::new().line("play --script -").stdin(&script).run();
        // All of January 4 and flower viewing 5: 9, doubled.
        assert!(
            told.stdout.contains(&format!("Aki scores {points}.")),
            "{length}: {}",
            told.stdout
        );
    }
}

#[test]
fn a_wrong_value_on_the_command_line_is_told_by_the_game_that_has_the_key() {
    let record = "rules koikoi\nplayers Aki Ben\ndraw\n";
    let dokbak = Dokbak::new().file("round.hwatu", record);
    let told = dokbak.line("settle round.hwatu --set koi=banana").run();
    assert_eq!(told.status, Some(2));
    assert!(
        told.stderr
            .contains("koi cannot be \"banana\"; it takes opponent, self"),
        "{}",
        told.stderr
    );
    let told = dokbak.line("score 1t 2t --rules koikoi").run().done();
    shows(&told, &["  Next", "  poetry ribbons (赤短)", "3t\n"]);
    let unfinished = dokbak
        .line("settle -")
        .stdin("rules koikoi\nplayers Aki Ben\n")
        .run();
    assert!(
        unfinished
            .stderr
            .contains("\"NAME shobu\", \"draw\" or \"void\""),
        "{}",
        unfinished.stderr
    );
}

/// A round played for chips has paid already: the end of its session adds nothing, even if there
/// was no other round.
#[test]
fn one_round_for_chips_is_counted_once() {
    let dokbak = Dokbak::new();
    let script = "players Aki Ben\nrules koikoi\nchip none\nlength 1\nset zero_sum=true\nAki koi\n\
                  Ben has 6t 9t 10t\nBen shobu\ny\n";
    dokbak.line("play --script -").stdin(script).run().done();
    let standings = dokbak.line("standings --json").run().done();
    for player in ["Aki", "Ben"] {
        let of = standings.split(&format!("\"{player}\"")).nth(1).unwrap();
        let of = of.split('}').next().unwrap();
        assert!(of.contains("\"hands\":1,"), "{standings}");
    }
    dokbak.line("verify --deep").run().done();
    dokbak.line("verify --recount").run().done();
    assert_eq!(dokbak.line("standings --json").run().done(), standings);
}

/// A pack of 250 points has no par of 80 for three; the line before the first hand says it.
#[test]
fn a_par_that_does_not_fit_has_its_place_in_a_script() {
    let script = "players A B C\nrules minhwatu\nset points.november_double=10\nA has 1g\n";
    let told = Dokbak::new().line("play --script -").stdin(script).run();
    assert_eq!(told.status, Some(1), "{told:?}");
    let why =
        "standard input:3:1: the points of the pack come out even at par.three=83; set that\n";
    assert_eq!(told.stderr, why);
    let put_right = script.replace("A has 1g\n", "set par.three=83\nA has 1g\n");
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(&put_right)
        .run();
    assert!(told.stdout.contains("A has 1g"), "{told:?}");
}
