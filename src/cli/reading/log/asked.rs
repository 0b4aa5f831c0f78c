//! The words by which `dokbak log` is asked for hands: jokbo and yaku, and how hands end, in every
//! language.

use crate::card::fold;
use crate::cli::facts::kept::KeptMisuse;
use crate::cli::words::{Lang, say};
use crate::rules::Game;
use crate::verdict::{Jokbo, Outcome};
use crate::vocabulary::{ALL, Word};

/// How hands end, with a word in Korean and one in Japanese, and further words.
const OUTCOMES: [(Outcome, &str, &str, &[&str]); 13] = [
    (Outcome::Stop, "스톱", "ストップ", &["났다", "上がり"]),
    (Outcome::Push, "밀기", "プッシュ", &[]),
    (Outcome::Nagari, "나가리", "ナガリ", &["유국", "流局"]),
    (Outcome::Void, "무효", "無効", &["파토"]),
    (Outcome::Quads, "총통", "チョントン", &["chongtong"]),
    (Outcome::ThreePpuk, "삼뻑", "三ポク", &["쓰리뻑"]),
    (Outcome::Heodang, "허당", "ホダン", &[]),
    (Outcome::Net, "점수만", "増減だけ", &[]),
    (Outcome::Shobu, "승부", "勝負", &["しょうぶ"]),
    (Outcome::Draw, "무승부", "引き分け", &[]),
    (Outcome::Teshi, "데시", "手四", &[]),
    (Outcome::Kuttsuki, "구쓰키", "くっつき", &["喰付"]),
    (Outcome::Counted, "계산", "計算", &[]),
];

/// Returns the word of the programs for something that JSON writes as a word.
fn id(of: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(of).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

/// Returns the form in which words are compared: without spaces and hyphens.
fn key(word: &str) -> String {
    let letters = fold(word);
    letters
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '-')
        .collect()
}

/// Returns the word for each end of a hand in a language, with the word of the programs.
pub(in crate::cli) fn outcomes(lang: Lang) -> Vec<(String, String)> {
    let each = OUTCOMES.iter().map(|(outcome, ko, ja, _)| {
        let id = id(outcome);
        let word = match lang {
            Lang::Korean => (*ko).to_owned(),
            Lang::Japanese => (*ja).to_owned(),
            _ => id.clone(),
        };
        (id, word)
    });
    each.collect()
}

/// Returns the end of a hand that a word means. Errors: it means none.
pub(super) fn outcome(word: &str, lang: Lang) -> Result<Outcome, KeptMisuse> {
    let asked = key(word);
    let found = OUTCOMES.iter().find(|(outcome, ko, ja, more)| {
        let mut words = [*ko, *ja].into_iter().chain(more.iter().copied());
        key(&id(outcome)) == asked || words.any(|word| key(word) == asked)
    });
    let found = found.map(|(outcome, ..)| *outcome);
    found.ok_or_else(|| KeptMisuse::NoSuchWord {
        option: "--outcome",
        text: word.to_owned(),
        words: outcomes(lang).into_iter().map(|(_, word)| word).collect(),
    })
}

/// Returns the games whose rule book has a jokbo.
fn games(jokbo: Jokbo) -> &'static [Game] {
    match jokbo {
        Jokbo::RainyFourBrights
        | Jokbo::BoarDeerButterflies
        | Jokbo::PoetryAndBlue
        | Jokbo::Poetry
        | Jokbo::Blue
        | Jokbo::FlowerViewing
        | Jokbo::MoonViewing
        | Jokbo::CardsOfTheMonth
        | Jokbo::Chaff => &[Game::KoiKoi],
        Jokbo::FiveBrights
        | Jokbo::FourBrights
        | Jokbo::ThreeBrights
        | Jokbo::Animals
        | Jokbo::Ribbons => &[Game::GoStop, Game::KoiKoi],
        _ => &[Game::GoStop],
    }
}

/// Returns the name of each jokbo and yaku in a language, with the word of the programs.
pub(in crate::cli) fn jokbo_names(lang: Lang) -> Vec<(String, String)> {
    let each = Jokbo::ALL.iter().map(|jokbo| {
        let game = games(*jokbo).first().copied().unwrap_or(Game::GoStop);
        (id(jokbo), say!(lang, jokbo(*jokbo, game)))
    });
    each.collect()
}

