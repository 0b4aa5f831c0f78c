//! Files, settings and failures.

use crate::cli::facts::input::InputSource;
use crate::cli::settings::SettingOrigin;
use crate::cli::words::messages;
use crate::words::grouped;

messages! {
    /// Says how many of many records could not be settled.
    not_settled(failed: u64, all: u64) {
        en: format!(
            "{} of {} records could not be settled",
            grouped(u128::from(failed)),
            grouped(u128::from(all)),
        ),
        ko: format!(
            "기록 {}개 가운데 {}개를 셈할 수 없어요.",
            grouped(u128::from(all)),
            grouped(u128::from(failed)),
        ),
        ja: format!(
            "{}件の記録のうち、{}件は計算できませんでした。",
            grouped(u128::from(all)),
            grouped(u128::from(failed)),
        ),
    }

    /// Says that an input has no records to settle.
    no_records(of: &InputSource) {
        en: format!("{}: no records", input(of)),
        ko: format!("{}: 기록이 없어요.", input(of)),
        ja: format!("{}: 記録がありません。", input(of)),
    }

    /// Returns the headings of the list of settings.
    config_columns() -> [&'static str; 3] {
        en: ["Key", "Value", "From"],
        ko: ["설정", "값", "정해진 곳"],
        ja: ["設定", "値", "決めたところ"],
    }

    /// Says that something else overrides a setting just written to the config file.
    setting_outdone(origin: SettingOrigin) {
        en: format!(
            "Written to the config file, but something else takes precedence here: {stronger}.",
            stronger = setting_origin(origin),
        ),
        ko: format!(
            "설정 파일에 적었어요. 지금은 이것이 먼저예요: {stronger}",
            stronger = setting_origin(origin),
        ),
        ja: format!(
            "設定ファイルに書きました。今はこちらが優先されます: {stronger}",
            stronger = setting_origin(origin),
        ),
    }

    /// Asks whether to go on in this language, as names were entered in it.
    suggests_itself() {
        en: "Continue in English? [y] ",
        ko: "한국어로 할까요? [y] ",
        ja: "日本語にしますか。[y] ",
    }

    /// Says that this language is used from now on, and how to choose another.
    language_kept() {
        en: "English it is. `dokbak config lang ko` or `ja` changes that.",
        ko: "한국어로 할게요. 다음에도 한국어예요. `dokbak config lang en`: 영어로 바꾸기",
        ja: "日本語で進めます。次からも日本語です。`dokbak config lang en` で英語に戻せます。",
    }

    /// Says that an input is not text.
    no_utf8(place: &str) {
        en: "{place}: this is not UTF-8 text; save the file as UTF-8",
        ko: "{place}: UTF-8 글이 아니에요. 파일을 UTF-8로 저장해 주세요.",
        ja: "{place}: UTF-8の文字ではありません。ファイルをUTF-8で保存してください。",
    }
}
