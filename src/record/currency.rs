//! When two names mean the same currency.

/// Returns the canonical form of a currency name, for comparing: `KRW` for `원`, `EUR` for `eur`.
pub fn currency_key(currency: &str) -> String {
    let currency = currency.to_uppercase();
    match currency.as_str() {
        "₩" | "원" | "ウォン" | "WON" => "KRW".to_owned(),
        "¥" | "円" | "엔" | "YEN" => "JPY".to_owned(),
        _ => currency,
    }
}
