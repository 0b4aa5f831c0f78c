//! A session as it is drawn, and its end.

use super::{NamesNow, SessionSoFar};
use crate::cli::draw;
use crate::cli::error::{Denied, Failure};
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{CloseBody, Ledger, People};
use crate::record::Name;
use crate::report::{Amount, Payment, Purse};
use crate::settle_up::{Transfer, settle_up};

impl SessionSoFar {
    /// Draws the session's table.
    pub(in crate::cli) fn draw(&self, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
        let lang = screen.lang();
        let balances = &self.balances;
        let mut found = self.standings.clone();
        for standing in &mut found {
            let balance = balances.iter().find(|(name, _)| *name == standing.player);
            standing.chips = balance.map_or(standing.chips, |(_, chips)| *chips);
        }
        let chip = self.chip();
        screen.line("")?;
        if self.verdicts.is_empty() {
            return Ok(screen.line(say!(lang, session_empty()))?);
        }
        let before = ledger.called(self.stored.id)?.before;
        let title = say!(
            lang,
            session_title(before, self.stored.hands, self.ruleset.game())
        );
        let title = Styled::heading(title);
        screen.line(title)?;
        if self.for_points() {
            draw::points(screen, &self.point_standings()?, self.ruleset.rules.unit())?;
        }
        if !self.for_points() || self.standings.iter().any(|one| one.chips != 0) {
            let money = chip.as_ref().map(|chip| {
                let purses = found.iter().map(|one| Purse::of(one.chips, chip));
                purses.collect::<Option<Vec<_>>>()
            });
            let money = money.map(|money| money.ok_or(Denied::TooManyChips));
            let money = money.transpose()?;
            let money = money.as_deref().map(|won| draw::Money { won, since: None });
            let nobody = People::default();
            let ranked = draw::Ranked {
                standings: &found,
                money,
                unit: None,
                games: false,
            };
            draw::standings(screen, ranked, &nobody)?;
        }
        Ok(screen.line("")?)
    }

    /// Draws what becomes of the boar's pot and of what is owed to a seller.
    pub(in crate::cli) fn draw_rest(&self, screen: &mut Screen) -> Result<(), Failure> {
        let lang = screen.lang();
        if self.pot > 0 {
            screen.line(say!(lang, pot_shared(self.pot)))?;
        } else if self.pot < 0 {
            screen.prose(&say!(lang, pot_overdrawn(self.pot)))?;
        }
        for (name, chips) in self.next().iter().flat_map(|next| &next.dues) {
            screen.prose(&say!(lang, due_lapses(name, *chips)))?;
        }
        Ok(())
    }

    /// Draws what has to move since the session was closed and paid, if it was, by the names of now.
    pub(in crate::cli) fn draw_moved(
        &self,
        names: &NamesNow,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let lang = screen.lang();
        let Some(close) = &self.stored.closed else {
            return Ok(());
        };
        let paid = |name: &Name| {
            let found = close.body.net.iter().find(|(player, _)| player == name);
            found.map_or(0, |(_, chips)| *chips)
        };
        let balances = self.balances.iter();
        let moved: Option<Vec<(Name, i64)>> = balances
            .map(|(name, chips)| Some((name.clone(), chips.checked_sub(paid(name))?)))
            .collect();
        let mut moved = moved.ok_or(Denied::TooManyChips)?;
        names.in_amounts(&mut moved);
        if moved.iter().all(|(_, chips)| *chips == 0) {
            return Ok(screen.line(say!(lang, nothing_moved()))?);
        }
        screen.prose(&say!(lang, moved_head()))?;
        let chip = self.chip();
        draw::net_table(screen, &moved, chip.as_ref())?;
        for transfer in settle_up(&moved).ok_or(Denied::UnevenChips)? {
            screen.line(say!(lang, transfer(&transfer, chip.as_ref())))?;
        }
        Ok(())
    }

    /// Writes the end of the session.
    pub(in crate::cli) fn close(
        &self,
        ledger: &mut Ledger,
        screen: &mut Screen,
        engine: &str,
    ) -> Result<(), Failure> {
        let lang = screen.lang();
        let (_, at) = Date::now();
        let session = self.stored.id;
        ledger.close_session(session, &at, engine, &self.closing()?)?;
        screen.line(say!(lang, session_closed()))?;
        Ok(())
    }

    /// Returns who pays whom how much money for this session alone; nothing where chips are worth none.
    pub(in crate::cli) fn payments(&self) -> Result<Vec<Payment>, Denied> {
        let Some(chip) = self.chip() else {
            return Ok(Vec::new());
        };
        let transfers = settle_up(&self.balances).ok_or(Denied::UnevenChips)?;
        let payment = |Transfer { from, to, chips }| {
            let amount = Amount::of(chips, &chip).ok_or(Denied::TooManyChips)?;
            Ok(Payment { from, to, amount })
        };
        transfers.into_iter().map(payment).collect()
    }

    /// Returns what the ledger keeps of the end of the session.
    pub(in crate::cli) fn closing(&self) -> Result<CloseBody, Failure> {
        let net = self.balances.clone();
        let transfers = settle_up(&net)
            .ok_or(Denied::UnevenChips)?
            .into_iter()
            .map(|Transfer { from, to, chips }| (from, to, chips))
            .collect();
        Ok(CloseBody { net, transfers })
    }
}
