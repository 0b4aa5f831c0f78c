//! Phones at the prompt: the words that are about them, and what the terminal is told of them.

use super::evening::EveningPrompt;
use crate::cli::error::Failure;
use crate::evening::command::PromptCommand;
use crate::evening::refusal::Why;
#[cfg(not(feature = "serve"))]
use crate::evening::state::Input;
use crate::evening::told::Told;

impl EveningPrompt<'_> {
    /// Does what a line asks of phones; returns whether it asks anything of them.
    pub(super) fn asks_of_phones(&mut self, line: &str) -> Result<bool, Failure> {
        let Some((command @ (PromptCommand::Phones | PromptCommand::Code), rest)) =
            PromptCommand::parse(line)
        else {
            return Ok(false);
        };
        if self.names_somebody(line)? {
            return Ok(false);
        }
        #[cfg(feature = "serve")]
        if self.phones.is_welcome && self.asks() {
            if command == PromptCommand::Code {
                self.show_code()?;
            } else {
                self.of_phones(rest, line)?;
            }
            return Ok(true);
        }
        let _ = (command, rest);
        self.refuse(Why::NoPhones, line)?;
        Ok(true)
    }
}

#[cfg(not(feature = "serve"))]
impl EveningPrompt<'_> {
    #[expect(
        clippy::unused_self,
        clippy::unnecessary_wraps,
        reason = "with phones it does something"
    )]
    pub(super) fn tell_notices(&self) -> Result<(), Failure> {
        Ok(())
    }

    #[expect(clippy::unused_self, reason = "with phones it does something")]
    pub(super) fn notices_rest(&self) {}

    #[expect(
        clippy::unused_self,
        clippy::unnecessary_wraps,
        reason = "with phones it does something"
    )]
    pub(super) fn let_phones_settle(&self) -> Result<(), Failure> {
        Ok(())
    }

    #[expect(clippy::unused_self, reason = "with phones it does something")]
    pub(super) fn close_to_phones(&self) {}

    pub(super) fn tell_in_turn(&mut self, told: &Told) -> Result<(), Failure> {
        self.tell(told)
    }

    #[expect(
        clippy::unused_self,
        clippy::unnecessary_wraps,
        reason = "with phones it asks something"
    )]
    pub(super) fn goes_over_objections(&self, _: &Input) -> Result<bool, Failure> {
        Ok(true)
    }
}

#[cfg(feature = "serve")]
mod with_phones {
    use super::super::evening::EveningPrompt;
    use super::Told;
    use crate::cli::error::{Failure, Status};
    use crate::cli::phones::{
        Notices, OpenDoor, PhoneRequest, PhoneWishes, asked_network, by_option,
    };
    use crate::cli::screen::Styled;
    use crate::cli::terminal::complete::Completions;
    use crate::cli::words::{below, no_or_yes, refused, say};
    use crate::evening::decision::Decision;
    use crate::evening::state::{Input, WhichSession};
    use crate::serve::phones::HandKey;

    impl EveningPrompt<'_> {
        /// Lets the word `phones` open the door.
        pub(in crate::cli) fn welcomes_phones(mut self, wishes: PhoneWishes) -> Self {
            self.phones.is_welcome = true;
            self.phones.wishes = wishes;
            self
        }

        /// Opens the door to phones, and plays as `run` does.
        pub(in crate::cli) fn serve(mut self, start: WhichSession) -> Result<Status, Failure> {
            // What phones see has begun, and what the terminal is told comes below the code.
            let Some(network) = self.network()? else {
                return Ok(Status::Done);
            };
            self.phones.held = Some(Vec::new());
            self.begin(start)?;
            let held = self.phones.held.take();
            self.open_door(network)?;
            for told in held.unwrap_or_default() {
                self.tell(&told)?;
            }
            self.play()
        }

        /// Returns the network in which phones come in; `None` if the person leaves the question.
        fn network(&mut self) -> Result<Option<crate::serve::network::Network>, Failure> {
            match &self.phones.wishes.lan {
                Some(name) => by_option(name).map(Some),
                None => asked_network(self.screen),
            }
        }

        fn open_door(&mut self, network: crate::serve::network::Network) -> Result<(), Failure> {
            if self.phones.notices.is_none() {
                let print = self.prompter.print_above(self.screen)?;
                let lang = self.screen.lang();
                self.phones.notices = print.map(|print| Notices::new(lang, print));
            }
            let notices = self.phones.notices.clone();
            let wishes = &self.phones.wishes;
            let door = OpenDoor::open(&mut self.keeper, network, wishes, notices);
            if door.is_err() {
                // Nothing is told of phones that cannot come.
                self.keeper.share(|_| ())?;
            }
            let door = door?;
            door.show(self.screen)?;
            self.phones.door = Some(door);
            Ok(())
        }

        /// Draws the code again; opens the door first if it is closed.
        pub(super) fn show_code(&mut self) -> Result<(), Failure> {
            match &self.phones.door {
                Some(door) => Ok(door.show(self.screen)?),
                None => self.let_phones_in(),
            }
        }

