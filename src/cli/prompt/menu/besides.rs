//! Menus of what happened besides the winner's cards, one part after the other.

use super::Menu;
use super::answers::nobody;
use crate::cli::prompt::ask::Besides;
use crate::cli::words::say;
use crate::record::Seat;
use std::io;

impl Menu<'_> {
    /// Returns what happened besides the winner's cards, of what was asked.
    pub(super) fn besides(&self, winner: Seat, asked: Besides) -> io::Result<Option<String>> {
        let lang = self.lang;
        let mut goes = Some("0".to_owned());
        if asked.goes > 0 {
            goes = self
                .by
                .how_often(&say!(lang, menu_winner_goes()), 0..=asked.goes)?
                .map(|goes| goes.to_string());
        }
        let Some(goes) = goes else { return Ok(None) };
        let mut told = vec![format!("go{goes}")];
        for (part, letter, question) in [
            (asked.shown, 's', say!(lang, menu_shown())),
            (asked.bombed, 'b', say!(lang, menu_bombed())),
            (asked.first_sweep, 'f', say!(lang, menu_swept())),
        ] {
            if !part {
                continue;
            }
            let Some(months) = self.months(&question)? else {
                return Ok(None);
            };
            for month in months.split(' ').filter(|month| !month.is_empty()) {
                told.push(format!("{letter}{month}"));
            }
        }
        if asked.others_go {
            let Some(others) = self.goers(winner)? else {
                return Ok(None);
            };
            for name in others {
                told.push(format!("{name} go"));
            }
        }
        Ok(Some(told.join(" ")))
    }

    /// Returns the players chosen as having no card.
    pub(super) fn losers(&self) -> io::Result<Option<String>> {
        let (seats, labels) = self.players();
        let chosen = self
            .by
            .several(&say!(self.lang, menu_no_cards()), &labels)?;
        Ok(chosen.map(|chosen| {
            let names: Vec<String> = chosen.iter().map(|at| self.typed(seats[*at])).collect();
            if names.is_empty() {
                nobody()
            } else {
                names.join(" ")
            }
        }))
    }
}
