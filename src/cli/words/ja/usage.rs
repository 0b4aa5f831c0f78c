//! What commands and their arguments are for, and what is wrong with a command line.

use super::list;
use super::settings::unknown_setting;
use crate::cli::facts::mistake::Mistake;
use crate::limits::Limit;
use crate::words::grouped;
use std::path::Path;

/// Returns what stands before the usage, the options, the arguments and the commands.
pub(in crate::cli) const fn help_headings() -> [&'static str; 4] {
    ["使い方", "オプション", "引数", "コマンド"]
}

/// Returns what a command does; `path` is how it is called behind `dokbak`.
pub(in crate::cli) fn about_command(path: &str) -> Option<&'static str> {
    Some(match path {
        "" => "花札の卓の審判と帳簿係: だれがだれにいくら、なぜ払うか",
        "play" => "卓で回を始める、または続ける（指定がなければこれ）",
        "tutorial" => "1局をまねて、4分で使い方を覚える",
        "settle" => "記録から1局を計算する",
        "score" => "取り札の点と、次の役に必要な札を示す",
        "draw" => "引いた札から最初の親を決める",
        "cards" => "札の一覧: 書き方と呼び名",
        "card" => "札を絵（SVG）にする",
        "rules" => "ルールセットの一覧、表示、確認、比較、作成",
        "rules list" => "付属のルールセットの一覧",
        "rules show" => "この卓のルールを読める形で示す",
        "rules check" => "ルールセットのファイルとその例を確かめる",
        "rules diff" => "2つのルールセットの違いを示す",
        "rules compare" => "ゴーストップの2つのルールセットで同じ配りを打ち、違いを示す",
        "rules new" => "質問に答えて、自分のルールセットのファイルを作る",
        "rules schema" => "ルールセットのファイルのJSON Schemaを出す（エディター用）",
        "rules book" => "すべてのゲームのルールブックをMarkdownで出す",
        "log" => "帳簿の回と局の一覧",
        "show" => "帳簿の局を示す",
        "standings" => "だれがどれだけ勝ち負けしているかを示す",
        "stats" => "局数、ゴー、バク、だれがだれに払ったかを示す",
        "report" => "1年や1か月など、好きな期間を友人向けの1ページにする",
        "paid" => "だれかがだれかに渡したお金を記録する、または一覧する",
        "settle-up" => "だれがだれにいくら払えば全員ゼロになるかを示す（最少の回数）",
        "settled" => "精算のお金をすべて渡したことを記録する",
        "people" => "遊ぶ人の一覧を示す、だれの名前かを決める",
        "people rename" => "呼び名を変える",
        "people join" => "2つの名前が同じ人だと記録する",
        "people part" => "1つの名前をまた別の人に分ける",
        "people guest" => "ゲストだと記録する",
        "why" => "記録した局、またはその1行の理由を示す",
        "whatif" => "ルールや行が違ったら、局や回がどうなったかを示す",
        "dispute" => "記録した局への異議を、主張ごとに決着させる",
        "evening" => "どの回かを示す、再開する、なかったことにする、日付を直す",
        "close" => "回を終わらせて精算する",
        "verify" => "帳簿が何も変更されていないことを確かめる",
        "export" => "帳簿をほかのパソコン、表計算、会計ソフト用に書き出す",
        "import" => "ほかの帳簿の記録や、控えてあった局を取り込む",
        "twice" => "二重に記録された回を見る、どちらを数えるか決める",
        "backup" => "帳簿をファイルに写して確かめる",
        "restore" => "写しておいた帳簿に戻す",
        "seal" => "照合コード（最後の記録の番号とハッシュ）を出す。控えておくためのもの",
        "config" => "設定と、それを決めたところを示す。設定を変える",
        "share" => "1局、1回、またはひと月をチャット向けの短い文にする",
        "completions" => "シェルが起動時に読む補完を出す（コマンド、名前、局、ルール）",
        "man" => "コマンドのマニュアルを出す、またはすべて書き出す",
        "help" => "コマンドの働きと引数を示す",
        _ => return None,
    })
}

