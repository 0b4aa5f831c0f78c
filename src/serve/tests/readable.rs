//! What can be read on a page: its text, and what is said or shown of its parts.

/// The attributes that people read or hear.
const READ: [&str; 7] = [
    "alt",
    "aria-label",
    "data-say",
    "data-text",
    "placeholder",
    "title",
    "value",
];

/// Returns each text of a page that somebody reads.
pub(super) fn texts(html: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut rest = html;
    while let Some((text, behind)) = rest.split_once('<') {
        texts.push(plain(text));
        let (tag, after) = behind.split_once('>').unwrap_or((behind, ""));
        texts.extend(attributes(tag).filter_map(|(name, value)| {
            let typed = tag.starts_with("input") && !tag.contains("type=");
            (READ.contains(&name) && (name != "value" || typed)).then(|| plain(value))
        }));
        rest = after;
    }
    texts.push(plain(rest));
    texts.retain(|text| !text.trim().is_empty());
    texts
}

/// Returns the attributes of a tag with their values.
fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut parts = tag.split('"');
    std::iter::from_fn(move || {
        let name = parts.next()?.trim_end_matches('=');
        let name = name.rsplit(' ').next()?;
        Some((name, parts.next()?))
    })
}

/// Returns a text of HTML as it is read.
fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("&#") {
        let (code, after) = behind.split_once(';').unwrap_or((behind, ""));
        let letter = code.parse().ok().and_then(char::from_u32);
        out.push_str(before);
        out.extend(letter);
        rest = after;
    }
    out + rest
}

#[test]
fn what_is_hidden_in_a_form_is_not_read() {
    let page = "<p title=\"a&#38;b\">c<input type=\"hidden\" name=\"key\" value=\"d\"><input \
                name=\"e\" value=\"f\" aria-label=\"g\"><button value=\"h\">i</button>";
    assert_eq!(texts(page), ["a&b", "c", "f", "g", "i"]);
}