        /// Opens the door while an evening is played.
        fn let_phones_in(&mut self) -> Result<(), Failure> {
            let opened = match self.network() {
                Ok(Some(network)) => self.open_door(network),
                other => other.map(|_| ()),
            };
            // The evening goes on without phones.
            opened.or_else(|failure| self.not_read(failure))
        }

        /// Carries out a line that begins with `phones`.
        pub(super) fn of_phones(&mut self, rest: &str, line: &str) -> Result<(), Failure> {
            let lang = self.screen.lang();
            let Some(request) = PhoneRequest::parse(rest) else {
                let pasted = self.pasted_behind(line);
                return self.again_with(refused(say!(lang, phones_help())), pasted);
            };
            let Some(door) = &self.phones.door else {
                return self.let_phones_in();
            };
            let done = match request {
                PhoneRequest::List => return Ok(door.list(self.screen)?),
                PhoneRequest::LetIn(name) => match door.let_in(name)? {
                    Some(name) => Ok(say!(lang, phone_let_in(&name))),
                    None => Err(say!(lang, no_phone_asks(name))),
                },
                PhoneRequest::Refuse(name) => match door.refuse(name)? {
                    Some(name) => Ok(say!(lang, phone_refused(&name))),
                    None => Err(say!(lang, no_phone_asks(name))),
                },
                PhoneRequest::PutOut(name) => match door.put_out(name)? {
                    Some(whose) => Ok(say!(lang, phone_put_out(&whose))),
                    None => Err(say!(lang, no_phone_of(name))),
                },
                PhoneRequest::Referee(name) => match door.name_referee(name)? {
                    Some((name, true)) => Ok(say!(lang, phone_is_referee(&name))),
                    Some((name, false)) => Ok(say!(lang, phone_is_no_referee(&name))),
                    None => Err(say!(lang, no_phone_of(name))),
                },
            };
            match done {
                Ok(done) => Ok(self.screen.prose(below(done))?),
                Err(why) => {
                    let pasted = self.pasted_behind(line);
                    self.again_with(refused(why), pasted)
                }
            }
        }

        /// Tells what happened on phones while no question waited; from now on one waits.
        pub(in crate::cli::prompt) fn tell_notices(&mut self) -> Result<(), Failure> {
            let lang = self.screen.lang();
            let Some(notices) = &self.phones.notices else {
                return Ok(());
            };
            for notice in notices.waits(self.keeper.version(), lang) {
                let notice = Styled::hint(say!(lang, phone_notice(&notice)));
                self.screen.paragraph(&notice)?;
            }
            Ok(())
        }

        /// No question waits any more.
        pub(in crate::cli::prompt) fn notices_rest(&self) {
            if let Some(notices) = &self.phones.notices {
                notices.rests();
            }
        }

        /// Asks whether a hand is written to which somebody with a phone objects; returns whether
        /// the input is entered. If so, the objection is dropped.
        pub(in crate::cli::prompt) fn goes_over_objections(
            &mut self,
            input: &Input,
        ) -> Result<bool, Failure> {
            let evening = self.keeper.evening();
            let hand = match (&self.phones.door, evening.play(), evening.written_by(input)) {
                (Some(_), Some(play), Some(_)) => HandKey::in_play(play),
                _ => return Ok(true),
            };
            let objectors = self.phones.door.as_ref().map(|door| door.objectors(hand));
            let Some(objectors) = objectors.filter(|names| !names.is_empty()) else {
                return Ok(true);
            };
            let lang = self.screen.lang();
            let prompt = no_or_yes(lang, say!(lang, write_in_spite_of(&objectors)));
            match self.decided(&prompt, false, Decision::Objection)? {
                Ok(true) => {
                    if let Some(door) = &self.phones.door {
                        door.go_over(hand)?;
                    }
                    Ok(true)
                }
                Ok(false) => Ok(false),
                Err(status) => {
                    self.leave(Self::leaving(status))?;
                    Ok(false)
                }
            }
        }

        /// Once the evening is closed, leaves its money to the phones until somebody presses Enter.
        pub(in crate::cli::prompt) fn let_phones_settle(&mut self) -> Result<(), Failure> {
            let ledger = self.keeper.ledger();
            let session = self
                .keeper
                .evening()
                .session
                .map(|session| ledger.session(session));
            let is_closed = session
                .transpose()?
                .is_some_and(|session| session.closed.is_some());
            let has_phones = self.phones.door.as_ref().is_some_and(OpenDoor::has_phones);
            if is_closed && has_phones && self.asks() {
                let prompt = say!(self.screen.lang(), money_until_enter());
                self.ask(prompt, &Completions::default())?;
            }
            Ok(())
        }

        /// Closes the door, if it is open.
        pub(in crate::cli::prompt) fn close_to_phones(&mut self) {
            if let Some(door) = self.phones.door.take() {
                door.close();
            }
        }

        /// Tells something, or keeps it until the door was shown.
        pub(in crate::cli::prompt) fn tell_in_turn(&mut self, told: &Told) -> Result<(), Failure> {
            match &mut self.phones.held {
                Some(held) => {
                    held.push(told.clone());
                    Ok(())
                }
                None => self.tell(told),
            }
        }
    }
}