/// Returns what an argument of a command is for.
pub(in crate::cli) fn about_argument(path: &str, id: &str) -> Option<&'static str> {
    of_one_command(path, id).or_else(|| of_any_command(id))
}

fn of_one_command(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("play", "script") => "質問する代わりにファイルの行で遊ぶ。-は標準入力",
        ("play", "track") => "ゴーストップの局を、場札とともに1番ずつ追う",
        ("play", "date") => "今日ではなく、この日のものとして書く",
        ("play", "new") => "途中の回があっても、新しい回を始める",
        ("play", "evening") => "この回を続ける",
        ("settle", "file") => "記録。-は標準入力。--batchでは多くの記録のファイルかフォルダー",
        ("settle", "tell") => "話すように1行で書いた局を計算する",
        ("settle", "players") => "遊ぶ人、親から順に: \"英子 太郎 花子\"",
        ("settle", "carry") => "直前に続いた流れの局数",
        ("settle", "stake") => "この局だけの倍率",
        ("settle", "batch") => "空行で区切った記録をすべて計算し、JSONを1行ずつ出す",
        ("score", "cards") => "札。例: 1gtpp 3t 8g",
        ("score", "json") => "点をJSONで出す",
        ("card", "cards") => "札。例: 8g、芒に月",
        ("card", "output") => {
            "書き出すファイル。名前.svg、または1枚だけの幅80ドットの名前.png [既定: 標準出力]"
        }
        ("cards", "pictures") => {
            "札を絵で示すか: auto（Kitty、Ghostty、iTerm2、WezTerm、minttyで。tmuxとscreenの中では文字で）、always、never。端末でなければいつも文字"
        }
        ("cards", "which") => "これだけを示す: 月、種類、札、役。例: 8、芒、光 [既定値: すべて]",
        ("score" | "draw", "rules") => "ルールセット。付属の名前かパス [既定値: pagat]",
        ("cards" | "card", "rules") => {
            "月の番号を決めるルールセット。付属の名前かパス [既定値: pagat]"
        }
        ("draw", "lots") => "だれがどの札を引いたか、順番に。例: 英子=3t '金 太郎=8g'",
        ("draw", "night") => "夜: いちばん早い月が親。同じ月なら格下の札",
        ("draw", "day") => "昼: いちばん遅い月が親。同じ月なら格上の札",
        ("rules show", "all") => "代わりに、すべてのキーと値と意味を示す",
        ("rules check", "files") => "ファイル",
        ("rules compare", "deals") => "それぞれのルールセットで打つ回数",
        ("rules compare", "seed") => "シャッフルの元になる数",
        ("rules compare", "players") => "人数。2か3",
        ("rules compare", "style") => {
            "打ち方: random（できる手のどれか）、greedy（今いちばん得な手）、cautious（得が多く、次の人に\
             あまり残さない手）、mixed（3つとも。配りごとに席を1つずらす）"
        }
        ("rules new", "name") => "名前。ここに名前.yamlを作る。/か.yamlのあるパスでもよい",
        ("rules new", "from") => "元にするルールセット。付属の名前かパス",
        ("rules new", "set") => "質問せずにルールを1つ決める。何回でも",
        ("rules new", "yes") => "質問せず、決めていないものはそのままにする",
        ("why", "line") => "記録の行の番号",
        ("whatif", "evening") => "この回のすべての局",
        ("whatif", "without") => "記録の行を番号で除く。何回でも",
        ("whatif", "with") => "局を終わらせる行の前に行を入れる。N:行ならN行目の前に入れる",
        ("dispute", "script") => "質問する代わりにファイルから主張を読む。-は標準入力",
        ("close", "evening") => "回 [既定値: 途中の回]",
        ("close", "discard") => "終わっていない局の入力を外す",
        ("verify", "head") => {
            "dokbak sealがこれを出したときから、そこまでの記録が変わっていないことも確かめる"
        }
        ("verify", "recount") => "記録から合計を数え直してから確かめる",
        ("verify", "deep") => "すべての局と精算を計算し直す",
        ("show", "hand") => {
            "局: last、または3/7.2（3月7日の2局目）。プログラムは局や訂正の記録番号で"
        }
        ("share", "copy") => "端末のクリップボードにも入れる",
        ("share", "evening") => "局の代わりにこの回",
        ("share", "hand") => "局: last（初期値）、または3/7.2（3月7日の2局目）",
        ("show", "original") => "訂正前の、最初に書かれたまま",
        ("show", "json") => "判定をJSONで出す",
        (_, "since") => "この日からだけ（例: 2026-11-20）",
        (_, "until") => "この日までだけ",
        (_, "month") => "この月だけ（例: 2026-11）",
        (_, "year") => "この年だけ",
        (_, "last") => "最近の30d（日）、8w（週）、3m（月）、1y（年）だけ",
        ("log", "player") => "この人が席にいた回だけ",
        ("stats", "players") => "名前だけを書くのと同じ。2人なら直接対決",
        ("paid", "player") => "この人が渡した分と受け取った分だけ",
        ("standings", "player") => "この人だけを、局ごとに",
        ("standings" | "stats" | "report", "currency") => {
            "このお金でやった分だけ。例: JPY、円。お金を賭けていない分はチップ"
        }
        ("stats", "by") => "何で分けるか: seat（席）、dealer（親）、ruleset（ルール）、month（月）",
        ("stats", "csv") => "表計算ソフト用の表: 1人ごとに1行",
        ("stats", "names") => "だれの統計か: 1人、または2人の直接対決",
        ("people join", "who") => "別の書き方の名前",
        ("people join", "with") => "だれの名前か",
        ("people part", "who") => "別の人である名前",
        ("people rename" | "people guest", "who") => "だれ: その人のどの名前でもよい",
        ("people rename", "name") => "これからの呼び名",
        ("people guest", "no") => "もうゲストではない",
        ("config", "key") => "設定: lang、rules、ledger、color、pager、plain",
        ("config", "value") => "これから使う値",
        ("config", "unset") => "この設定を設定ファイルから外す",
        ("config", "path") => "設定ファイルのある場所を示す",
        ("man", "command") => "説明するコマンド [既定値: dokbak]",
        ("man", "dir") => "このフォルダーにすべてのページを書き出す。なければ作る",
        ("completions", "shell") => "シェル: bash、elvish、fish、powershell、zsh",
        _ => return of_money(path, id).or_else(|| of_the_file(path, id)),
    })
}

