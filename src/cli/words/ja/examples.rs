//! What the examples in help do.

/// Returns the heading of the examples.
pub(in crate::cli) const fn examples_heading() -> &'static str {
    "例"
}

/// Returns three people who play, as examples name them.
pub(in crate::cli) const fn people() -> [&'static str; 3] {
    ["英子", "太郎", "次郎"]
}

/// Returns what each example of a command does, in their order (`cli/usage/examples.rs`); `path` is
/// how it is called after `dokbak`.
pub(in crate::cli) fn examples(path: &str) -> &'static [&'static str] {
    match path {
        "" => &[
            "卓で回を始めます。途中の回があれば続けます",
            "ファイルにある1局を計算します",
            "これまでの勝ち負けを見ます",
        ],
        "play" => &[
            "途中の回があっても、新しい回を始めます",
            "場札を見ながら、1番ずつ追います",
            "ファイルに書いておいた回を帳簿に記録します",
        ],
        "tutorial" => &["4分で使い方を覚えます"],
        "settle" => &[
            "ファイルの局で、だれがいくら払うかを計算します",
            "どのルールによるかも示します",
            "koreanのルールで、カスが5枚より少なければピバクとして計算します",
            "ファイルにあるすべての局を計算し、1局ごとにJSONを1行で示します",
            "話したとおりの1行を計算します",
        ],
        "score" => &[
            "光札3枚とカス2枚が何点かを示します",
            "こいこいのルールで2枚が何文かを示します",
        ],
        "draw" => &[
            "夜なので、いちばん早い月を引いた人が親です",
            "こいこいでは昼も夜も、いちばん早い月を引いた人が親です",
        ],
        "card" => &["芒に月を描く", "3枚の鳥の札を並べて描く"],
        "cards" => &[
            "すべての札の記号と名前を並べます",
            "2つの月の札だけを並べます",
        ],
        "log" => &[
            "記録した局をすべて並べます",
            "1つの回の局を並べます",
            "ほかのプログラムのために、すべてを出します",
        ],
        "show" => &[
            "最後に記録した局を見ます",
            "3月7日の2局目を、ルールとともに見ます",
            "その局を訂正する前のままで見ます",
        ],
        "standings" => &[
            "全員の残高を見ます",
            "この日から数えます",
            "1人を1局ずつ見ます",
        ],
        "stats" => &[
            "全員の統計を見ます",
            "2人の1年を比べます",
            "席ごとに分けます",
        ],
        "report" => &["1年を1ページにします", "この1か月を1ページにします"],
        "why" => &[
            "最後の局のすべての理由を示します",
            "3月7日の2局目の5行目の理由を示します",
        ],
        "whatif" => &[
            "最後の局がほかのルールならどうなったかを見ます",
            "5月を三枚見せしていたらどうなったかを見ます",
            "ルールを1つ変えて、回の全体を計算し直してみます",
        ],
        "dispute" => &[
            "最後の局への主張を1つずつ確かめ、全員が同意すれば訂正します",
            "主張をファイルから読みます",
        ],
        "close" => &[
            "途中の回を精算して終わります",
            "最後の局が終わっていない回を精算します",
        ],
        "share" => &[
            "最後の局をチャット向けの文にします",
            "回の全体を文にします",
            "ひと月を文にします",
        ],
        "config" => &[
            "何がどこで決まっているかを見ます",
            "新しい回をいつもkoreanのルールで始めます",
            "設定ファイルがどこにあるかを示します",
        ],
        "completions" => &[
            "~/.bashrcに入れる行: source <(dokbak completions bash)",
            "~/.zshrcに入れる行: source <(dokbak completions zsh)",
            "~/.config/fish/config.fishに入れる行: dokbak completions fish | source",
            "~/.config/elvish/rc.elvに入れる行: eval (dokbak completions elvish | slurp)",
            "$PROFILEに入れる行: dokbak completions powershell | Out-String | Invoke-Expression",
        ],
        "man" => &[
            "コマンドのマニュアルを読みます",
            "manが探すところにすべてのページを書き出します",
        ],
        "help" => &[
            "コマンド1つを説明します",
            "コマンドの中のコマンドを説明します",
        ],
        _ if path.starts_with("people") => of_people(path),
        "paid" | "settle-up" | "settled" => of_money(path),
        _ => of_rules(path),
    }
}

