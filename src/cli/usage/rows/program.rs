//! The program itself, and commands for beginners.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::value::{
    COMMAND, DATABASE, DATE, EVENING, FOLDER, LANG, SCRIPT, SETTING, SHELL, VALUE, WHEN,
};
use crate::cli::settings::SettingKey;
use crate::cli::wording::Wording;

commands! {
    "" {
        about: {
            en: "Referee and bookkeeper for hwatu tables: who owes whom what, and why",
            ko: "화투판의 심판이자 장부: 누가 누구에게 얼마를, 왜 내는지",
            ja: "花札の卓の審判と帳簿係: だれがだれにいくら、なぜ払うか",
        }
        paged: Paged::Never,
        takes: [] {
            ledger: DATABASE sets Ledger {
                en: "The ledger's file [default: dokbak/ledger.db in the platform's data directory]",
                ko: "장부 파일 [기본: 데이터 폴더의 dokbak/ledger.db]",
                ja: "帳簿のファイル [既定値: データの置き場所のdokbak/ledger.db]",
            }
            color: WHEN sets Color {
                en: "When to use colour: auto (on a terminal), always or never [default: auto]",
                ko: "색: auto(터미널에서), always, never [기본: auto]",
                ja: "色を使うとき: auto（端末で）、always、never [既定値: auto]",
            }
            lang: LANG sets Lang {
                en: "The language: en, ko or ja [default: from the config file, otherwise the \
                     locale]",
                ko: "화면의 말: en, ko, ja [기본: 설정 파일, 없으면 로캘]",
                ja: "表示する言語: en、ko、ja [既定値: 設定ファイル、なければロケールによる]",
            }
            no_pager {
                en: "Print long output at once, without a pager",
                ko: "긴 출력도 페이저 없이 한 번에",
                ja: "長い出力も、ページャーを使わずそのまま出す",
            }
            plain sets Plain {
                en: "Print everything in plain lines, for screen readers",
                ko: "화면 낭독기로 듣기 좋게 꾸밈없는 글로만",
                ja: "読み上げソフト向けに、文と行だけで出す",
            }
            help {
                en: "Print help",
                ko: "도움말 보기",
                ja: "ヘルプを出す",
            }
            version {
                en: "Print the version",
                ko: "버전 보기",
                ja: "バージョンを出す",
            }
        }
        examples: {
            "" {
                en: "Start an evening at the table, or continue the open one",
                ko: "모임을 시작해요. 하던 모임이 있으면 이어서 해요",
                ja: "卓で回を始めます。途中の回があれば続けます",
            }
            "settle hand.hwatu" {
                en: "Say what everybody owes for one hand, from a file",
                ko: "파일에 적어 둔 한 판을 계산해요",
                ja: "ファイルにある1局を計算します",
            }
            "standings" {
                en: "Show who has won and lost how much in all evenings",
                ko: "지금까지 누가 얼마나 따고 잃었는지 보여 줘요",
                ja: "これまでの勝ち負けを見ます",
            }
        }
    }
    "play" {
        about: {
            en: "Start an evening at the table, or continue one (the default)",
            ko: "모임을 시작하거나 이어서 하기 (기본)",
            ja: "卓で回を始める、または続ける（指定がなければこれ）",
        }
        also: { en: &["start", "begin", "resume", "new"], ko: &["시작", "놀기", "치기"], ja: &["遊ぶ", "開始", "再開"] }
        paged: Paged::Never,
        takes: [] {
            script: SCRIPT {
                en: "Play the lines of a file instead of asking; - is standard input",
                ko: "묻지 않고 파일의 줄로 하기. -는 표준 입력",
                ja: "質問する代わりにファイルの行で遊ぶ。-は標準入力",
            }
            track {
                en: "Follow Go-Stop turn by turn, showing the cards on the table",
                ko: "고스톱을 바닥패와 함께 한 차례씩 따라가기",
                ja: "ゴーストップの局を、場札とともに番ごとに追う",
            }
            new {
                en: "Start a new evening even if one is open",
                ko: "하던 모임이 있어도 새로 시작하기",
                ja: "途中の回があっても、新しい回を始める",
            }
            evening: EVENING {
                en: "Continue this evening",
                ko: "이 모임을 이어서 하기",
                ja: "この回を続ける",
            }
            date: DATE {
                en: "The day it belongs to, if that is not today",
                ko: "오늘이 아니라 이 날 친 것으로 적기",
                ja: "今日ではなく、この日の回として記録する",
            }
        }
        examples: {
            "play --new" {
                en: "Start a new evening, even if one is open",
                ko: "하던 모임이 있어도 새 모임을 시작해요",
                ja: "途中の回があっても、新しい回を始めます",
            }
            "play --track" {
                en: "Follow each hand turn by turn, showing the cards on the table",
                ko: "바닥패를 보면서 한 차례씩 따라가요",
                ja: "場札を見ながら、番ごとに追います",
            }
            "play --script evening.txt" {
                en: "Enter an evening that was noted in a file",
                ko: "파일에 적어 둔 모임을 장부에 적어요",
                ja: "ファイルに書いておいた回を帳簿に記録します",
            }
        }
    }
    "tutorial" {
        about: {
            en: "Learn the prompt in four minutes, with a guided hand",
            ko: "4분 동안 한 판을 따라 하며 익히기",
            ja: "1局をまねて、4分で使い方を覚える",
        }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "tutorial" {
                en: "Learn the prompt in four minutes",
                ko: "4분 동안 익혀요",
                ja: "4分で使い方を覚えます",
            }
        }
    }
    "config" {
        about: {
            en: "Show the settings and where each one comes from, or change one",
            ko: "설정과 그것이 정해진 곳 보기, 설정하기",
            ja: "設定と、それを決めたところを示す。設定を変える",
        }
        paged: Paged::Never,
        takes: [] {
            key: SETTING {
                en: "The setting: lang, rules, ledger, color, pager or plain",
                ko: "설정: lang, rules, ledger, color, pager, plain",
                ja: "設定: lang、rules、ledger、color、pager、plain",
            }
            value: VALUE {
                en: "Its new value",
                ko: "이제부터 쓸 값",
                ja: "これから使う値",
            }
            unset: SETTING {
                en: "Remove this from the config file",
                ko: "이 설정을 설정 파일에서 빼기",
                ja: "この設定を設定ファイルから外す",
            }
            path {
                en: "Print where the config file is",
                ko: "설정 파일이 있는 곳 보기",
                ja: "設定ファイルのある場所を示す",
            }
        }
        examples: {
            "config" {
                en: "See the settings, and where each one comes from",
                ko: "무엇이 어디서 정해졌는지 보여 줘요",
                ja: "何がどこで決まっているかを見ます",
            }
            "config rules korean" {
                en: "Start every new evening with the Korean rules",
                ko: "새 모임을 늘 korean 규칙으로 시작해요",
                ja: "新しい回をいつもkoreanのルールで始めます",
            }
            "config --path" {
                en: "Print where the file is",
                ko: "설정 파일이 어디 있는지 보여 줘요",
                ja: "設定ファイルがどこにあるかを示します",
            }
        }
    }
    "completions" {
        about: {
            en: "Print the start-up script with which a shell completes commands, players, \
                 hands and rules",
            ko: "셸이 시작할 때 읽을 자동 완성 보기(명령, 이름, 판, 규칙)",
            ja: "シェルが起動時に読む補完を出す（コマンド、名前、局、ルール）",
        }
        paged: Paged::Never,
        takes: [] {
            shell: SHELL {
                en: "The shell: bash, elvish, fish, powershell or zsh",
                ko: "셸: bash, elvish, fish, powershell, zsh",
                ja: "シェル: bash、elvish、fish、powershell、zsh",
            }
        }
        examples: {
            "completions bash" {
                en: "Line for ~/.bashrc: source <(dokbak completions bash)",
                ko: "~/.bashrc에 넣을 줄: source <(dokbak completions bash)",
                ja: "~/.bashrcに入れる行: source <(dokbak completions bash)",
            }
            "completions zsh" {
                en: "Line for ~/.zshrc: source <(dokbak completions zsh)",
                ko: "~/.zshrc에 넣을 줄: source <(dokbak completions zsh)",
                ja: "~/.zshrcに入れる行: source <(dokbak completions zsh)",
            }
            "completions fish" {
                en: "Line for ~/.config/fish/config.fish: dokbak completions fish | source",
                ko: "~/.config/fish/config.fish에 넣을 줄: dokbak completions fish | source",
                ja: "~/.config/fish/config.fishに入れる行: dokbak completions fish | source",
            }
            "completions elvish" {
                en: "Line for ~/.config/elvish/rc.elv: eval (dokbak completions elvish | slurp)",
                ko: "~/.config/elvish/rc.elv에 넣을 줄: eval (dokbak completions elvish | slurp)",
                ja: "~/.config/elvish/rc.elvに入れる行: eval (dokbak completions elvish | slurp)",
            }
            "completions powershell" {
                en: "Line for $PROFILE: dokbak completions powershell | Out-String | Invoke-Expression",
                ko: "$PROFILE에 넣을 줄: dokbak completions powershell | Out-String | Invoke-Expression",
                ja: "$PROFILEに入れる行: dokbak completions powershell | Out-String | Invoke-Expression",
            }
        }
    }
    "man" {
        about: {
            en: "Print a command's manual page, or write all pages",
            ko: "명령의 설명서 보기, 또는 모두 파일로 저장하기",
            ja: "コマンドのマニュアルを出す、またはすべて書き出す",
        }
        paged: Paged::Unless("dir"),
        takes: [] {
            command: COMMAND {
                en: "The command [default: dokbak itself]",
                ko: "설명할 명령 [기본: dokbak]",
                ja: "説明するコマンド [既定値: dokbak]",
            }
            dir: FOLDER {
                en: "Write every page to this folder, which is created if necessary",
                ko: "이 폴더에 설명서를 모두 저장하기. 폴더가 없으면 만들어요",
                ja: "このフォルダーにすべてのページを書き出す。なければ作る",
            }
        }
        examples: {
            "man settle | man -l -" {
                en: "Read a command's page",
                ko: "한 명령의 설명서를 읽어요",
                ja: "コマンドのマニュアルを読みます",
            }
            "man --dir ~/.local/share/man/man1" {
                en: "Write all pages where man looks for them",
                ko: "man이 찾는 곳에 설명서를 모두 저장해요",
                ja: "manが探すところにすべてのページを書き出します",
            }
        }
    }
    "help" {
        about: {
            en: "Explain what a command does and takes",
            ko: "명령이 하는 일과 인수 보기",
            ja: "コマンドの働きと引数を示す",
        }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "help settle" {
                en: "Show what a command takes",
                ko: "명령 하나를 설명해요",
                ja: "コマンド1つを説明します",
            }
            "help rules new" {
                en: "Show what a subcommand takes",
                ko: "명령 안의 명령을 설명해요",
                ja: "コマンドの中のコマンドを説明します",
            }
        }
    }
}
