//! What commands and their arguments are for, and what is wrong with a command line.

use super::list;
use super::settings::unknown_setting;
use crate::cli::facts::mistake::Mistake;
use crate::limits::Limit;
use crate::vocabulary::particle::{RANEUN, with};
use crate::words::grouped;
use std::path::Path;

/// Returns what comes before the usage, the options, the arguments and the commands.
pub(in crate::cli) const fn help_headings() -> [&'static str; 4] {
    ["쓰는 법", "옵션", "인수", "명령"]
}

/// Returns what a command does; `path` is how it is called after `dokbak`.
pub(in crate::cli) fn about_command(path: &str) -> Option<&'static str> {
    Some(match path {
        "" => "화투판의 심판이자 장부: 누가 누구에게 얼마를, 왜 내는지",
        "play" => "모임을 시작하거나 이어서 하기 (기본)",
        "tutorial" => "4분 동안 한 판을 따라 하며 익히기",
        "settle" => "기록 하나로 한 판 셈하기",
        "score" => "먹은 패의 점수와 다음 족보에 모자란 패 보기",
        "draw" => "뽑은 패로 선 정하기",
        "cards" => "패 보기: 적는 법과 부르는 이름",
        "card" => "패를 그림(SVG)으로",
        "rules" => "규칙 목록, 보기, 검사, 견주기, 만들기",
        "rules list" => "들어 있는 규칙 목록",
        "rules show" => "어떻게 치는지 규칙표로 보기",
        "rules check" => "규칙 파일과 그 안의 보기 검사하기",
        "rules diff" => "두 규칙이 어디가 다른지 보기",
        "rules compare" => "고스톱 규칙 둘로 같은 패를 쳐 보고 차이 보기",
        "rules new" => "몇 가지 물음에 답해 우리 집 규칙 파일 만들기",
        "rules schema" => "편집기에서 쓸 규칙 파일의 JSON Schema",
        "rules book" => "모든 게임의 규칙책을 Markdown으로",
        "log" => "장부의 모임과 판 목록",
        "show" => "장부의 한 판 보기",
        "standings" => "누가 얼마를 따고 잃었는지 보기",
        "stats" => "친 판, 고, 박, 누가 누구에게 줬나 보기",
        "report" => "한 해나 한 달, 아무 기간이나 친구들이 볼 한 페이지로 만들기",
        "paid" => "누가 누구에게 돈을 건넸는지 적거나 보기",
        "settle-up" => "누가 얼마를 주고받아야 하는지 보기 (횟수 최소)",
        "settled" => "정산할 돈을 모두 건넸다고 적기",
        "people" => "누가 치는지 모두 보기, 누구 이름인지 정하기",
        "people rename" => "부르는 이름 바꾸기",
        "people join" => "두 이름이 같은 사람이라고 적기",
        "people part" => "한 이름을 다시 다른 사람으로 나누기",
        "people guest" => "손님이라고 적기",
        "why" => "적힌 판이나 그 줄 하나의 까닭 보기",
        "whatif" => "규칙이나 줄이 달랐다면 한 판이나 모임이 어떻게 됐을지 보기",
        "dispute" => "적힌 판에 대한 이의를 주장 하나씩 풀기",
        "evening" => "어느 모임인지 보기, 다시 열기, 없던 걸로 하기, 날짜 고치기",
        "close" => "모임을 정산하고 마치기",
        "verify" => "장부가 적은 그대로인지 확인하기",
        "export" => "장부를 다른 노트북, 스프레드시트, 회계 프로그램으로 내보내기",
        "import" => "다른 장부의 기록이나 적어 둔 판 가져오기",
        "twice" => "두 번 적은 모임을 보거나, 어느 쪽을 셀지 정하기",
        "backup" => "장부를 파일로 옮겨 두고 확인하기",
        "restore" => "옮겨 둔 장부로 되돌리기",
        "seal" => "마지막 기록의 번호와 해시 보기 (다른 사람이 적어 둘 봉인 코드)",
        "config" => "설정과 그것이 정해진 곳 보기, 설정하기",
        "share" => "한 판, 모임이나 한 달을 채팅에 올릴 짧은 글로 보기",
        "completions" => "셸이 시작할 때 읽을 자동 완성 보기(명령, 이름, 판, 규칙)",
        "man" => "명령의 설명서 쪽 보기, 또는 모두 쓰기",
        "help" => "명령이 하는 일과 인수 보기",
        _ => return None,
    })
}

