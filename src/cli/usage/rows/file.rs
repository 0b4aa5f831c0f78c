//! The ledger as a file: checks, copies and imports.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::shared::PERIOD;
use super::value::{
    AMOUNT, DAY, ENCODING, FILE, NAME_PAIR, ORDER, PAGE, RULES, SEAL, WHAT, WHICH, YEAR,
};
use crate::cli::wording::Wording;

commands! {
    "verify" {
        about: {
            en: "Check that nothing in the ledger was changed",
            ko: "장부가 적은 그대로인지 확인하기",
            ja: "帳簿が変更されていないことを確かめる",
        }
        also: { en: &["check"], ko: &["확인", "검사"], ja: &["確認", "検証"] }
        paged: Paged::Never,
        takes: [] {
            head: SEAL {
                en: "Also check that nothing has changed since dokbak seal printed this",
                ko: "dokbak seal이 보여 준 기록까지 그때와 같은지도 확인하기",
                ja: "dokbak sealがこのコードを出したときから、その番号までの記録が変わっていないことも確かめる",
            }
            report: PAGE {
                en: "Also check that every byte of a page of `dokbak report` matches the \
                     ledger as it was then",
                ko: "`dokbak report`로 만든 페이지가 그때의 장부와 한 글자도 다르지 않은지도 확인",
                ja: "`dokbak report` のページが、そのときの帳簿と一字も違わないかも調べる",
            }
            deep {
                en: "Settle every record again, and every close",
                ko: "모든 기록과 정산을 다시 셈해 보기",
                ja: "すべての局と精算を計算し直す",
            }
            recount {
                en: "Recount the totals from the entries, and then check",
                ko: "기록에서 합계를 다시 센 다음 확인하기",
                ja: "記録から合計を数え直してから確かめる",
            }
        }
        examples: {
            "verify" {
                en: "Check that nothing was changed",
                ko: "바뀐 것이 없는지 확인해요",
                ja: "何も変更されていないことを確かめます",
            }
            "verify --deep" {
                en: "Settle every hand again as well",
                ko: "모든 판을 다시 계산해서 확인해요",
                ja: "すべての局を計算し直して確かめます",
            }
            "--ledger backup.db verify" {
                en: "Check a backup",
                ko: "백업을 확인해요",
                ja: "バックアップを確かめます",
            }
        }
    }
    "seal" {
        about: {
            en: "Print the last entry's number and hash, for others to keep",
            ko: "마지막 기록의 번호와 해시 보기 (다른 사람이 적어 둘 봉인 코드)",
            ja: "照合コード（最後の記録の番号とハッシュ）を出す。控えておくためのもの",
        }
        also: { en: &[], ko: &["봉인", "봉인코드"], ja: &["照合コード"] }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "seal" {
                en: "Print the code for everybody to photograph",
                ko: "모두 사진으로 찍어 둘 봉인 코드를 보여 줘요",
                ja: "全員が写真に撮っておく照合コードを出します",
            }
            "seal >> seals.txt" {
                en: "Add it to a file of codes",
                ko: "봉인 코드를 파일에 모아 둬요",
                ja: "照合コードをファイルにためます",
            }
        }
    }
    "export" {
        about: {
            en: "Print the ledger, or write it to a file: for another laptop, spreadsheets or bookkeeping",
            ko: "장부를 다른 노트북, 스프레드시트, 회계 프로그램으로 내보내기",
            ja: "帳簿をほかのパソコン、表計算、会計ソフト用に書き出す",
        }
        paged: Paged::Never,
        takes: [PERIOD] {
            jsonl {
                en: "A line of JSON for each entry, complete to the letter",
                ko: "한 줄에 기록 하나, 글자 하나까지 그대로",
                ja: "1行に1件、一字一句そのまま",
            }
            csv {
                en: "A table for spreadsheets: one row per player and hand",
                ko: "스프레드시트용 표: 판마다 사람마다 한 줄",
                ja: "表計算ソフト用の表: 1局・1人ごとに1行",
            }
            hledger {
                en: "A journal for hledger",
                ko: "hledger에서 쓰는 분개장",
                ja: "hledger用の仕訳帳",
            }
            beancount {
                en: "A journal for beancount",
                ko: "beancount에서 쓰는 분개장",
                ja: "beancount用の仕訳帳",
            }
            wide {
                en: "The table with one row per hand and one column per person",
                ko: "판마다 한 줄, 사람마다 한 칸인 표",
                ja: "1局ごとに1行、1人ごとに1列の表",
            }
            output: FILE {
                en: "Write to this file, which must not exist yet; - for standard output",
                ko: "이 파일에 저장하기 (아직 없는 파일), 표준 출력은 -",
                ja: "このファイルに書き出す（まだないファイル）。標準出力は -",
            }
        }
        examples: {
            "export --jsonl -o ledger.jsonl" {
                en: "Write the whole ledger to a file, for another laptop or program",
                ko: "다른 노트북이나 프로그램에서 쓰게 장부를 통째로 적기",
                ja: "別のパソコンやプログラムのために、帳簿をまるごと書き出す",
            }
            "export --csv --year 2026 -o hands.csv" {
                en: "The hands of a year for a spreadsheet, one row per player and hand",
                ko: "한 해 친 판을 스프레드시트에서 보기, 판마다 사람마다 한 줄",
                ja: "1年の局を表計算ソフトで見る。1局・1人ごとに1行",
            }
            "export --csv --wide -o columns.csv" {
                en: "One row per hand, with a column for each person",
                ko: "판마다 한 줄, 사람마다 한 칸",
                ja: "1局ごとに1行、1人ごとに1列",
            }
            "export --hledger -o hwatu.journal" {
                en: "A journal for hledger; --beancount writes one for beancount",
                ko: "hledger에서 쓰는 분개장. beancount에서 쓰는 것은 --beancount",
                ja: "hledger用の仕訳帳。beancount用は --beancount",
            }
        }
    }
    "import" {
        about: {
            en: "Take in the entries of another ledger, hands from notes, or a sheet of results",
            ko: "다른 장부의 기록, 적어 둔 판, 결과를 적은 표 가져오기",
            ja: "ほかの帳簿の記録、控えてあった局、結果の表を取り込む",
        }
        paged: Paged::Never,
        takes: [] {
            file: FILE {
                en: "What `dokbak export --jsonl` wrote; records with an empty line between them; or a sheet of results (CSV, or an exported chat); - for standard input",
                ko: "`dokbak export --jsonl`로 만든 파일, 판과 판 사이에 빈 줄을 둔 기록, 또는 결과를 적은 표(CSV나 내보낸 대화). 표준 입력은 -",
                ja: "`dokbak export --jsonl` のファイル、局ごとに空の行を挟んだ記録、または結果の表（CSVか、書き出したチャット）。標準入力は -",
            }
            date: DAY {
                en: "The day of the first hands, if they do not say it",
                ko: "첫 판들을 친 날(판에 날짜가 없을 때)",
                ja: "最初の局の日付（記録に日付がないとき）",
            }
            twice: WHICH {
                en: "Which counts if an evening was kept in both ledgers: here, there or both",
                ko: "두 장부에 같은 모임이 있을 때 셀 쪽: here(여기), there(가져온 쪽), both(둘 다)",
                ja: "同じ回が両方の帳簿にあるとき数える方: here（ここ）、there（取り込む方）、both（両方）",
            }
            mended: WHAT {
                en: "What to do with noted hands that are almost the same as ours: correct \
                     (they correct ours) or new",
                ko: "이미 있는 판과 거의 같은 판: correct(그 판을 고치기), new(다른 판으로 가져오기)",
                ja: "帳簿の局とほとんど同じ局: correct（その局を訂正する）、new（別の局として取り込む）",
            }
            equal: WHAT {
                en: "What to do with noted hands that look the same as ours: same (we have \
                     them) or new",
                ko: "이미 있는 판과 똑같이 적혔지만 다른 판일 수도 있는 판: same(같은 판), new(다른 판으로 가져오기)",
                ja: "帳簿の局と同じ内容だが、別かもしれない局: same（同じ局）、new（別の局として取り込む）",
            }
            name: NAME_PAIR {
                en: "Somebody has another name here, such as Anne=Ann; may be repeated",
                ko: "장부에서는 다르게 부르는 이름. 보기: 철스=철수. 여러 번 쓸 수 있어요",
                ja: "帳簿では別の名前の人。例: たろ=太郎。何度でも使えます",
            }
            money: WHICH {
                en: "Which counts if both ledgers have the same payment: here, there or both",
                ko: "두 장부에 같은 돈이 적혀 있을 때 셀 쪽: here(여기), there(가져온 쪽), both(둘 다)",
                ja: "同じお金が両方の帳簿にあるとき数える方: here（ここ）、there（取り込む方）、both（両方）",
            }
            each: WHAT {
                en: "What a result of the sheet is: hand, or evening (counts in money and standings, but as no hand)",
                ko: "표의 결과 하나: hand(한 판), evening(모임 하나. 돈과 순위에는 들어가지만 판으로는 세지 않아요)",
                ja: "表の結果1つ: hand（1局）、evening（1回分。お金と順位には入りますが、局としては数えません）",
            }
            dates: ORDER {
                en: "What 3/4 means in the sheet: mdy (month first), dmy (day first) or ymd (year first)",
                ko: "표에서 3/4의 뜻: mdy(달 먼저), dmy(날 먼저), ymd(해 먼저)",
                ja: "表での3/4の読み方: mdy（月が先）、dmy（日が先）、ymd（年が先）",
            }
            year: YEAR {
                en: "The year of the sheet's first day, if it has none",
                ko: "표의 첫 날짜에 해가 없을 때 그 해",
                ja: "表の最初の日付に年がないときの年",
            }
            chip: AMOUNT {
                en: "What a chip is worth, such as \"100 KRW\"; the sheet's numbers are then money",
                ko: "한 점이 얼마인지. 보기: \"100 KRW\". 그러면 표의 숫자는 돈이에요",
                ja: "チップ1枚がいくらか。例: \"100 KRW\"。そのとき表の数字はお金です",
            }
            amounts: WHAT {
                en: "What the sheet's bare numbers are: chips or money",
                ko: "표에 단위 없이 적은 숫자: chips(점), money(돈)",
                ja: "表に単位なしで書いた数字: chips（チップ）、money（お金）",
            }
            encoding: ENCODING {
                en: "How the sheet's letters are written, if dokbak finds it out wrongly",
                ko: "표의 글자 인코딩(잘못 읽었을 때)",
                ja: "表の文字コード（読み間違えたとき）",
            }
            rules: RULES {
                en: "The rules by which the sheet's hands were played",
                ko: "표의 판을 친 규칙",
                ja: "表の局を打ったルール",
            }
            dry_run {
                en: "Show what would come in, and write nothing",
                ko: "무엇을 가져올지 보기만 하고 적지 않기",
                ja: "何を取り込むかを表示するだけで、何も書かない",
            }
        }
        examples: {
            "import ledger.jsonl" {
                en: "Take in what somebody else wrote down; doing it again changes nothing",
                ko: "다른 사람이 적은 것을 가져오기. 다시 해도 바뀌는 것이 없어요",
                ja: "ほかの人が書いたものを取り込む。もう一度しても何も変わりません",
            }
            "import notes.hwatu --date 2026-03-01" {
                en: "Take in hands from your notes, the first of them played on that day",
                ko: "공책에 적어 둔 판을 가져오기. 첫 판은 그날 쳤어요",
                ja: "控えてあった局を取り込む。最初の局はその日のもの",
            }
            "import ledger.jsonl --twice here" {
                en: "If both kept the same evening, this ledger's version counts",
                ko: "두 장부에 같은 모임이 있으면 여기 것을 세기",
                ja: "同じ回が両方にあれば、ここのものを数える",
            }
            "import notes.hwatu --date 2026-03-01 --mended correct" {
                en: "Take in your notes again after you corrected a slip in them",
                ko: "공책에서 잘못 적은 곳을 고친 뒤 다시 가져오기",
                ja: "控えの書き間違いを直してから、もう一度取り込む",
            }
            "import results.csv --dry-run" {
                en: "Show how a sheet of results is understood, and write nothing",
                ko: "결과를 적은 표를 어떻게 읽었는지 보기만 하기",
                ja: "結果の表がどう読まれるかを見るだけにする",
            }
            "import results.csv --each evening --chip 100KRW" {
                en: "Take in a sheet with the money of a whole evening in each row",
                ko: "모임마다 주고받은 돈을 한 줄씩 적은 표를 가져오기",
                ja: "1回分のお金を1行ずつ書いた表を取り込む",
            }
        }
    }
    "backup" {
        about: {
            en: "Copy the ledger to a file, and check the copy",
            ko: "장부를 파일로 백업하고 확인하기",
            ja: "帳簿をファイルにバックアップして確かめる",
        }
        paged: Paged::Never,
        takes: [] {
            file: FILE {
                en: "The file to write, which must not exist yet",
                ko: "저장할 파일 (아직 없는 파일)",
                ja: "書き出すファイル（まだないファイル）",
            }
        }
        examples: {
            "backup ledger-2026.db" {
                en: "Make a copy, even while somebody is playing",
                ko: "치는 중에도 장부를 백업하기",
                ja: "遊んでいる間でも帳簿をバックアップする",
            }
        }
    }
    "restore" {
        about: {
            en: "Go back to a copy of the ledger",
            ko: "백업한 장부로 되돌리기",
            ja: "バックアップした帳簿に戻す",
        }
        paged: Paged::Never,
        takes: [] {
            file: FILE {
                en: "The copy to go back to; the current ledger is kept next to it",
                ko: "백업한 장부의 파일. 지금 장부는 그 옆에 남겨요",
                ja: "バックアップした帳簿のファイル。今の帳簿はその横に残します",
            }
        }
        examples: {
            "restore ledger-2026.db" {
                en: "Go back to it; the current ledger is kept next to it",
                ko: "그때로 되돌리기. 지금 장부는 그 옆에 남아요",
                ja: "その時に戻す。今の帳簿は横に残ります",
            }
        }
    }
}
