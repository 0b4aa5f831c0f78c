//! What `?` explains about each question: what is asked, what it means in the game, which cards are
//! needed, and two or three examples.

use crate::cli::words::explained::explained_by;

explained_by! {
    FirstGostop: [
        "The winner's name (its beginning will do) or number; n if nobody won. Or the whole hand in one line, as people tell it, in any order: sets, counts, points, goes, triples and bombs, what the losers have. Only what is missing is asked.",
        ["  2 godori, 11 junk, 1 go        ", "player 2 won with godori and eleven junk after one go"],
        ["  Bo 7pts brights junk go1       ", "seven points, brights and junk among them"],
        ["  Bo 8pts junk, Ann pi-bak       ", "Ann has too little junk"],
        ["  Bo takes 1g 3gt                ", "line by line: what was captured in one turn"],
    ],
    FirstKoikoi: [
        "Who said shobu and takes the points: the name, its beginning or the number; n: the cards ran out, a draw. The captured cards may follow.",
        ["  2 3g 8g 9y         ", "2 said shobu with these cards"],
        ["  Aki takes 1g 3gt   ", "or line by line: what Aki captured in one turn"],
    ],
    LineGostop: [
        "The next line of the hand: who did what, in the order of play. Who stops, or a name alone, ends it; n is a nagari. What is not in lines is asked after that.",
        ["  Ann takes 1g 3gt   ", "captured in one turn      ", "Bo go, Bo stop   ", "calls"],
        ["  Bo heundeum 5      ", "showed three of May       ", "Ann ppuk 4       ", "made a stack"],
    ],
    LineOther: [
        "The next line of the hand: who did what, in the order of play.",
        ["  Aki takes 1g 3gt   ", "captured in one turn      ", "Aki has 1g 3g    ", "the whole pile"],
        ["  Aki koi, Aki shobu goes on, takes the points draw             ", "nobody wins"],
    ],
    Layout: [
        "The cards that lie on the table at the beginning, jokers replaced: 6, or 8 with two players, in any order. From then on the hand is followed turn by turn. A name, n or a line goes on without that.",
        ["  1gp 2y 3p 5yt      ", "the crane, junk of pine, the warbler ..."],
    ],
    Turn: [
        "The cards of this turn as they are seen: the one played from the hand, then the one turned up. Where two of a month lie there, say which is taken.",
        ["  1t 4p              ", "plays 1t, turns up 4p"],
        ["  1t on 1g 4p        ", "1t takes 1g"],
        ["  b 5 7p             ", "bombs May; turns up 7p     ", "h 5   ", "shows three of May first"],
    ],
    Call: [
        "The player has points enough to stop: s takes them now, g goes on for more and risks them (a go-bak, if somebody else stops). p pushes, where it is played.",
    ],
    Onto: [
        "Two cards of that month lie there, and the card takes one of them: write its code, or the letter of its kind: g bright, y animal, t ribbon, p junk.",
        ("  5y   ", "or   ", "y"),
    ],
    CardsKoikoi: [
        "All the cards that player captured, in any order: month and letter, g bright, y animal, t ribbon, p chaff. Those that make a yaku are enough.",
        ["  3g 8g 9y           ", "flower and moon viewing"],
        ["  1gtpp 11s          ", "all four of January, and 11s"],
    ],
    CardsMinhwatu: [
        "All the cards of this pile: each counts, and the last pile is what the others leave. Month and letters, in any order; none: an empty pile.",
        ["  1gtpp 3g 8p        ", "all four of January, the curtain, a junk of August"],
    ],
    Rest: [
        "Whether the rest of the points holds something that doubles: brights, junk, seven animals.",
        ["  brights junk                   ", "both are among them              ", "none"],
    ],
    Else: [
        "What the winner scored with, as people tell it: sets, counts or points. Goes, triples and bombs may come with it.",
        ["  godori, 11 junk, 1 go          ", "a set, a count, a go"],
        ["  7pts brights junk              ", "points and what is among them"],
        ["  1g 3g 8g                       ", "or the cards one by one"],
    ],
    Sets: [
        "A number of cards does not say whether a set is among them. Write its name if it is.",
        ["  hong-dan                       ", "hong-dan is among them           ", "none"],
    ],
    Told: [
        "Write it as people tell it. < takes the last entry back.",
    ],
    Brights: [
        "Gwang-bak: the winner scores brights, so a loser without one pays double. The brights are 1g 3g 8g 11g 12g (rain).",
        ["  Ann                            ", "Ann is gwang-bak                 ", "none"],
    ],
    BrightsDry: [
        "Here rain (12g) alone does not protect from it.",
    ],
    BrightsShield: [
        "A shield joker protects from it too.",
    ],
    Junk: [
        "Pi-bak: the winner scores junk, so a loser with too little of it pays double. Doubles (11s, 12s, and 9y if you like) are two.",
        ["  Ann                            ", "Ann is pi-bak                    ", "none"],
        ["  Ann 3 junk                     ", "a count answers too"],
    ],
    Animals: [
        ("Meoung-bak: the winner has very many animals, so a loser without one pays double. Animals are 2y 4y 5y 6y 7y 8y 9y 10y 12y.   ", "y has one   ", "n has none"),
        ["  Ann                            ", "Ann is meoung-bak                ", "none"],
    ],
    Ribbons: [
        "Tti-bak: the winner scores ribbons, so a loser without one pays double.",
        ["  Ann                            ", "Ann is tti-bak                   ", "none"],
    ],
    Boar: [
        ("The boar (7y) brings the boar's pot. Who captured it: a name or a number; Enter: nobody.   ", "2"),
    ],
    Koi: [
        "How often that player said koi-koi, going on with a yaku instead of taking the points: that multiplies at this table. Enter: as often as stands in the brackets.",
    ],
    LastYaku: [
        "The round was drawn; here who formed or improved a yaku last is paid for it. A name or a number; Enter: as in the brackets.",
    ],
    FieldBrights: [
        ("How many brights were dealt to the field, face up, at the beginning: they multiply the round here. Enter: none.   ", "1"),
    ],
    Field: [
        ("What lies on the field at the end: weather among it spoils the viewings here. Enter: nothing that matters.   ", "11p 12s"),
    ],
    Gives: [
        ("Junk was owed and given by choice, and here it matters which card. Write its code.   ", "4p"),
    ],
    Accepts: [
        "Syodang: a player who can no longer win safely offers a nagari. y accepts; n refuses, and pays for the others if that player then wins.",
    ],
    Stay: [
        "More sit at the table than play. s (or Enter): plays this hand; d: drops out. The last ones are forced out where there is no room, and may sell (gwangpalli).",
    ],
    Sells: [
        "Who is forced out sells brights, 9y, 11s, 12s and jokers of the hand (gwangpalli) and is paid for each. h 4 after them: a triple of April. Enter: nothing.",
        ["  1g 9y              ", "8g h 4"],
    ],
    Help: [
        "  < goes back, m opens menus; help lists all that can be typed.",
    ],
}
