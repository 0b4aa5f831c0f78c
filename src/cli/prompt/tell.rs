//! What an evening reports on the screen.

use super::evening::EveningPrompt;
use super::{paid_now, show};
use crate::cli::copied;
use crate::cli::draw::{self, VerdictView, session as drawn};
use crate::cli::error::Failure;
use crate::cli::reading::money::due;
use crate::cli::screen::Styled;
use crate::cli::words::{below, refused, say};
use crate::evening::again::{Again, Correction};
use crate::evening::ask::WaitingFor;
use crate::evening::hand::{self, HandState};
use crate::evening::told::{SessionStanding, Told};
use crate::evening::written::WrittenHand;
use crate::ledger::SessionId;
use crate::report::session::SessionSoFar;
use crate::rules::Game;
use crate::verdict::Verdict;
use crate::words::Numbering;
use crate::words::evening::ComparedTo;

impl EveningPrompt<'_> {
    /// Shows a report on the screen.
    #[expect(clippy::too_many_lines, reason = "a row for each thing that is told")]
    pub(super) fn tell(&mut self, told: &Told) -> Result<(), Failure> {
        let lang = self.screen.lang();
        match told {
            Told::StillOpen {
                session,
                hands,
                entries,
            } => {
                let called = self.keeper.ledger().called(*session)?.evening;
                let players = self.keeper.ledger().session(*session)?.body.players;
                let offer = say!(lang, resume_offer(&called, &players, *hands, *entries));
                self.screen.prose(&offer)?;
            }
            Told::LeftOpen(session) => {
                let open = self.keeper.ledger().called(*session)?.evening;
                self.screen.prose(&say!(lang, left_open(&open)))?;
            }
            Told::SetupKept => self.screen.prose(say!(lang, setup_kept()))?,
            Told::FirstDeal {
                deal,
                game,
                calendar,
            } => {
                let dealer = say!(lang, first_deal(deal, *game, *calendar));
                self.screen.prose(format!("  {dealer}"))?;
            }
            Told::NewHere(new) => self.screen.prose(&say!(lang, new_here(new)))?,
            Told::HandBegins { start, number, now } => {
                let state = &now.state;
                let title = say!(
                    lang,
                    hand_title(
                        start.ruleset.game(),
                        *number,
                        &start.players,
                        state.gostop().map_or(0, |(hand, _)| hand.carry),
                        state.gostop().map_or(0, |(hand, _)| hand.pot),
                        state.gostop().map_or(&[], |(hand, _)| &hand.dues),
                    )
                );
                self.screen.line("")?;
                self.screen.paragraph(&Styled::heading(title))?;
            }
            Told::NoTurnsHere => self.screen.prose(say!(lang, no_turns_here()))?,
            Told::Refused(refusal) => {
                self.screen.prose(refused(say!(lang, refusal(refusal))))?;
            }
            Told::LeftOut(text) => self.screen.line(below(say!(lang, left_out(text))))?,
            Told::Entered(all) => show::entered(self.screen, all)?,
            Told::Stands(now) => self.draw_state(&now.state)?,
            Told::Taken {
                before,
                after,
                line,
                board,
            } => {
                let (before, after) = (&before.state, &after.state);
                self.read_back(before, after)?;
                if *line {
                    show::told(self.screen, before, after)?;
                    show::running(self.screen, after)?;
                }
                paid_now::tell(self.screen, before, after)?;
                if *board {
                    show::board(self.screen, after)?;
                }
                self.draw_verdict(after)?;
            }
            Told::Understood { before, after } => self.read_back(&before.state, &after.state)?,
            Told::TakenBack { text, giver } => {
                let text = as_typed(text);
                let told = if giver.is_empty() {
                    below(say!(lang, taken_back(text)))
                } else {
                    below(say!(lang, taken_back_from(text, giver)))
                };
                self.screen.line(told)?;
            }
            Told::TapTakenBack(given) => {
                let game = self
                    .keeper
                    .evening()
                    .play()
                    .map(|play| play.state().ruleset.game());
                let text = say!(lang, tap_said(&given.tap, game.unwrap_or(Game::GoStop)));
                self.screen
                    .line(below(say!(lang, taken_back_from(&text, &given.giver))))?;
            }
            Told::NothingToUndo => self.screen.line(below(say!(lang, nothing_to_undo())))?,
            Told::NothingChanged => self.screen.line(below(say!(lang, nothing_changed())))?,
            Told::WonInstead(name) => self.screen.prose(below(say!(lang, won_instead(name))))?,
            Told::TakesNow {
                player,
                took,
                calendar,
            } => self
                .screen
                .prose(below(say!(lang, takes_now(player, *took, *calendar))))?,
            Told::Doubted(now) => {
                let further = hand::may_follow(&now.state.told);
                let help = say!(lang, verdict_help(further, now.state.has_winner()));
                self.screen.prose(&help)?;
            }
            Told::Kept {
                game,
                hand,
                entries,
                tracked,
            } => {
                self.screen.line("")?;
                let kept = say!(lang, kept(*game, *hand, *entries, *tracked));
                self.screen.line(kept)?;
            }
            Told::HandWritten(hand) => {
                let called = self.keeper.ledger().hand_called(hand)?;
                self.screen.prose(&say!(lang, written(&called)))?;
            }
            Told::Standing(standing) => self.tell_standing(standing)?,
            Told::WordForMoney => {
                let hint = Styled::hint(say!(lang, word_for_handed_over()));
                self.screen.paragraph(&hint)?;
            }
            Told::SettledUp(so_far) => {
                drawn::table(so_far, self.keeper.ledger(), self.screen)?;
                due::tell(so_far, self.keeper.ledger(), self.screen)?;
            }
            Told::SettledBefore(session) => {
                let so_far = SessionSoFar::read(self.keeper.ledger(), *session)?;
                due::tell(&so_far, self.keeper.ledger(), self.screen)?;
            }
            Told::Closed => self.tell_closed()?,
            Told::TableNext(next) => self.screen.prose(&say!(lang, table_next(next)))?,
            Told::WorthThatAlready => self.screen.line(below(say!(lang, worth_that_already())))?,
            Told::GoneOn => self.screen.prose(say!(lang, gone_on()))?,
            Told::WrittenHand(written) => {
                let name = self.keeper.ledger().hand_called(&written.hand.name())?;
                draw::hand_head(self.screen, &written.hand, &name, None)?;
                let verdict = written.names.in_verdict(written.before.clone());
                draw::hand_in_words(self.screen, &verdict)?;
            }
            Told::AskedAgain(hand, game) => {
                let name = self.keeper.ledger().hand_called(hand)?;
                let hint = Styled::hint(say!(lang, asked_again(*game, &name)));
                self.screen.paragraph(&hint)?;
            }
            Told::NotAskedAgain(hand, game) => {
                let name = self.keeper.ledger().hand_called(hand)?;
                self.screen
                    .prose(&say!(lang, not_asked_again(*game, &name)))?;
            }
            Told::Compared(again) => self.compare(again)?,
            Told::AllAsBefore(hand, game) => {
                let name = self.keeper.ledger().hand_called(hand)?;
                self.screen
                    .prose(&say!(lang, all_as_before(*game, &name)))?;
            }
            Told::StaysAsWritten(hand, game) => {
                let name = self.keeper.ledger().hand_called(hand)?;
                self.screen
                    .prose(&say!(lang, stays_as_written(*game, &name)))?;
            }
            Told::Corrected(correction) => self.tell_corrected(correction)?,
            Told::ClaimsTakenUp(claims) => {
                self.screen.prose(&say!(lang, claims_taken_up(*claims)))?;
            }
            Told::ClaimsOutdated => self.screen.prose(say!(lang, claims_outdated()))?,
            Told::Disputed(dispute) => self.show_dispute(dispute)?,
            Told::Effect(dispute) => self.effect(dispute)?,
            Told::Agreed(dispute, after) => {
                self.screen.line("")?;
                self.beside(&dispute.written, after)?;
                self.screen.line("")?;
            }
            Told::ClaimsCleared => self.screen.line(say!(lang, claims_cleared()))?,
            Told::DisputeLeft(claims) => self.screen.line(say!(lang, dispute_left(*claims)))?,
        }
        Ok(())
    }

    /// Reports how the players stand, in one line.
    pub(super) fn tell_standing(&mut self, standing: &SessionStanding) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let standing = match standing {
            SessionStanding::Chips(net) => say!(lang, standing_line(net)),
            SessionStanding::Points(points, unit) => say!(lang, points_line(points, *unit)).into(),
        };
        Ok(self.screen.prose(standing)?)
    }

    /// Reports that a session is closed, and the result of the evening.
    fn tell_closed(&mut self) -> Result<(), Failure> {
        self.screen
            .line(say!(self.screen.lang(), session_closed()))?;
        self.tell_evening()?;
        if self.asks() {
            copied::remind(self.keeper.ledger(), self.screen)?;
        }
        Ok(())
    }

    /// Repeats how a told hand was understood, if that is news.
    fn read_back(&mut self, before: &HandState, after: &HandState) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let before = before.understood(lang.vocabulary());
        let understood = after.understood(lang.vocabulary());
        if let Some(understood) = understood.filter(|now| before.as_ref() != Some(now)) {
            self.screen.prose(&say!(lang, understood(&understood)))?;
        }
        Ok(())
    }

    /// Draws the verdict, or the table of a hand that is followed turn by turn.
    fn draw_state(&mut self, state: &HandState) -> Result<(), Failure> {
        if !matches!(
            state.ask,
            WaitingFor::Quick(_) | WaitingFor::Told | WaitingFor::Verdict
        ) {
            show::board(self.screen, state)?;
        }
        self.draw_verdict(state)
    }

    fn draw_verdict(&mut self, state: &HandState) -> Result<(), Failure> {
        let lang = self.screen.lang();
        for found in hand::told_too_often(state) {
            let calendar = state.ruleset.rules.calendar();
            self.screen
                .prose(below(say!(lang, too_often(&found, calendar))))?;
        }
        if let Some(verdict) = &state.verdict {
            let record = state.case.record();
            let view = VerdictView {
                explain: None,
                numbering: Numbering::Entries(&state.entries),
                chip: record.chip(),
            };
            self.screen.line("")?;
            draw::verdict(self.screen, verdict, view)?;
            self.screen.line("")?;
        }
        Ok(())
    }

    /// Shows the old result of the hand, the new one, and what differs in its record.
    fn compare(&mut self, again: &Again) -> Result<(), Failure> {
        let lang = self.screen.lang();
        for line in again.asked.left_out() {
            self.screen.line(below(say!(lang, left_out(line))))?;
        }
        let Some(after) = &again.state().verdict else {
            return Ok(());
        };
        self.screen.line("")?;
        self.beside(&again.written, after)?;
        self.screen.line("")?;
        let record = again.state().case.record();
        draw::changed_lines(self.screen, &again.before(), &record, again.calendar())?;
        Ok(())
    }

    /// Draws an alternative verdict of a written hand next to the original, with today's names.
    pub(super) fn beside(&mut self, written: &WrittenHand, after: &Verdict) -> Result<(), Failure> {
        let both = [&written.before, after];
        let [before, after] = both.map(|one| written.names.in_verdict(one.clone()));
        draw::side_by_side(self.screen, &before, &after, ComparedTo::Corrected)?;
        Ok(())
    }

    /// Reports that a hand was corrected, and what that changes.
    fn tell_corrected(&mut self, correction: &Correction) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let hand = &correction.written.hand;
        let called = self.keeper.ledger().hand_called(&hand.name())?;
        self.screen.line(say!(lang, corrected_as(&called)))?;
        if correction.moves_later {
            self.screen.prose(say!(lang, later_hands()))?;
        }
        let session: SessionId = hand.session;
        let so_far = self.keeper.book().so_far(session)?;
        drawn::moved(&so_far, &correction.written.names, self.screen)
    }
}

/// Returns what was typed; names the key if it was Enter alone.
fn as_typed(text: &str) -> &str {
    if text.trim().is_empty() {
        "Enter"
    } else {
        text
    }
}