/// Returns what an argument is for of a command about money between people.
fn of_money(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("paid", "from") => "渡した人、または共同の財布",
        ("paid", "to") => "受け取った人、または共同の財布",
        ("paid", "amount") => "金額。例: 3000、4.50",
        ("paid", "currency") => "どのお金か。例: JPY、円 [既定値: 帳簿に1種類だけなら、それ]",
        ("settled", "currency") => "このお金だけ [既定値: すべて]",
        ("settled", "players") => "この人が渡す分と受け取る分だけ。繰り返して指定できる",
        ("paid" | "settled", "date") => "渡した日 [既定値: その回の日]",
        ("close", "settled") => "その回のお金も渡したと記録する",
        ("paid", "note") => "何のお金か。例: チップ代",
        ("paid", "new_currency") => "帳簿にない通貨でも記録する",
        ("paid", "same") => "同じお金を書いた二つの記録。先の方を数える",
        ("paid", "both") => "二度渡したお金なので、両方数える",
        ("paid", "kitty") => "帳簿にない名前は新しい共同の財布",
        ("settle-up", "why") => "この人の残高がどの局から来たか",
        ("settle-up", "json") => "JSONで出す",
        _ => return None,
    })
}

/// Returns what an argument is for of a command that takes the ledger out or in.
fn of_the_file(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("export", "jsonl") => "1行に1件、一字一句そのまま",
        ("export", "csv") => "表計算ソフト用の表: 1局・1人ごとに1行",
        ("export", "wide") => "1局ごとに1行、1人ごとに1列の表",
        ("export", "hledger") => "hledger用の仕訳帳",
        ("export", "beancount") => "beancount用の仕訳帳",
        ("export", "output") => "このファイルに書く（まだないもの）。標準出力は -",
        ("import", "mended") => {
            "帳簿の局とほとんど同じ局: correct（その局を訂正する）、new（別の局として取り込む）"
        }
        ("import", "equal") => {
            "帳簿の局と同じで、別かもしれない局: same（同じ局）、new（別の局として取り込む）"
        }
        ("import", "name") => "帳簿では別の名前の人。例: たろ=太郎。何度でも使えます",
        ("import", "money") => {
            "同じお金が両方の帳簿にあるとき数える方: here（ここ）、there（取り込む方）、both（両方）"
        }
        ("import", "twice") => {
            "同じ回が両方の帳簿にあるとき数える方: here（ここ）、there（取り込む方）、both（両方）"
        }
        ("evening", "evening") => "回: last（初期値）、または3/7のような日付",
        ("evening", "reopen") => "終えた回を再開する",
        ("evening", "void") => "試しただけの回をなかったことにする",
        ("evening", "undo") => "--voidと一緒に: また数える",
        ("evening", "reason") => "--voidと一緒に: 理由",
        ("evening", "date") => "実際に遊んだ日",
        ("twice", "counts") => "数える回",
        ("twice", "other") => "同じ回をもう一度記録したもの",
        ("twice", "both") => "別の回なので両方数える",
        ("import", "date") => "最初の局の日付（記録に日付がないとき）",
        ("import", "file") => {
            "`dokbak export --jsonl` のファイル、または局ごとに空の行を挟んだ記録。標準入力は -"
        }
        ("backup", "file") => "書くファイル（まだないもの）",
        ("restore", "file") => "戻す帳簿。今の帳簿はその横に残します",
        ("verify", "report") => {
            "`dokbak report` のページが、そのときの帳簿と一字も違わないかも調べる"
        }
        ("report", "output") => "書き出すファイル、FILE.html。まだないファイルに限る。標準出力は -",
        _ => return None,
    })
}

