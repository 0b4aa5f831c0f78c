//! In which network phones come in.

use crate::cli::error::Failure;
use crate::cli::facts::phones::PhonesFault;
use crate::cli::screen::{Grid, Screen};
use crate::cli::terminal::alone::asked_alone;
use crate::cli::words::say;
use crate::evening::decision::Decision;
use crate::serve::network::{Network, networks};
use if_addrs::{Interface, get_if_addrs};

/// Returns the network that an option names; without a name, the one with the way out.
///
/// Any interface can be named, even one that is never offered.
pub(in crate::cli) fn by_option(name: &str) -> Result<Network, Failure> {
    let there = reachable()?;
    if name.is_empty() {
        return Ok(first(there)?);
    }
    if let Some(network) = there.iter().find(|network| is_named(&network.name, name)) {
        return Ok(network.clone());
    }
    let all = get_if_addrs().map_err(PhonesFault::NetworksUnread)?;
    // The older kind of address is easier to read aloud.
    let mut named: Vec<Interface> = all
        .into_iter()
        .filter(|it| is_named(&it.name, name))
        .collect();
    named.sort_by_key(|interface| interface.ip().is_ipv6());
    let network = named.into_iter().next().map(|interface| Network {
        address: interface.ip(),
        name: interface.name,
        leads_out: false,
    });
    let there = || there.into_iter().map(|network| network.name).collect();
    Ok(network.ok_or_else(|| PhonesFault::NoSuchNetwork {
        asked: name.to_owned(),
        there: there(),
    })?)
}

/// Asks a person in which network phones come in; `None` if the person leaves the question.
pub(in crate::cli) fn asked(screen: &mut Screen) -> Result<Option<Network>, Failure> {
    let lang = screen.lang();
    let there = reachable()?;
    if there.is_empty() {
        return Err(PhonesFault::NoNetwork.into());
    }
    if cfg!(windows) {
        screen.prose(say!(lang, firewall_will_ask()))?;
    }
    let mut grid = Grid::new(&[">", "", "", ""]);
    for (number, network) in (1..).zip(&there) {
        let out = if network.leads_out {
            say!(lang, leads_out())
        } else {
            ""
        };
        let (number, address) = (number.to_string(), network.address.to_string());
        grid.row(&[&*number, &*network.name, &*address, out]);
    }
    screen.table(grid)?;
    let read = |line: &str| chosen(line, &there).cloned();
    let question = say!(lang, which_network());
    asked_alone(question, &read, Decision::Network, screen)
}

/// Returns the network that an answer names: by its number or its name; Enter takes the first.
fn chosen<'n>(line: &str, there: &'n [Network]) -> Option<&'n Network> {
    if line.is_empty() {
        return there.first();
    }
    let number = crate::evening::answer::number(line);
    let numbered =
        number.and_then(|number| there.get(usize::try_from(number).ok()?.checked_sub(1)?));
    numbered.or_else(|| there.iter().find(|network| is_named(&network.name, line)))
}

fn reachable() -> Result<Vec<Network>, PhonesFault> {
    networks().map_err(PhonesFault::NetworksUnread)
}

fn first(there: Vec<Network>) -> Result<Network, PhonesFault> {
    there.into_iter().next().ok_or(PhonesFault::NoNetwork)
}

fn is_named(network: &str, name: &str) -> bool {
    network.to_lowercase() == name.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn a_network_is_chosen_by_number_by_name_or_by_enter() {
        let network = |name: &str, last| Network {
            name: name.to_owned(),
            address: Ipv4Addr::new(192, 168, 0, last).into(),
            leads_out: last == 7,
        };
        let there = [network("wlan0", 7), network("eth0", 9)];
        for (line, want) in [
            ("", Some("wlan0")),
            ("1", Some("wlan0")),
            ("２", Some("eth0")),
            ("ETH0", Some("eth0")),
            ("3", None),
            ("0", None),
            ("wlan", None),
        ] {
            let found = chosen(line, &there).map(|network| network.name.as_str());
            assert_eq!(found, want, "{line}");
        }
    }
}
