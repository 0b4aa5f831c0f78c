//! The rule book in Japanese.

mod calendar;
mod names;
mod page;
mod sheets;

pub(in crate::words) use crate::words::rows::book::ja::*;
pub(in crate::words) use names::{heading, name};
pub(in crate::words) use page::*;
pub(in crate::words) use sheets::sheet;

use crate::rules::{Game, built_in_yaml};
use crate::words::book::Prose;

pub(in crate::words) const fn preface() -> &'static str {
    include_str!("../../../../docs/book/ja/preface.md")
}

pub(in crate::words) const fn keys() -> &'static str {
    include_str!("../../../../docs/book/ja/keys.md")
}

pub(in crate::words) fn prose(game: Game) -> Prose {
    built_in_yaml(text_of_prose(game)).unwrap_or_default()
}

pub(in crate::words) const fn text_of_prose(game: Game) -> &'static str {
    match game {
        Game::GoStop => include_str!("../../../../docs/book/ja/gostop.yaml"),
        Game::KoiKoi => include_str!("../../../../docs/book/ja/koikoi.yaml"),
        Game::MinHwatu => include_str!("../../../../docs/book/ja/minhwatu.yaml"),
    }
}

pub(in crate::words) fn title(name: &str, _native: &str) -> String {
    name.to_owned()
}

#[cfg(test)]
mod tests {
    use crate::rules::{Chapter, Game, Rules, load, rule_infos};
    use crate::words::Lang::{English, Japanese};
    use crate::words::book::{document, elsewhere, heading, name, says, sheet, worked_hands};
    use std::path::Path;

    /// Returns whether a text is a full Japanese sentence.
    fn is_full(text: &str) -> bool {
        let kana = |letter: char| ('\u{3041}'..='\u{30ff}').contains(&letter);
        text.ends_with('。')
            && text.trim() == text
            && !text.contains("  ")
            && !text.contains("。 ")
            && text.contains(|letter| kana(letter) || "点文".contains(letter))
    }

    #[test]
    fn the_book_says_in_japanese_what_it_says_in_english() {
        for game in Game::ALL {
            for rule in rule_infos(game) {
                let (id, says) = (rule.id, says(Japanese, rule.id, game));
                assert!(is_full(says), "{game:?} {id}: {says}");
                assert_ne!(name(Japanese, id, game), "", "{id}");
                let other = elsewhere(Japanese, id, game);
                assert_eq!(
                    other.is_some(),
                    elsewhere(English, id, game).is_some(),
                    "{game:?} {id}"
                );
                assert!(other.is_none_or(is_full), "{game:?} {id}: {other:?}");
                let hands = worked_hands(Japanese, id, game);
                assert_eq!(
                    hands.len(),
                    worked_hands(English, id, game).len(),
                    "{game:?} {id}"
                );
                for hand in hands {
                    assert!(is_full(hand.note), "{game:?} {id}: {}", hand.note);
                }
            }
            for chapter in Chapter::ALL {
                assert_ne!(heading(Japanese, chapter, game), "");
            }
        }
    }

    /// The Japanese sheet has a text wherever the English one does.
    #[test]
    fn sheets_are_as_full_as_the_english_ones() {
        for game in Game::ALL {
            for info in Rules::default_for(game).keys() {
                for value in info.expected.samples() {
                    let mut rules = Rules::default_for(game);
                    rules.set(info.key, &value).unwrap();
                    let english = sheet(English, &rules).into_iter();
                    for (ours, theirs) in sheet(Japanese, &rules).iter().zip(english) {
                        let (id, at) = (ours.info.id, format!("{}={value}", info.key));
                        assert_eq!(ours.sheet.is_some(), theirs.sheet.is_some(), "{id} at {at}");
                        let says = ours.sheet.as_deref().unwrap_or("です。");
                        assert!(is_full(says), "{id} at {at}: {says}");
                    }
                }
            }
        }
    }

    /// A sheet of Koi-Koi counts points in the unit of its table, and in no other.
    #[test]
    fn a_sheet_of_koi_koi_counts_in_one_unit() {
        for (name, ours, other) in [("koikoi", '文', '点'), ("koikoi-nintendo", '点', '文')] {
            let rules = load(name, Path::new(".")).unwrap().rules;
            let sheet = sheet(Japanese, &rules);
            let says = |letter| {
                let said = sheet.iter().filter_map(|rule| rule.sheet.as_deref());
                let counts = |text: &&str| {
                    text.match_indices(letter)
                        .any(|(at, _)| text[..at].ends_with(|before: char| before.is_ascii_digit()))
                };
                said.filter(counts).count()
            };
            assert!(says(ours) > 15, "{name}: {}", says(ours));
            assert_eq!(says(other), 0, "{name}");
        }
    }

    /// A Korean month that means another flower in Japan is called Korean.
    #[test]
    fn korean_months_are_called_korean() {
        let document = document(Japanese);
        for line in document.lines() {
            let bare = line.match_indices("11月").chain(line.match_indices("12月"));
            for (at, month) in bare {
                assert!(
                    line.contains("韓国") || line.contains("日本"),
                    "{month} at {at}: {line}"
                );
            }
        }
    }
}
