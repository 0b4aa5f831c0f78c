//! What the examples in help do.

/// Returns the heading of the examples.
pub(in crate::cli) const fn examples_heading() -> &'static str {
    "보기"
}

/// Returns three people who play, as examples name them.
pub(in crate::cli) const fn people() -> [&'static str; 3] {
    ["영희", "철수", "민수"]
}

/// Returns what each example of a command does, in their order (`cli/usage/examples.rs`); `path` is
/// how it is called after `dokbak`.
pub(in crate::cli) fn examples(path: &str) -> &'static [&'static str] {
    match path {
        "" => &[
            "모임을 시작해요. 하던 모임이 있으면 이어서 해요",
            "파일에 적어 둔 한 판을 계산해요",
            "지금까지 누가 얼마나 따고 잃었는지 보여 줘요",
        ],
        "play" => &[
            "하던 모임이 있어도 새 모임을 시작해요",
            "바닥패를 보면서 한 차례씩 따라가요",
            "파일에 적어 둔 모임을 장부에 적어요",
        ],
        "tutorial" => &["4분 동안 익혀요"],
        "settle" => &[
            "파일에 적힌 판에서 누가 얼마를 내는지 계산해요",
            "계산마다 어느 규칙인지도 보여 줘요",
            "korean 규칙으로, 피가 5장보다 적으면 피박으로 계산해요",
            "파일에 적힌 모든 판을 계산해서 판마다 JSON 한 줄로 보여 줘요",
            "말한 대로 적은 한 줄을 계산해요",
        ],
        "score" => &[
            "광 석 장과 피 두 장이 몇 점인지 보여 줘요",
            "코이코이 규칙으로 두 장이 몇 점인지 보여 줘요",
        ],
        "draw" => &[
            "밤에는 가장 이른 달을 뽑은 사람이 선이에요",
            "코이코이에서는 밤이든 낮이든 가장 이른 달을 뽑은 사람이 선이에요",
        ],
        "card" => &["팔광 그리기", "고도리 세 장을 나란히 그리기"],
        "cards" => &[
            "모든 패를 코드와 이름으로 보여 줘요",
            "두 달의 패만 보여 줘요",
        ],
        "log" => &[
            "적은 판을 모두 보여 줘요",
            "한 모임의 판만 보여 줘요",
            "다른 프로그램이 읽도록 모두 내보내요",
        ],
        "show" => &[
            "마지막으로 적은 판을 보여 줘요",
            "3월 7일 2번째 판을 규칙까지 보여 줘요",
            "그 판을 정정하기 전 그대로 보여 줘요",
        ],
        "standings" => &[
            "모두의 잔액을 보여 줘요",
            "이 날부터 계산해요",
            "한 사람을 판마다 보여 줘요",
        ],
        "stats" => &[
            "모두의 통계를 보여 줘요",
            "두 사람의 한 해를 견줘 봐요",
            "자리별로 나눠 봐요",
        ],
        "report" => &["한 해를 한 페이지로 만들어요", "지난 한 달을 만들어요"],
        "why" => &[
            "마지막 판의 계산을 모두 설명해요",
            "3월 7일 2번째 판의 5번째 줄만 설명해요",
        ],
        "whatif" => &[
            "마지막 판이 다른 규칙이면 어땠을지 보여 줘요",
            "5월을 흔들었다면 어땠을지 보여 줘요",
            "규칙 하나를 바꿔 모임 전체를 다시 계산해 봐요",
        ],
        "dispute" => &[
            "마지막 판에 대한 주장을 하나씩 살펴보고, 모두 동의하면 정정해요",
            "주장을 파일에서 읽어요",
        ],
        "close" => &[
            "하던 모임을 정산하고 마쳐요",
            "마지막 판이 끝나지 않은 모임을 정산해요",
        ],
        "share" => &[
            "마지막 판을 단톡방에 올릴 글로 보여 줘요",
            "모임 전체를 글로 보여 줘요",
            "한 달을 글로 보여 줘요",
        ],
        "config" => &[
            "무엇이 어디서 정해졌는지 보여 줘요",
            "새 모임을 늘 korean 규칙으로 시작해요",
            "설정 파일이 어디 있는지 보여 줘요",
        ],
        "completions" => &[
            "~/.bashrc에 넣을 줄: source <(dokbak completions bash)",
            "~/.zshrc에 넣을 줄: source <(dokbak completions zsh)",
            "~/.config/fish/config.fish에 넣을 줄: dokbak completions fish | source",
            "~/.config/elvish/rc.elv에 넣을 줄: eval (dokbak completions elvish | slurp)",
            "$PROFILE에 넣을 줄: dokbak completions powershell | Out-String | Invoke-Expression",
        ],
        "man" => &[
            "한 명령의 설명서를 읽어요",
            "man이 찾는 곳에 모든 쪽을 써요",
        ],
        "help" => &["명령 하나를 설명해요", "명령 안의 명령을 설명해요"],
        _ if path.starts_with("people") => of_people(path),
        "paid" | "settle-up" | "settled" => of_money(path),
        _ => of_rules(path),
    }
}