/// Returns what an argument of a command is for.
pub(in crate::cli) fn about_argument(path: &str, id: &str) -> Option<&'static str> {
    of_one_command(path, id).or_else(|| of_any_command(id))
}

fn of_one_command(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("play", "script") => "묻지 않고 파일의 줄로 하기. -는 표준 입력",
        ("play", "track") => "고스톱을 바닥패와 함께 한 차례씩 따라가기",
        ("play", "date") => "오늘이 아니라 이 날 친 것으로 적기",
        ("play", "new") => "하던 모임이 있어도 새로 시작하기",
        ("play", "evening") => "이 모임을 이어서 하기",
        ("settle", "file") => {
            "기록 파일. -는 표준 입력. --batch를 붙이면 여러 기록이 든 파일이나 폴더"
        }
        ("settle", "tell") => "말하듯 한 줄로 적은 판을 계산하기",
        ("settle", "players") => "치는 사람, 선부터 차례로: \"영희 철수 민수\"",
        ("settle", "carry") => "바로 앞에 이어진 나가리 판 수",
        ("settle", "stake") => "이 판에만 정한 배수",
        ("settle", "batch") => "빈 줄로 나눈 기록을 모두 셈해서 JSON으로 한 줄씩",
        ("score", "cards") => "패, 보기: 1gtpp 3t 8g",
        ("score", "json") => "점수를 JSON으로",
        ("card", "cards") => "그릴 패. 보기: 8g, 팔광, 고도리",
        ("card", "output") => {
            "그림 파일: 파일.svg, 또는 한 장짜리 너비 80점의 파일.png [기본: 표준 출력]"
        }
        ("cards", "pictures") => {
            "패를 그림으로 보일지: auto(Kitty, Ghostty, iTerm2, WezTerm, mintty에서. tmux나 screen 안에서는 글자로), always, never. 터미널이 아니면 늘 글자로"
        }
        ("cards", "which") => {
            "이것만: 달, 종류, 패, 모으는 패. 보기: 8, 공산, 광, 고도리 [기본: 모두]"
        }
        ("score" | "draw", "rules") => "규칙: 들어 있는 규칙의 이름이나 경로 [기본: pagat]",
        ("cards" | "card", "rules") => {
            "몇 월인지 정하는 규칙: 들어 있는 규칙의 이름이나 경로 [기본: pagat]"
        }
        ("draw", "lots") => "치는 차례대로 누가 뭘 뽑았는지, 보기: 영희=3t '김 민수=8g'",
        ("draw", "night") => "밤: 가장 이른 달이 선, 같으면 낮은 패",
        ("draw", "day") => "낮: 가장 늦은 달이 선, 같으면 높은 패",
        ("rules show", "all") => "규칙표 대신 모든 항목의 값과 뜻",
        ("rules check", "files") => "규칙 파일",
        ("rules compare", "deals") => "규칙마다 몇 판을 칠지",
        ("rules compare", "seed") => "패를 섞는 시드",
        ("rules compare", "players") => "몇 명이 칠지, 2 또는 3",
        ("rules compare", "style") => {
            "치는 법: random(칠 수 있는 것을 아무렇게나), greedy(지금 가장 많이 먹게), \
             cautious(많이 먹되 다음 사람에게 적게 남게), mixed(셋을 섞어, 판마다 한 자리씩 돌려서)"
        }
        ("rules new", "name") => "이름. 여기에 이름.yaml로 적어요. /나 .yaml이 들어가면 경로",
        ("rules new", "from") => "시작할 규칙: 들어 있는 규칙의 이름이나 경로",
        ("rules new", "set") => "묻지 않고 규칙 하나 정하기. 여러 번 써도 돼요",
        ("rules new", "yes") => "아무것도 묻지 않고 나머지는 그대로 두기",
        ("why", "line") => "기록의 몇 번째 줄",
        ("whatif", "evening") => "이 모임의 모든 판",
        ("whatif", "without") => "기록의 몇 번째 줄을 빼기. 여러 번 써도 돼요",
        ("whatif", "with") => "판이 끝나는 줄 앞에 줄 넣기, N:줄이면 N번째 줄 앞에",
        ("dispute", "script") => "묻지 않고 파일의 주장으로 하기. -는 표준 입력",
        ("close", "evening") => "마칠 모임 [기본: 하던 모임]",
        ("close", "discard") => "안 끝난 판에 적은 것은 빼기",
        ("verify", "head") => "dokbak seal이 보여 준 기록까지 그때와 같은지도 확인하기",
        ("verify", "recount") => "기록에서 합계를 다시 센 다음 확인하기",
        ("verify", "deep") => "모든 기록과 정산을 다시 셈해 보기",
        ("show", "hand") => {
            "판: last 또는 3/7.2 (3월 7일 2번째 판). 프로그램은 판이나 정정의 기록 번호로"
        }
        ("share", "copy") => "터미널의 클립보드에도 넣기",
        ("share", "evening") => "판 대신 이 모임",
        ("share", "hand") => "판: last(기본) 또는 3/7.2 (3월 7일 2번째 판)",
        ("show", "original") => "정정하기 전 처음 적은 그대로",
        ("show", "json") => "판정을 JSON으로",
        (_, "since") => "이 날부터만. 보기: 2026-11-20",
        (_, "until") => "이 날까지만",
        (_, "month") => "이 달만. 보기: 2026-11",
        (_, "year") => "이 해만",
        (_, "last") => "최근 며칠(30d), 몇 주(8w), 몇 달(3m), 몇 해(1y)만",
        ("log", "player") => "이 사람이 앉은 모임만",
        ("stats", "players") => "이름만 쓴 것과 같음. 둘을 쓰면 맞대결",
        ("paid", "player") => "이 사람이 주거나 받은 돈만",
        ("standings", "player") => "이 사람만, 판마다",
        ("standings" | "stats" | "report", "currency") => {
            "이 돈으로 친 판만. 보기: KRW, 원. 돈을 걸지 않은 판은 칩"
        }
        ("stats", "by") => "무엇으로 나눌지: seat(자리), dealer(선), ruleset(규칙), month(달)",
        ("stats", "csv") => "스프레드시트용 표: 사람마다 한 줄",
        ("stats", "names") => "누구의 통계: 한 사람, 또는 두 사람의 맞대결",
        ("people join", "who") => "다르게 적힌 이름",
        ("people join", "with") => "누구의 이름인지",
        ("people part", "who") => "다른 사람인 이름",
        ("people rename" | "people guest", "who") => "누구: 그 사람의 아무 이름이나",
        ("people rename", "name") => "이제부터 부를 이름",
        ("people guest", "no") => "이제 손님이 아니라고 적기",
        ("config", "key") => "설정: lang, rules, ledger, color, pager, plain",
        ("config", "value") => "이제부터 쓸 값",
        ("config", "unset") => "이 설정을 설정 파일에서 빼기",
        ("config", "path") => "설정 파일이 있는 곳 보기",
        ("man", "command") => "설명할 명령 [기본: dokbak]",
        ("man", "dir") => "이 폴더에 모든 쪽 쓰기. 폴더가 없으면 만들어요",
        ("completions", "shell") => "셸: bash, elvish, fish, powershell, zsh",
        _ => return of_money(path, id).or_else(|| of_the_file(path, id)),
    })
}

