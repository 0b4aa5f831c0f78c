//! Which problems prove nothing while the ruleset is in doubt.

use crate::record::{Contradiction, Problem};

/// Returns whether this problem might be none under other rules or in another game.
pub(super) const fn rests_on_rules(problem: &Problem) -> bool {
    match problem {
        Problem::NotInPack { .. }
        // How many cards have been surrendered depends on how much junk is owed.
        | Problem::CardNotThere { .. }
        | Problem::StopBelowTarget { .. }
        | Problem::StopNotImproved { .. }
        | Problem::StopAfterGoes { .. }
        | Problem::GoBelowTarget { .. }
        | Problem::GoAfterGoes { .. }
        | Problem::Impossible(_)
        | Problem::Unmade(_)
        | Problem::GoNotImproved { .. }
        | Problem::NotInForce(_)
        | Problem::PileMissing { .. }
        | Problem::ChoiceNeeded(_)
        | Problem::NoYaku { .. }
        | Problem::KoiBelowMin { .. }
        | Problem::KoiNotGrown { .. }
        | Problem::ShobuNotGrown { .. }
        | Problem::UnevenPar { .. }
        | Problem::NotForced { .. }
        | Problem::WrongTurn { .. }
        | Problem::WrongSeats { .. }
        | Problem::SevenNeedJoker
        | Problem::MustDeclare { .. }
        // At some tables stacks, quads or turns without a capture end a hand, and each game ends in
        // its own ways.
        | Problem::AfterEnd
        | Problem::NoEnd { .. }
        | Problem::HeaderOfOtherGame
        | Problem::TooLarge => true,
        Problem::Contradiction(what) => contradiction_rests_on_rules(what),
        Problem::UnknownCard(_)
        | Problem::UnknownMonth { .. }
        | Problem::DuplicateCard { .. }
        | Problem::DuplicateMonth { .. }
        | Problem::SeenBefore { .. }
        | Problem::NotInHand { .. }
        | Problem::MonthNotInHand { .. }
        | Problem::NotOnTable { .. }
        | Problem::MonthNotOnTable { .. }
        | Problem::BadName { .. }
        | Problem::UnknownPlayer { .. }
        | Problem::UnknownLine { .. }
        | Problem::MisplacedWord { .. }
        | Problem::OpenQuote
        | Problem::BadArgument { .. }
        | Problem::Key(_)
        | Problem::UnknownRules { .. }
        | Problem::TooLong(_)
        | Problem::HeaderTwice { .. }
        | Problem::HeaderLate { .. }
        | Problem::WrongAnswer { .. }
        | Problem::NotSaleable { .. }
        | Problem::Unbalanced(_) => false,
    }
}

/// Returns whether this contradiction might be none under other rules.
const fn contradiction_rests_on_rules(what: &Contradiction) -> bool {
    match what {
        Contradiction::GoPoints { .. }
        | Contradiction::TurnedUp { .. }
        | Contradiction::StockEmpty
        | Contradiction::LayoutSize
        | Contradiction::MustPlay { .. }
        | Contradiction::NoTurnDue
        | Contradiction::FactsDisagree { .. }
        | Contradiction::FewerThanNamed { .. }
        | Contradiction::KnownPoints { .. }
        | Contradiction::TooManyGoes { .. }
        | Contradiction::PaidBesideNet
        | Contradiction::NothingOwed { .. } => true,
        Contradiction::PointsAndCards { .. }
        | Contradiction::PointsOfLoser { .. }
        | Contradiction::KnownAndPile { .. }
        | Contradiction::KnownOfWinner { .. }
        | Contradiction::NetSum { .. }
        | Contradiction::TurnsNeedMonth
        | Contradiction::SameName { .. }
        | Contradiction::MonthAgain { .. }
        | Contradiction::PpukOutOfOrder
        | Contradiction::AfterCounts
        | Contradiction::FirstAgain
        | Contradiction::NotJunk { .. }
        | Contradiction::Themselves
        | Contradiction::TurnsTell
        | Contradiction::InStack { .. }
        | Contradiction::HandSize { .. }
        | Contradiction::NotJoker { .. }
        | Contradiction::JokerLaid { .. }
        | Contradiction::WinnerAccused
        | Contradiction::CupOfToldPile { .. }
        | Contradiction::ToldBefore
        | Contradiction::OtherMonth { .. } => false,
    }
}
