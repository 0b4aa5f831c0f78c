//! Money between people: `paid`, `settle-up` and `settled`. Three hands were played at 100 KRW a
//! chip: 안나 won 24, lost 5 and 5 + 5, 보 lost 12 and won 10 twice, 철수 lost 12 and 5. So 안나 has 9
//! chips (900 KRW), 보 8 (800), 철수 -17 (-1,700). Entry 1 is the session, 2 to 4 are its hands, 5 is
//! its close.

mod left;
mod paid;
mod settle_up;
mod settled;

use crate::support::Dokbak;
use serde_json::{Value, json};

/// Five brights, 15, doubled because Bo has none: 30 chips.
const FIVE_BRIGHTS: &str = "players Ann Bo\nrules pagat\nchip 100 KRW\nlength open\n\
     Ann has 1g 3g 8g 11g 12g\nBo counts p6\nAnn stop\n";

fn read(dokbak: &Dokbak, line: &str) -> Value {
    let told = dokbak.line(line).run();
    assert_eq!((told.stderr.as_str(), told.status), ("", Some(0)), "{line}");
    serde_json::from_str(&told.stdout).unwrap()
}

fn person(name: &str, won: i64, since: i64, open: i64) -> Value {
    json!({"player": name, "won": won, "since": since, "open": open})
}

fn pays(from: &str, to: &str, amount: i64) -> Value {
    json!({"from": from, "to": to, "amount": amount})
}

/// Returns the only currency of a ledger.
fn krw(dokbak: &Dokbak, line: &str) -> Value {
    let told = read(dokbak, line);
    let mut currencies = told["currencies"].as_array().unwrap().iter();
    let found = currencies.next().unwrap().clone();
    assert_eq!(
        (&found["currency"], currencies.next()),
        (&json!("KRW"), None)
    );
    found
}