/// Returns what an argument is for of a command about money between people.
fn of_money(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("paid", "from") => "준 사람, 또는 공금",
        ("paid", "to") => "받은 사람, 또는 공금",
        ("paid", "amount") => "금액. 보기: 30000, 4.50",
        ("paid", "currency") => "어느 돈. 보기: KRW, 원 [기본: 장부의 돈이 하나면 그것]",
        ("settled", "currency") => "이 돈만 [기본: 모두]",
        ("settled", "players") => "이 사람이 주거나 받는 돈만. 여러 번 쓸 수 있음",
        ("paid" | "settled", "date") => "건넨 날 [기본: 모임 날]",
        ("close", "settled") => "그 모임의 돈을 건넸다고도 적기",
        ("paid", "note") => "무슨 돈인지. 보기: 칩값",
        ("paid", "new_currency") => "장부에 없던 돈으로 적기",
        ("paid", "same") => "같은 돈을 적은 두 기록. 앞의 것을 세어요",
        ("paid", "both") => "두 번 주고받은 돈이라 둘 다 세어요",
        ("paid", "kitty") => "장부에 없는 이름은 새 공금",
        ("settle-up", "why") => "이 사람의 잔액이 어느 판에서 왔는지",
        ("settle-up", "json") => "JSON으로",
        _ => return None,
    })
}