fn of_any_command(id: &str) -> Option<&'static str> {
    Some(match id {
        "ledger" => "帳簿のファイル [既定値: データの置き場所のdokbak/ledger.db]",
        "color" => "色を使うとき: auto（端末で）、always、never [既定値: auto]",
        "no_pager" => "長い出力も、ページャーを使わずそのまま出す",
        "plain" => "読み上げソフト向けに、文と行だけで出す",
        "lang" => "表示する言語: en、ko、ja [既定値: 設定ファイル、なければロケールによる]",
        "rules" => "記録のものの代わりに使うルールセット。付属の名前かパス",
        "set" => "ルールを1つ決める。何回でも",
        "json" => "JSONを1つ出す",
        "explain" => "それぞれの計算がどのルールによるかを示す",
        "hand" => "局: last、または3/7.2（3月7日の2局目）",
        "evening" => "この回だけ: last、または3/7のような日付。同じ日の2回目は3/7b",
        "name" | "left" => "付属の名前かパス",
        "right" => "もう1つ",
        "help" => "ヘルプを出す",
        "version" => "版を出す",
        "subcommand" => "説明するコマンド",
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
        default => format!(" [既定値: {default}]"),
    };
    let environment = environment.map_or_else(String::new, |name| format!(" [環境変数: {name}]"));
    format!("{says}{default}{environment}")
}

/// Returns what stands for a value in a usage, by the name that the parser has for it.
pub(in crate::cli) fn placeholder(name: &str) -> &'static str {
    match name {
        "FILE" | "FILES" => "ファイル",
        "WHEN" => "いつ",
        "LANG" => "言語",
        "EVENING" => "回",
        "RULES" => "ルール",
        "KEY=VALUE" => "キー=値",
        "CARDS" | "WHICH" => "札",
        "NAME=CARD" => "名前=札",
        "NAME" => "名前",
        "LEFT" => "左",
        "RIGHT" => "右",
        "N" => "N",
        "S" => "S",
        "WHO" => "人",
        "WITH" => "だれの名前",
        "WHAT" => "分け方",
        "STYLE" => "打ち方",
        "HAND" => "局",
        "LINE" => "行",
        "NUMBER:HASH" => "番号:ハッシュ",
        "FROM" => "渡す人",
        "TO" => "受ける人",
        "AMOUNT" => "金額",
        "CURRENCY" => "お金",
        "TEXT" => "文",
        "DATE" => "日付",
        "MONTH" => "月",
        "YEAR" => "年",
        "TIME" => "期間",
        "DIR" => "フォルダー",
        "SHELL" => "シェル",
        "KEY" => "設定",
        "COMMAND" | "SUBCOMMAND" => "コマンド",
        "OPTIONS" => "オプション",
        _ => "値",
    }
}

