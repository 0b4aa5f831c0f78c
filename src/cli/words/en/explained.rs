//! What `?` says of each question: what is asked, what it means in the game, which cards are needed,
//! and two or three examples.

use crate::cli::words::explained_by;

explained_by! {
    FirstGostop: [
        "Who won the hand: the name, its beginning or the number; n: nobody (nagari). What else you know may follow, in any order: cards or points, goes, months shown (s) or bombed (b). What can matter besides is asked after that.",
        "  2 godori go2 s5    2 won with godori, said go twice, showed three of May",
        "  Ann 7pts g p go1   7 points, brights and junk among them, one go",
        "  Bo takes 1g 3gt    or line by line: what Bo captured in one turn",
    ],
    FirstKoikoi: [
        "Who said shobu and takes the points: the name, its beginning or the number; n: the cards ran out, a draw. The captured cards may follow.",
        "  2 3g 8g 9y         2 said shobu with these cards",
        "  Aki takes 1g 3gt   or line by line: what Aki captured in one turn",
    ],
    LineGostop: [
        "The next line of the hand: who did what, in the order of play. Who stops, or a name alone, ends it; n is a nagari. What is not in lines is asked after that.",
        "  Ann takes 1g 3gt   captured in one turn      Bo go, Bo stop   calls",
        "  Bo heundeum 5      showed three of May       Ann ppuk 4       made a stack",
    ],
    LineOther: [
        "The next line of the hand: who did what, in the order of play.",
        "  Aki takes 1g 3gt   captured in one turn      Aki has 1g 3g    the whole pile",
        "  Aki koi, Aki shobu goes on, takes the points draw             nobody wins",
    ],
    Layout: [
        "The cards that lie on the table at the beginning, jokers replaced: 6, or 8 with two players, in any order. From then on the hand is followed turn by turn. A name, n or a line goes on without that.",
        "  1gp 2y 3p 5yt      the crane, junk of pine, the warbler ...",
    ],
    Turn: [
        "The cards of this turn as they are seen: the one played from the hand, then the one turned up. Where two of a month lie there, say which is taken.",
        "  1t 4p              plays 1t, turns up 4p",
        "  1t on 1g 4p        1t takes 1g",
        "  b 5 7p             bombs May; turns up 7p     h 5   shows three of May first",
    ],
    Call: [
        "The player has points enough to stop: s takes them now, g goes on for more and risks them (a go-bak, if somebody else stops). p pushes, where it is played.",
    ],
    Onto: [
        "Two cards of that month lie there, and the card takes one of them: write its code, or the letter of its kind: g bright, y animal, t ribbon, p junk.",
        "  5y   or   y",
    ],
    CardsGostop: [
        "The cards the winner captured. Those that score are enough, in any order; if junk scores, all the junk. Month and letter: g bright, y animal, t ribbon, p junk.",
        "  1g 3g 8g           three brights     4pp 5p 11s   junk, 11s a double",
        "  godori, moon, cup  a set or a card by its name",
        "  7pts g p           or the points alone, brights and junk among them",
    ],
    CardsKoikoi: [
        "All the cards that player captured, in any order: month and letter, g bright, y animal, t ribbon, p chaff. Those that make a yaku are enough.",
        "  3g 8g 9y           flower and moon viewing",
        "  1gtpp 11s          all four of January, and 11s",
    ],
    CardsMinhwatu: [
        "All the cards of this pile: each counts, and the last pile is what the others leave. Month and letters, in any order; none: an empty pile.",
        "  1gtpp 3g 8p        all four of January, the curtain, a junk of August",
    ],
    Among: [
        "Which kinds are among the points: who has none of that kind, or too little junk, may pay double (gwang-bak, pi-bak). Letters, in any order; Enter: none of them.",
        "  g p        brights and junk          y7         seven animals",
    ],
    Goes: [
        "How often the winner said go, going on for more where a stop was possible. Each go pays more, and needs more points than the one before. Enter: never.   2",
    ],
    Heundeum: [
        "Heundeum: the winner showed three cards of one month from the hand before playing, which multiplies the win. Write that month; Enter: none.",
        "  5          three of May       5 11       two triples",
    ],
    Bombs: [
        "A bomb: three of a month from the hand at once on the fourth on the table, which multiplies the win. Write the month; Enter: none.   8",
    ],
    FirstSweep: [
        "Whether the winner took all four of a month in the first turn. Write the month; Enter: none.   3",
    ],
    OthersGo: [
        "Losers who had said go: who did it last pays for the others (go-bak). Names or numbers, the last one last; Enter: nobody.   3 1",
    ],
    Besides: [
        "What else happened to the winner, in one line and any order; Enter: nothing.",
    ],
    BesidesGoes: [
        "  go2        said go twice, going on where a stop was possible",
    ],
    BesidesShown: [
        "  s5         heundeum: showed three of May, which multiplies the win",
    ],
    BesidesBombed: [
        "  b8         bombed August: three from the hand on the fourth on the table",
    ],
    BesidesSweep: [
        "  f3         took all four of March in the first turn",
    ],
    BesidesOthers: [
        "  Bo go      Bo had said go too; of several the last one last (go-bak)",
    ],
    Brights: [
        "Gwang-bak: the winner scores brights, so a loser without one pays double. The brights are 1g 3g 8g 11g 12g (rain).",
        "  y has one          n has none           2   or how many",
    ],
    BrightsDry: [
        "Here rain (12g) alone does not protect from it.",
    ],
    BrightsShield: [
        "A shield joker protects from it too.",
    ],
    Junk: [
        "Pi-bak: the winner scores junk, so a loser with too little of it pays double. Doubles (11s, 12s, and 9y if you like) are two.",
        "  y enough           n less               3   or how much it is",
    ],
    Animals: [
        "Meoung-bak: the winner has very many animals, so a loser without one pays double. Animals are 2y 4y 5y 6y 7y 8y 9y 10y 12y.   y has one   n has none",
    ],
    Ribbons: [
        "Tti-bak: the winner scores ribbons, so a loser without one pays double.",
        "  y has one          n has none",
    ],
    NoCards: [
        "Who has not captured a single card pays nothing at this table. Names or numbers; Enter: everybody has some.   2",
    ],
    Boar: [
        "The boar (7y) brings the boar's pot. Who captured it: a name or a number; Enter: nobody.   2",
    ],
    Koi: [
        "How often that player said koi-koi, going on with a yaku instead of taking the points: that multiplies at this table. Enter: as often as stands in the brackets.",
    ],
    LastYaku: [
        "The round was drawn; here who formed or improved a yaku last is paid for it. A name or a number; Enter: as in the brackets.",
    ],
    FieldBrights: [
        "How many brights were dealt to the field, face up, at the beginning: they multiply the round here. Enter: none.   1",
    ],
    Field: [
        "What lies on the field at the end: weather among it spoils the viewings here. Enter: nothing that matters.   11p 12s",
    ],
    Gives: [
        "Junk was owed and given by choice, and here it matters which card. Write its code.   4p",
    ],
    Accepts: [
        "Syodang: a player who can no longer win safely offers a nagari. y accepts; n refuses, and pays for the others if that player then wins.",
    ],
    Stay: [
        "More sit at the table than play. s (or Enter): plays this hand; d: drops out. The last ones are forced out where there is no room, and may sell (gwangpalli).",
    ],
    Sells: [
        "Who is forced out sells brights, 9y, 11s, 12s and jokers of the hand (gwangpalli) and is paid for each. h 4 after them: a triple of April. Enter: nothing.",
        "  1g 9y              8g h 4",
    ],
    Others: [
        "Whatever else brings chips: a line for each, and Enter when that is all.",
        "  Bo ppuk 4 first    Bo made a stack in the first turn",
        "  Ann chok           also ttadak, sseul, stack, ja-ppuk",
        "  Bo gives 1p to Ann junk that was surrendered      m   all of it as a menu",
    ],
    Rest: [
        "  < goes back, m opens menus; help lists all that can be typed.",
    ],
}
