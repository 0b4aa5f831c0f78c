//! What `?` explains about each question: what is asked, what it means in the game, which cards are
//! needed, and two or three examples.

use crate::cli::words::explained::explained_by;

explained_by! {
    FirstGostop: [
        "The winner's name (its beginning will do) or number; n if nobody won. Or the whole \
         hand in one line, as people tell it, in any order: sets, counts, points, goes, \
         triples and bombs, what the losers have. You are only asked what is missing.",
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
        "The next line of the hand: who did what, in order of play. A stop, or a name alone, \
         ends it; n is a nagari. Whatever is still missing is asked after that.",
        ["  Ann takes 1g 3gt   ", "captured in one turn      ", "Bo go, Bo stop   ", "calls"],
        ["  Bo heundeum 5      ", "showed three of May       ", "Ann ppuk 4       ", "made a stack"],
    ],
    LineOther: [
        "The next line of the hand: who did what, in order of play.",
        ["  Aki takes 1g 3gt   ", "captured in one turn      ", "Aki has 1g 3g    ", "the whole pile"],
        ["  Aki koi, Aki shobu goes on, takes the points draw             ", "nobody wins"],
    ],
    Layout: [
        "The cards on the table at the start, with jokers replaced: 6, or 8 with two players, \
         in any order. From then on the hand is followed turn by turn. A name, n or a line \
         does without that.",
        ["  1gp 2y 3p 5yt      ", "the crane, junk of pine, the warbler ..."],
    ],
    Turn: [
        "The cards of this turn in order: the one played from the hand, then the one turned \
         up. If two of a month lie there, say which is taken.",
        ["  1t 4p              ", "plays 1t, turns up 4p"],
        ["  1t on 1g 4p        ", "1t takes 1g"],
        ["  b 5 7p             ", "bombs May; turns up 7p     ", "h 5   ", "shows three of May first"],
    ],
    Call: [
        "The player has enough points to stop: s takes them now, g goes on for more and risks \
         them (a go-bak, if somebody else stops). p pushes, if your table plays that.",
    ],
    Onto: [
        "Two cards of that month lie there, and the card takes one of them: write its code, or the letter of its kind: g bright, y animal, t ribbon, p junk.",
        ("  5y   ", "or   ", "y"),
    ],
    CardsKoikoi: [
        "All the cards that player captured, in any order: month and letter, g bright, y \
         animal, t ribbon, p chaff. Only the ones that make a yaku are needed.",
        ["  3g 8g 9y           ", "flower and moon viewing"],
        ["  1gtpp 11s          ", "all four of January, and 11s"],
    ],
    CardsMinhwatu: [
        "All the cards in this pile: every card counts, and the last pile gets whatever is \
         left. Month and letters, in any order; none: an empty pile.",
        ["  1gtpp 3g 8p        ", "all four of January, the curtain, a junk of August"],
    ],
    Rest: [
        "Do the other points include something that doubles: brights, junk, seven animals?",
        ["  brights junk                   ", "both are among them              ", "none"],
    ],
    Else: [
        "What the winner scored with, as people tell it: sets, counts or points. Goes, triples and bombs may come with it.",
        ["  godori, 11 junk, 1 go          ", "a set, a count, a go"],
        ["  7pts brights junk              ", "points and what is among them"],
        ["  1g 3g 8g                       ", "or the cards one by one"],
    ],
    Sets: [
        "A number of cards does not say whether they include a set. If they do, type its name.",
        ["  hong-dan                       ", "hong-dan is among them           ", "none"],
    ],
    Told: [
        "Type it the way people say it. < takes back the last entry.",
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
        ["  Ann 3 junk                     ", "a count works too"],
    ],
    Animals: [
        ("Meoung-bak: the winner has many animals, so a loser without one pays double. \
             Animals are 2y 4y 5y 6y 7y 8y 9y 10y 12y.   ", "y has one   ", "n has none"),
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
        "How often that player said koi-koi, going on with a yaku instead of taking the \
         points; at this table that multiplies. Enter: the number in brackets.",
    ],
    KoiInDraw: [
        "In a draw here the higher yaku score, but only if somebody said koi-koi.",
    ],
    LastYaku: [
        "The round was a draw; at this table the last player to form or improve a yaku is paid \
         for it. A name or a number; Enter: the answer in brackets.",
    ],
    FieldBrights: [
        ("How many brights were dealt face up to the field; at this table they multiply the \
             round. Enter: none.   ", "1"),
    ],
    Field: [
        ("The cards on the field at the end; at this table, weather cards among them spoil \
             the viewings. Enter: none that matter.   ", "11p 12s"),
    ],
    Gives: [
        ("The player could choose which junk to give, and here it matters which card. Type \
             its code.   ", "4p"),
    ],
    Accepts: [
        "Syodang: a player who can no longer win safely offers a nagari. y accepts; n refuses, and pays for the others if that player then wins.",
    ],
    Stay: [
        "There are more people at the table than can play. s (or Enter): plays this hand; d: \
         drops out. The last ones are forced out if there is no room, and may sell \
         (gwangpalli).",
    ],
    Sells: [
        "A player who is forced out may sell brights, 9y, 11s, 12s and jokers from the hand \
         (gwangpalli), and is paid for each. h 4 after them: a triple of April. Enter: nothing.",
        ["  1g 9y              ", "8g h 4"],
    ],
    Help: [
        "  < goes back, m opens menus; help lists everything you can type.",
    ],
}
