//! The networks of this machine, by which phones can reach it.

use if_addrs::{IfAddr, Interface, get_if_addrs};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// A network that a phone can be in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    /// What the system calls it, such as `wlan0` or `Wi-Fi`.
    pub(crate) name: String,
    /// The address of this machine there.
    pub(crate) address: IpAddr,
    /// Whether it has the way out.
    pub(crate) leads_out: bool,
}

/// Returns the networks of this machine, that with the way out first: no loopback, no tunnel, no
/// bridge of containers, and nothing that only this machine can reach.
///
/// # Errors
///
/// Fails if the system does not list its networks.
pub(crate) fn networks() -> io::Result<Vec<Network>> {
    let way_out = way_out();
    let network = |interface: Interface| {
        let address = reachable(&interface)?;
        (!is_inner(&interface.name)).then(|| Network {
            leads_out: Some(address) == way_out,
            address,
            name: interface.name,
        })
    };
    let mut all: Vec<Network> = get_if_addrs()?.into_iter().filter_map(network).collect();
    all.sort_by_key(|network| (!network.leads_out, network.address.is_ipv6()));
    // One address of a network is enough, and the older kind is easier to read aloud.
    let mut names = Vec::new();
    all.retain(|network| {
        let is_new = !names.contains(&network.name);
        names.push(network.name.clone());
        is_new
    });
    Ok(all)
}

/// Returns the address of an interface at which a phone can reach this machine.
fn reachable(interface: &Interface) -> Option<IpAddr> {
    let address = match &interface.addr {
        IfAddr::V4(v4) => IpAddr::V4(v4.ip),
        IfAddr::V6(v6) => IpAddr::V6(v6.ip),
    };
    let is_local = match address {
        IpAddr::V4(v4) => v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_unicast_link_local(),
    };
    let out = address.is_loopback() || address.is_unspecified() || is_local;
    (!out).then_some(address)
}

/// Returns whether no phone can be in a network of this name: a tunnel, or a bridge of containers
/// and virtual machines.
fn is_inner(name: &str) -> bool {
    let inner = [
        "br-",
        "bridge",
        "cni",
        "docker",
        "flannel",
        "kube",
        "lxc",
        "lxdbr",
        "podman",
        "ppp",
        "tailscale",
        "tap",
        "tun",
        "utun",
        "vboxnet",
        "veth",
        "virbr",
        "vmnet",
        "vethernet",
        "wg",
        "zt",
    ];
    let name = name.to_lowercase();
    inner.iter().any(|inner| name.starts_with(inner))
}

/// Returns the address from which this machine reaches others. Nothing is sent for that.
fn way_out() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation, which nobody has.
    socket.connect(SocketAddr::from(([192, 0, 2, 1], 9))).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tunnels_and_bridges_are_not_offered() {
        for name in [
            "docker0",
            "br-12ab",
            "tun0",
            "wg0",
            "utun3",
            "vEthernet (WSL)",
            "tailscale0",
        ] {
            assert!(is_inner(name), "{name}");
        }
        for name in [
            "wlan0",
            "wlp3s0",
            "enp0s31f6",
            "eth0",
            "Wi-Fi",
            "Ethernet",
            "en0",
        ] {
            assert!(!is_inner(name), "{name}");
        }
    }

    #[test]
    fn what_is_offered_can_be_reached() {
        for network in networks().expect("the system lists its networks") {
            assert!(!network.address.is_loopback(), "{network:?}");
        }
    }
}