/// Returns what an argument is for of a command that takes the ledger out or in.
fn of_the_file(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("export", "jsonl") => "한 줄에 기록 하나, 글자 하나까지 그대로",
        ("export", "csv") => "스프레드시트용 표: 판마다 사람마다 한 줄",
        ("export", "wide") => "판마다 한 줄, 사람마다 한 칸인 표",
        ("export", "hledger") => "hledger에서 쓰는 분개장",
        ("export", "beancount") => "beancount에서 쓰는 분개장",
        ("export", "output") => "이 파일에 쓰기 (아직 없는 파일), 표준 출력은 -",
        ("import", "mended") => {
            "이미 있는 판과 거의 같은 판: correct(그 판을 고치기), new(다른 판으로 가져오기)"
        }
        ("import", "equal") => {
            "이미 있는 판과 똑같지만 다를 수도 있는 판: same(같은 판), new(다른 판으로 가져오기)"
        }
        ("import", "name") => {
            "장부에서는 다르게 부르는 이름. 보기: 철스=철수. 여러 번 쓸 수 있어요"
        }
        ("import", "money") => {
            "두 장부에 같은 돈이 적혀 있을 때 셀 쪽: here(여기), there(가져온 쪽), both(둘 다)"
        }
        ("import", "twice") => {
            "두 장부에 같은 모임이 있을 때 셀 쪽: here(여기), there(가져온 쪽), both(둘 다)"
        }
        ("evening", "evening") => "모임: last(기본) 또는 3/7 같은 날짜",
        ("evening", "reopen") => "마친 모임을 다시 이어서 하기",
        ("evening", "void") => "해 보기만 한 모임을 없던 걸로 하기",
        ("evening", "undo") => "--void와 함께: 다시 세기",
        ("evening", "reason") => "--void와 함께: 이유",
        ("evening", "date") => "실제로 친 날",
        ("twice", "counts") => "세는 모임. 보기: 3/7",
        ("twice", "other") => "같은 모임을 한 번 더 적은 것",
        ("twice", "both") => "서로 다른 모임이라 둘 다 세기",
        ("import", "date") => "첫 판들을 친 날(판에 날짜가 없을 때)",
        ("import", "file") => {
            "`dokbak export --jsonl`로 만든 파일, 또는 판과 판 사이에 빈 줄을 둔 기록. 표준 입력은 -"
        }
        ("backup", "file") => "쓸 파일 (아직 없는 파일)",
        ("restore", "file") => "되돌릴 장부. 지금 장부는 그 옆에 남겨요",
        ("verify", "report") => {
            "`dokbak report`로 만든 페이지가 그때의 장부와 한 글자도 다르지 않은지도 확인"
        }
        ("report", "output") => "만들 파일, FILE.html. 아직 없는 파일이어야 해요. 표준 출력은 -",
        _ => return None,
    })
}