/// Returns the headings of a page of the manual over what the command is and how it is written.
pub(in crate::cli) const fn man_headings() -> [&'static str; 2] {
    ["名前", "使い方"]
}

/// Returns that the pages of the manual are written.
pub(in crate::cli) fn pages_written(count: usize, folder: &Path) -> String {
    format!("{}に{count}ページを書き出しました。", folder.display())
}

/// Returns what is wrong with a command line, in one sentence.
pub(in crate::cli) fn mistake(mistake: &Mistake) -> String {
    match mistake {
        Mistake::Unknown { argument, nearest } => {
            let meant = meant(nearest.as_deref());
            format!("{argument}はここでは使えません。{meant}")
        }
        Mistake::UnknownCommand { command, nearest } => {
            let meant = match nearest {
                Some(nearest) => meant(Some(nearest)),
                None => "一覧は `dokbak help` で。".to_owned(),
            };
            format!("{command}というコマンドはありません。{meant}")
        }
        Mistake::NoCommand { commands } => {
            format!("どれかを指定してください: {}", list(commands))
        }
        Mistake::Missing { arguments } => format!("{}が必要です。", list(arguments)),
        Mistake::NoValue { argument } => format!("{argument}には値が必要です。"),
        Mistake::ValueTooMany { argument, value } => {
            format!("{argument}に「{value}」は付けられません。")
        }
        Mistake::UnknownSetting { name, nearest } => unknown_setting(name, nearest.as_deref()),
        Mistake::BadValue {
            id,
            argument,
            value,
            nearest,
        } => format!(
            "{argument}に「{value}」は使えません。{}使えるもの: {}",
            meant(nearest.as_deref()),
            taken(id)
        ),
        Mistake::Conflict { argument, with } => {
            format!("{argument}は{}と一緒に使えません。", list(with))
        }
        Mistake::Twice { argument } => {
            format!("{argument}が2回あります。1つにしてください。")
        }
        Mistake::NotUtf8 => "UTF-8の文字ではない引数があります。".to_owned(),
    }
}

/// Returns the question whether something else was meant, where there is anything like it.
fn meant(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |nearest| format!("{nearest}のことですか。"))
}

/// Returns what an argument takes.
fn taken(id: &str) -> String {
    match id {
        "deals" => format!("1〜{}の整数", grouped(Limit::Deals.most() as u128)),
        "players" => "2か3".to_owned(),
        "hand" => "last、または3/7.2のような回と局".to_owned(),
        "evening" | "counts" | "other" => {
            "last、または3/7のような回（dokbak logのもの）".to_owned()
        }
        "line" | "without" => "記録の行の番号".to_owned(),
        "color" | "pictures" => "auto、always、never".to_owned(),
        "by" => "seat、dealer、ruleset、month".to_owned(),
        "style" => "random、greedy、cautious、mixed".to_owned(),
        "shell" => "bash、elvish、fish、powershell、zsh".to_owned(),
        "lang" => "en、ko、ja".to_owned(),
        "head" => {
            "dokbak sealが出した番号とハッシュ全部。番号:ハッシュの形で、ハッシュは数字とa〜fの\
                   64文字"
                .to_owned()
        }
        _ => "0以上の整数".to_owned(),
    }
}

/// Returns how a command is written, and where more is said.
pub(in crate::cli) fn usage_lines(usage: &str, command: &str) -> [String; 2] {
    [
        format!("使い方: {usage}"),
        format!("詳しくは: {command} --help"),
    ]
}