/// Returns what the examples of a command do that is about the ledger file.
fn of_the_file(path: &str) -> &'static [&'static str] {
    match path {
        "verify" => &[
            "바뀐 것이 없는지 확인해요",
            "모든 판을 다시 계산해서 확인해요",
            "백업을 확인해요",
        ],
        "seal" => &[
            "모두 찍어 둘 봉인 코드를 보여 줘요",
            "봉인 코드를 파일에 모아 둬요",
        ],
        "export" => &[
            "다른 노트북이나 프로그램에서 쓰게 장부를 통째로 적기",
            "한 해 친 판을 스프레드시트에서 보기, 판마다 사람마다 한 줄",
            "판마다 한 줄, 사람마다 한 칸",
            "hledger에서 쓰는 분개장. beancount에서 쓰는 것은 --beancount",
        ],
        "import" => &[
            "다른 사람이 적은 것을 가져오기. 다시 해도 바뀌는 것이 없어요",
            "공책에 적어 둔 판을 가져오기. 첫 판은 그날 쳤어요",
            "두 장부에 같은 모임이 있으면 여기 것을 세기",
            "공책에서 잘못 적은 곳을 고친 뒤 다시 가져오기",
        ],
        "evening" => &[
            "3월 7일에 누가 쳤고 어디까지 했는지 보여 줘요",
            "너무 일찍 마친 모임을 다시 이어서 해요",
            "해 보기만 한 모임을 빼요. 되돌리기는 --undo",
            "다른 날에 친 모임이라고 적어요",
        ],
        "twice" => &[
            "두 번 적은 것 같은 모임 보기",
            "같은 모임이니 앞의 것만 세고 뒤의 것은 세지 않기",
            "서로 다른 모임이었으니 둘 다 세기",
        ],
        "backup" => &["치는 중에도 장부를 옮겨 두기"],
        "restore" => &["그때로 되돌리기. 지금 장부는 그 옆에 남아요"],
        _ => &[],
    }
}

/// Returns what the examples of a command do that is about money between people.
fn of_money(path: &str) -> &'static [&'static str] {
    match path {
        "paid" => &[
            "철수가 영희에게 3만 원을 줬어요",
            "돈을 맡은 영희한테서 철수가 칩을 샀어요",
            "회비라는 새 공금에 영희가 돈을 넣었어요",
            "한 달 동안 누가 누구에게 얼마를 건넸는지 보여 줘요",
        ],
        "settle-up" => &[
            "누가 누구에게 얼마를 주면 되는지 보여 줘요",
            "이 날부터 딴 돈과 건넨 돈만 계산해요",
            "한 사람의 잔액을 판마다 보여 줘요",
        ],
        "settled" => &[
            "정산할 돈을 모두 건넸다고 적어요",
            "한 사람이 주고받는 돈만 건넸다고 적어요",
        ],
        _ => &[],
    }
}

fn of_people(path: &str) -> &'static [&'static str] {
    match path {
        "people" => &[
            "모두의 이름과 친 판, 처음 친 날을 보여 줘요",
            "다른 프로그램이 읽게 적어요",
        ],
        "people rename" => &["어디서나 다른 이름으로 보여 줘요"],
        "people join" => &["두 이름의 판을 한 사람으로 계산해요"],
        "people part" => &["알고 보니 다른 사람일 때 다시 나눠요"],
        "people guest" => &["손님으로 적어요", "이제 늘 오는 사람이에요"],
        _ => &[],
    }
}

fn of_rules(path: &str) -> &'static [&'static str] {
    match path {
        "rules" => &[
            "korean 규칙으로는 어떻게 치는지 읽어요",
            "두 규칙이 어디서 다른지 보여 줘요",
        ],
        "rules list" => &["어떤 규칙이 있는지 보여 줘요"],
        "rules show" => &[
            "korean 규칙으로는 어떻게 치는지 읽어요",
            "우리 집 규칙 파일의 항목을 모두 보여 줘요",
        ],
        "rules check" => &["모이기 전에 우리 집 규칙 파일을 확인해요"],
        "rules diff" => &[
            "함께 들어 있는 두 규칙이 어디서 다른지 보여 줘요",
            "우리 집 규칙은 어디가 다른지 보여 줘요",
        ],
        "rules compare" => &[
            "같은 패로 10,000판씩 쳐 보고 무엇이 다른지 보여 줘요",
            "둘이서 1,000판씩, 우리 집 규칙으로도 쳐 봐요",
        ],
        "rules new" => &[
            "몇 가지를 묻고 우리 집 규칙 파일을 만들어요",
            "korean 규칙에서 하나만 바꿔 바로 만들어요",
        ],
        "rules schema" => &["편집기가 규칙 파일을 채우고 확인하게 해요"],
        "rules book" => &["규칙책을 파일로 남겨요"],
        _ => of_the_file(path),
    }
}