/// Returns what the examples of a command do that is about the ledger file.
fn of_the_file(path: &str) -> &'static [&'static str] {
    match path {
        "verify" => &[
            "何も変更されていないことを確かめます",
            "すべての局を計算し直して確かめます",
            "バックアップを確かめます",
        ],
        "seal" => &[
            "全員で撮っておく照合コードを出します",
            "照合コードをファイルにためます",
        ],
        "export" => &[
            "別のパソコンやプログラムのために、帳簿をまるごと書き出す",
            "1年の局を表計算ソフトで見る。1局・1人ごとに1行",
            "1局ごとに1行、1人ごとに1列",
            "hledger用の仕訳帳。beancount用は --beancount",
        ],
        "import" => &[
            "ほかの人が書いたものを取り込む。もう一度しても何も変わりません",
            "控えてあった局を取り込む。最初の局はその日のもの",
            "同じ回が両方にあれば、ここのものを数える",
            "控えの書き間違いを直してから、もう一度取り込む",
        ],
        "evening" => &[
            "3月7日にだれが遊び、どこまで進んだかを見ます",
            "早く終えすぎた回を再開します",
            "試しただけの回を外します。取り消しは --undo",
            "別の日に遊んだ回だと記録します",
        ],
        "twice" => &[
            "二重に記録されたらしい回を見る",
            "同じ回なので、前のほうを数え、後のほうは数えない",
            "別の回だったので、両方数える",
        ],
        "backup" => &["遊んでいる間でも帳簿を写しておく"],
        "restore" => &["その時に戻す。今の帳簿は横に残ります"],
        _ => &[],
    }
}

/// Returns what the examples of a command do that is about money between people.
fn of_money(path: &str) -> &'static [&'static str] {
    match path {
        "paid" => &[
            "太郎が英子に3万ウォンを渡しました",
            "お金を預かる英子から太郎がチップを買いました",
            "新しい共同の財布「会費」に英子が入れました",
            "その月に渡したお金を日ごとに見ます",
        ],
        "settle-up" => &[
            "だれがだれにいくら払うかを見ます",
            "この日からの勝ち負けと受け渡しだけを数えます",
            "1人の残高を1局ずつ見ます",
        ],
        "settled" => &[
            "精算のお金はすべて渡しました",
            "1人が払う分と受け取る分だけを渡しました",
        ],
        _ => &[],
    }
}

fn of_people(path: &str) -> &'static [&'static str] {
    match path {
        "people" => &[
            "全員の名前、局数、初めての日を見ます",
            "ほかのプログラムのために出します",
        ],
        "people rename" => &["どこでも別の名前で示します"],
        "people join" => &["2つの名前の局を1人として数えます"],
        "people part" => &["やはり別の人だったので分けます"],
        "people guest" => &["ゲストとして記録します", "いつも来る人になりました"],
        _ => &[],
    }
}

fn of_rules(path: &str) -> &'static [&'static str] {
    match path {
        "rules" => &[
            "koreanのルールではどう遊ぶかを読みます",
            "2つのルールの違いを見ます",
        ],
        "rules list" => &["どのルールセットがあるかを見ます"],
        "rules show" => &[
            "koreanのルールではどう遊ぶかを読みます",
            "自分のルールセットのキーをすべて見ます",
        ],
        "rules check" => &["遊ぶ前に、自分のルールセットを確かめます"],
        "rules diff" => &[
            "付属の2つのルールセットの違いを見ます",
            "自分の卓のルールがどこで違うかを見ます",
        ],
        "rules compare" => &[
            "10,000回ずつ打ってみて、違いを見ます",
            "2人で1,000回ずつ、自分のルールでも打ってみます",
        ],
        "rules new" => &[
            "いくつかの質問に答えると、自分のルールセットのファイルができます",
            "koreanのルールを1つだけ変えて、すぐに作ります",
        ],
        "rules schema" => &["エディターにルールセットを補完、確認させます"],
        "rules book" => &["ルールブックをファイルに残します"],
        _ => of_the_file(path),
    }
}