fn of_any_command(id: &str) -> Option<&'static str> {
    Some(match id {
        "ledger" => "장부 파일 [기본: 데이터 폴더의 dokbak/ledger.db]",
        "color" => "색: auto(터미널에서), always, never [기본: auto]",
        "no_pager" => "긴 출력도 페이저 없이 한 번에",
        "plain" => "화면 낭독기로 듣기 좋게 글줄로만",
        "lang" => "화면의 말: en, ko, ja [기본: 설정 파일, 없으면 로캘]",
        "rules" => "기록의 규칙 대신 쓸 규칙: 들어 있는 규칙의 이름이나 경로",
        "set" => "규칙 하나 정하기. 여러 번 써도 돼요",
        "json" => "JSON 하나로",
        "explain" => "어느 규칙에서 나왔는지 하나씩 보기",
        "hand" => "판: last 또는 3/7.2 (3월 7일 2번째 판)",
        "evening" => "이 모임만: last 또는 3/7 같은 날짜. 그날의 두 번째 모임은 3/7b",
        "name" | "left" => "들어 있는 규칙의 이름이나 경로",
        "right" => "견줄 다른 규칙",
        "help" => "도움말 보기",
        "version" => "버전 보기",
        "subcommand" => "설명할 명령",
        _ => return None,
    })
}

/// Returns the help of an argument: what it is for, its default, and the variable of the environment
/// that it is taken from too.
pub(in crate::cli) fn argument_help(
    says: &str,
    default: &str,
    environment: Option<&str>,
) -> String {
    let default = match default {
        "" => String::new(),
        default => format!(" [기본: {default}]"),
    };
    let environment = environment.map_or_else(String::new, |name| format!(" [환경 변수: {name}]"));
    format!("{says}{default}{environment}")
}

/// Returns what stands for a value in a usage, by the name that the parser has for it.
pub(in crate::cli) fn placeholder(name: &str) -> &'static str {
    match name {
        "FILE" | "FILES" => "파일",
        "WHEN" => "언제",
        "LANG" => "말",
        "EVENING" => "모임",
        "RULES" => "규칙",
        "KEY=VALUE" => "항목=값",
        "CARDS" => "패",
        "WHICH" => "고를 패",
        "NAME=CARD" => "이름=패",
        "NAME" => "이름",
        "LEFT" => "규칙1",
        "RIGHT" => "규칙2",
        "N" => "수",
        "S" => "시드",
        "WHO" => "누구",
        "WITH" => "누구의-이름",
        "WHAT" => "무엇",
        "STYLE" => "치는-법",
        "HAND" => "판",
        "LINE" => "줄",
        "NUMBER:HASH" => "번호:해시",
        "FROM" => "준-사람",
        "TO" => "받은-사람",
        "AMOUNT" => "금액",
        "CURRENCY" => "돈",
        "TEXT" => "글",
        "DATE" => "날짜",
        "MONTH" => "달",
        "YEAR" => "해",
        "TIME" => "기간",
        "DIR" => "폴더",
        "SHELL" => "셸",
        "KEY" => "설정",
        "COMMAND" | "SUBCOMMAND" => "명령",
        "OPTIONS" => "옵션",
        _ => "값",
    }
}

/// Returns the headings of a page of the manual over what the command is and how it is written.
pub(in crate::cli) const fn man_headings() -> [&'static str; 2] {
    ["이름", "쓰는 법"]
}

/// Returns that the pages of the manual are written.
pub(in crate::cli) fn pages_written(count: usize, folder: &Path) -> String {
    format!("{}에 {count}쪽을 썼어요.", folder.display())
}