/// Returns a word for each jokbo and yaku in a language, as a list of what can be asked for.
fn jokbo_words(lang: Lang) -> Vec<String> {
    let names = jokbo_names(lang).into_iter();
    let mut words: Vec<String> = match lang {
        Lang::Korean | Lang::Japanese => names.map(|(_, name)| name).collect(),
        _ => names.map(|(id, _)| id).collect(),
    };
    words.dedup();
    words
}

/// Returns the jokbo that a word of the table means, if it means one.
const fn of_word(word: Word) -> Option<Jokbo> {
    Some(match word {
        Word::FiveBrights => Jokbo::FiveBrights,
        Word::FourBrights => Jokbo::FourBrights,
        Word::RainFourBrights => Jokbo::RainFourBrights,
        Word::ThreeBrights => Jokbo::ThreeBrights,
        Word::RainThreeBrights => Jokbo::RainThreeBrights,
        Word::Godori => Jokbo::Godori,
        Word::Bidori => Jokbo::Bidori,
        Word::Yukdori => Jokbo::Yukdori,
        Word::HongDan => Jokbo::HongDan,
        Word::CheongDan => Jokbo::CheongDan,
        Word::ChoDan => Jokbo::ChoDan,
        Word::Vip => Jokbo::Vip,
        Word::Palssari => Jokbo::Palssari,
        Word::BoarDeerButterflies => Jokbo::BoarDeerButterflies,
        Word::FlowerViewing => Jokbo::FlowerViewing,
        Word::MoonViewing => Jokbo::MoonViewing,
        Word::CardsOfTheMonth => Jokbo::CardsOfTheMonth,
        Word::Animal => Jokbo::Animals,
        Word::Ribbon => Jokbo::Ribbons,
        Word::Junk => Jokbo::Junk,
        _ => return None,
    })
}

/// Returns the jokbo and yaku that a word means; one name may be that of several. Errors: it means
/// none.
pub(super) fn jokbo(word: &str, lang: Lang) -> Result<Vec<Jokbo>, KeptMisuse> {
    let asked = key(word);
    let is_called = |one: Jokbo| {
        let named = |game: &Game| {
            let mut langs = Lang::SPOKEN.into_iter();
            langs.any(|lang| key(&say!(lang, jokbo(one, *game))) == asked)
        };
        key(&id(&one)) == asked || games(one).iter().any(named)
    };
    let mut found: Vec<Jokbo> = Jokbo::ALL
        .iter()
        .copied()
        .filter(|one| is_called(*one))
        .collect();
    let words = ALL.iter().flat_map(|language| language.words);
    for (meaning, words) in words {
        let means = words.iter().any(|word| key(word) == asked);
        let jokbo = of_word(*meaning).filter(|jokbo| means && !found.contains(jokbo));
        found.extend(jokbo);
    }
    if found.is_empty() {
        return Err(KeptMisuse::NoSuchWord {
            option: "--jokbo",
            text: word.to_owned(),
            words: jokbo_words(lang),
        });
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_every_language_mean_the_same() {
        for word in ["godori", "고도리", "GODORI"] {
            assert_eq!(
                jokbo(word, Lang::English).unwrap(),
                [Jokbo::Godori],
                "{word}"
            );
        }
        for word in ["hong-dan", "홍단", "hong dan"] {
            // Its cards are a yaku of Koi-Koi, too.
            let found = jokbo(word, Lang::English).unwrap();
            assert_eq!(found.first(), Some(&Jokbo::HongDan), "{word}");
        }
        for word in ["nagari", "나가리", "ナガリ"] {
            assert_eq!(
                outcome(word, Lang::English).unwrap(),
                Outcome::Nagari,
                "{word}"
            );
        }
        for (id, _) in jokbo_names(Lang::English) {
            assert!(jokbo(&id, Lang::English).is_ok(), "{id}");
        }
        for lang in Lang::SPOKEN {
            for (_, name) in jokbo_names(lang) {
                assert!(jokbo(&name, lang).is_ok(), "{name}");
            }
            for (id, word) in outcomes(lang) {
                assert_eq!(outcome(&id, lang).unwrap(), outcome(&word, lang).unwrap());
            }
        }
    }

    #[test]
    fn every_end_of_a_hand_can_be_asked_for_and_bad_words_get_the_list() {
        for one in Outcome::ALL {
            assert!(
                OUTCOMES.iter().any(|(outcome, ..)| outcome == one),
                "{one:?}"
            );
        }
        let refused = outcome("won", Lang::Korean).unwrap_err();
        assert!(
            matches!(&refused, KeptMisuse::NoSuchWord { words, .. } if words.contains(&"나가리".to_owned())),
            "{refused:?}"
        );
    }
}
