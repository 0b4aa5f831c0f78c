//! Which currencies are one, however they are written.

/// Returns by what it is known whether two currencies are one, however they were written: `KRW` for
/// `원`, `EUR` for `eur`.
pub fn currency_key(currency: &str) -> String {
    let currency = currency.to_uppercase();
    match currency.as_str() {
        "₩" | "원" | "ウォン" | "WON" => "KRW".to_owned(),
        "¥" | "円" | "엔" | "YEN" => "JPY".to_owned(),
        _ => currency,
    }
}