/// Returns what is wrong with a command line, in one sentence.
pub(in crate::cli) fn mistake(mistake: &Mistake) -> String {
    match mistake {
        Mistake::Unknown { argument, nearest } => {
            let what = format!("`{argument}`: 여기서는 쓰지 않아요.");
            match nearest {
                Some(nearest) => format!("{what} 혹시 {nearest}?"),
                None => what,
            }
        }
        Mistake::UnknownCommand { command, nearest } => {
            let what = format!("{} 명령은 없어요.", with(&format!("`{command}`"), RANEUN));
            match nearest {
                Some(nearest) => format!("{what} 혹시 {nearest}?"),
                None => format!("{what} dokbak help: 명령 모두 보기"),
            }
        }
        Mistake::NoCommand { commands } => {
            format!("어느 것인지 적어 주세요: {}", commands.join(", "))
        }
        Mistake::Missing { arguments } => format!("빠진 것: {}", list(arguments)),
        Mistake::NoValue { argument } => format!("{argument}: 값이 빠졌어요."),
        Mistake::ValueTooMany { argument, value } => {
            format!("{argument}: 값 `{value}` 없이 써요.")
        }
        Mistake::UnknownSetting { name, nearest } => unknown_setting(name, nearest.as_deref()),
        Mistake::BadValue {
            id,
            argument,
            value,
            nearest,
        } => {
            let meant = nearest.as_ref();
            let meant = meant.map_or_else(String::new, |it| format!(" 혹시 {it}?"));
            format!(
                "{argument}: `{value}`: 쓸 수 없는 값이에요.{meant} 쓸 수 있는 값: {}",
                taken(id)
            )
        }
        Mistake::Conflict {
            argument,
            with: others,
        } => {
            format!("함께 쓸 수 없어요: {argument}, {}", list(others))
        }
        Mistake::Twice { argument } => {
            format!("{argument}: 두 번 적혀 있어요. 하나만 남겨 주세요.")
        }
        Mistake::NotUtf8 => "인수가 UTF-8 글이 아니에요.".to_owned(),
    }
}

/// Returns what an argument takes.
fn taken(id: &str) -> String {
    match id {
        "deals" => format!(
            "1부터 {}까지의 수",
            grouped(Limit::Deals.most() as u128)
        ),
        "players" => "2 또는 3".to_owned(),
        "hand" => "last, 또는 3/7.2 같은 모임과 판".to_owned(),
        "evening" | "counts" | "other" => {
            "last, 또는 dokbak log에 나오는 3/7 같은 모임".to_owned()
        }
        "line" | "without" => "기록의 줄 번호".to_owned(),
        "color" | "pictures" => "auto, always, never".to_owned(),
        "by" => "seat, dealer, ruleset, month".to_owned(),
        "style" => "random, greedy, cautious, mixed".to_owned(),
        "shell" => "bash, elvish, fish, powershell, zsh".to_owned(),
        "lang" => "en, ko, ja".to_owned(),
        "head" => "dokbak seal이 보여 준 번호와 해시 전부. 번호:해시, 해시는 숫자와 a부터 f까지의 글자 64자"
            .to_owned(),
        _ => "0 이상의 수".to_owned(),
    }
}

/// Returns how a command is written, and where more is said.
pub(in crate::cli) fn usage_lines(usage: &str, command: &str) -> [String; 2] {
    [
        format!("쓰는 법: {usage}"),
        format!("더 보기: {command} --help"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_are_told_without_blame() {
        let unknown = Mistake::UnknownCommand {
            command: "규칙".to_owned(),
            nearest: Some("rules".to_owned()),
        };
        assert_eq!(mistake(&unknown), "`규칙`이라는 명령은 없어요. 혹시 rules?");
        let value = Mistake::BadValue {
            id: "players".to_owned(),
            argument: "--players <수>".to_owned(),
            value: "7".to_owned(),
            nearest: None,
        };
        assert_eq!(
            mistake(&value),
            "--players <수>: `7`: 쓸 수 없는 값이에요. 쓸 수 있는 값: 2 또는 3"
        );
    }
}
