//! Players keep their numbers all evening, whoever deals or sits out.

use crate::support::{Dokbak, shows};

/// Ben wins the first round and deals the second; he is number 2 in both.
#[test]
fn a_number_is_the_same_player_after_the_deal_has_passed() {
    let script = "\
players Aki Ben
rules koikoi
chip none
length 3
2
1t 2t 3t
-
2
6t 9t 10t
-
";
    let dokbak = Dokbak::new().file("game.txt", script);
    let told = dokbak.line("play --script game.txt").run().done();
    shows(
        &told,
        &[
            "Who said shobu? Or the whole round, such as: Ben boar-deer-butterflies\n  1 Aki (dealer), 2 Ben, n draw\n> 2\nBen: what scored? ",
            "\nRound 2 of 3: Ben deals, then Aki.\n",
            "Who said shobu? Or the whole round, such as: Ben boar-deer-butterflies\n  1 Aki, 2 Ben (dealer), n draw\n> 2\nBen: what scored? ",
        ],
    );
}

/// Chul wins the first hand and deals the second, so he sits first there; he stays number 3, and
/// the rows of the table are ordered by number.
#[test]
fn the_numbers_of_three_stay_in_every_question_and_in_the_table() {
    let script = "\
players Ann Bo Chul
rules pagat
chip none
length 3
3
고도리
y
show
2
고도리/Ann go/Chul go
3
";
    let dokbak = Dokbak::new().file("game.txt", script);
    let told = dokbak.line("play --script game.txt").run().done();
    shows(
        &told,
        &[
            "Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> 3\nChul: what scored? ",
            "Hand 2 of 3: Chul deals, then Ann and Bo.\n",
            "Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann, 2 Bo, 3 Chul (dealer), n nagari\n> show\n",
            "\n  Ann                    nothing entered\n  Bo                     nothing entered\n  \
             Chul                   nothing entered\n",
            "> 2\nBo: what scored? (sets, counts or points) 고도리/Ann go/Chul go\n",
            "Dok-bak: Chul pays for Ann too (go-bak",
        ],
    );
    let record = dokbak.line("show 3").run().done();
    assert!(record.contains("Ann go\n"), "{record}");
    assert!(record.contains("Chul go\n"), "{record}");
}
