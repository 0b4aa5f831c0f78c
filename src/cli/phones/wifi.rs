//! The name of the Wi-Fi, if the system tells it.

use std::io::Read as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long the system may take to tell the name.
const PATIENCE: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(10);

/// Returns the name of the Wi-Fi in which an interface is; `None` if it is in none, or if the
/// system does not tell.
pub(super) fn name(interface: &str) -> Option<String> {
    let name = if cfg!(target_os = "linux") {
        on_linux(interface)
    } else if cfg!(windows) {
        of_netsh(&told("netsh", &["wlan", "show", "interfaces"])?)
    } else {
        None
    };
    name.filter(|name| !name.is_empty())
}

fn on_linux(interface: &str) -> Option<String> {
    let folder = std::path::Path::new("/sys/class/net").join(interface);
    if !folder.join("wireless").exists() && !folder.join("phy80211").exists() {
        return None;
    }
    let by_iwgetid = told("iwgetid", &[interface, "--raw"]).map(|name| name.trim().to_owned());
    by_iwgetid.filter(|name| !name.is_empty()).or_else(|| {
        let list = ["-t", "-f", "ACTIVE,SSID", "device", "wifi", "list"];
        let of = ["ifname", interface, "--rescan", "no"];
        of_nmcli(&told("nmcli", &[&list[..], &of[..]].concat())?)
    })
}

/// Returns the name in what `nmcli` prints: `yes:NAME`, with `\` before a colon of the name.
fn of_nmcli(told: &str) -> Option<String> {
    let name = told.lines().find_map(|line| line.strip_prefix("yes:"))?;
    Some(name.replace("\\:", ":").replace("\\\\", "\\"))
}

/// Returns the name in what `netsh` prints: `    SSID : NAME`.
fn of_netsh(told: &str) -> Option<String> {
    told.lines().find_map(|line| {
        let (key, name) = line.split_once(':')?;
        (key.trim() == "SSID").then(|| name.trim().to_owned())
    })
}

/// Returns what a program prints, if it is there and ends soon.
fn told(program: &str, args: &[&str]) -> Option<String> {
    let mut command = Command::new(program);
    command
        .args(args)
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).spawn().ok()?;
    let end = Instant::now() + PATIENCE;
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => break,
            Ok(None) if Instant::now() < end => std::thread::sleep(PAUSE),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
        }
    }
    let mut told = Vec::new();
    child.stdout?.read_to_end(&mut told).ok()?;
    Some(String::from_utf8_lossy(&told).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_found_in_what_programs_print() {
        let nmcli = "no:Nachbar\nyes:Haus\\: oben\nno:\n";
        assert_eq!(of_nmcli(nmcli).as_deref(), Some("Haus: oben"));
        assert_eq!(of_nmcli("no:Haus\n"), None);
        let netsh = "    Name                   : Wi-Fi\r\n    SSID                   : 우리집\r\n    \
                     BSSID                  : 00:11:22:33:44:55\r\n";
        assert_eq!(of_netsh(netsh).as_deref(), Some("우리집"));
    }
}
