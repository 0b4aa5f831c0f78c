//! Rulesets.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::shared::JSON;
use super::value::{
    DEALS, LEFT, NAME, RIGHT, RULE, RULES, RULESET, RULESET_FILES, SEED, STYLE, TWO_OR_THREE,
};
use crate::cli::wording::Wording;

/// Two rulesets.
const TWO_RULESETS: &[ArgumentRow] = arguments! {
    left: LEFT {
        en: "A shipped name or a path",
        ko: "들어 있는 규칙의 이름이나 경로",
        ja: "付属の名前かパス",
    }
    right: RIGHT {
        en: "Another",
        ko: "견줄 다른 규칙",
        ja: "もう1つ",
    }
};

commands! {
    "rules" {
        about: {
            en: "List, show, check, compare and write rulesets",
            ko: "규칙 목록, 보기, 검사, 견주기, 만들기",
            ja: "ルールセットの一覧、表示、確認、比較、作成",
        }
        also: { en: &["ruleset", "rulesets"], ko: &["규칙"], ja: &["ルール"] }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "rules show korean" {
                en: "Read what a Korean table plays",
                ko: "korean 규칙으로는 어떻게 치는지 읽어요",
                ja: "koreanのルールではどう遊ぶかを読みます",
            }
            "rules diff pagat korean" {
                en: "See where two tables differ",
                ko: "두 규칙이 어디서 다른지 보여 줘요",
                ja: "2つのルールの違いを見ます",
            }
        }
    }
    "rules list" {
        about: {
            en: "List the shipped rulesets",
            ko: "들어 있는 규칙 목록",
            ja: "付属のルールセットの一覧",
        }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "rules list" {
                en: "See which rulesets there are",
                ko: "어떤 규칙이 있는지 보여 줘요",
                ja: "どのルールセットがあるかを見ます",
            }
        }
    }
    "rules show" {
        about: {
            en: "Show what a table plays, as a sheet to read",
            ko: "어떻게 치는지 규칙표로 보기",
            ja: "この卓のルールを読める形で示す",
        }
        paged: Paged::Always,
        takes: [] {
            name: RULESET {
                en: "A shipped name or a path",
                ko: "들어 있는 규칙의 이름이나 경로",
                ja: "付属の名前かパス",
            }
            all {
                en: "Show every key with its value and meaning instead",
                ko: "규칙표 대신 모든 항목의 값과 뜻",
                ja: "代わりに、すべてのキーと値と意味を示す",
            }
        }
        examples: {
            "rules show korean" {
                en: "Read what a Korean table plays",
                ko: "korean 규칙으로는 어떻게 치는지 읽어요",
                ja: "koreanのルールではどう遊ぶかを読みます",
            }
            "rules show ./house.yaml --all" {
                en: "List every key of a ruleset file of your own",
                ko: "우리 집 규칙 파일의 항목을 모두 보여 줘요",
                ja: "自分のルールセットのキーをすべて見ます",
            }
        }
    }
    "rules check" {
        about: {
            en: "Check a ruleset file and its worked examples",
            ko: "규칙 파일과 그 안의 보기 검사하기",
            ja: "ルールセットのファイルとその例を確かめる",
        }
        paged: Paged::Never,
        takes: [] {
            files: RULESET_FILES {
                en: "The files",
                ko: "규칙 파일",
                ja: "ファイル",
            }
        }
        examples: {
            "rules check ./house.yaml" {
                en: "Check a ruleset file of your own before the evening",
                ko: "모이기 전에 우리 집 규칙 파일을 확인해요",
                ja: "遊ぶ前に、自分のルールセットを確かめます",
            }
        }
    }
    "rules diff" {
        about: {
            en: "Show where two rulesets differ at the table",
            ko: "두 규칙이 어디가 다른지 보기",
            ja: "2つのルールセットの違いを示す",
        }
        paged: Paged::Never,
        takes: [TWO_RULESETS] {}
        examples: {
            "rules diff pagat korean" {
                en: "See where two shipped rulesets differ",
                ko: "함께 들어 있는 두 규칙이 어디서 다른지 보여 줘요",
                ja: "付属の2つのルールセットの違いを見ます",
            }
            "rules diff korean ./house.yaml" {
                en: "See what your own table plays differently",
                ko: "우리 집 규칙은 어디가 다른지 보여 줘요",
                ja: "自分の卓のルールがどこで違うかを見ます",
            }
        }
    }
    "rules compare" {
        about: {
            en: "Play the same deals under two rulesets of Go-Stop, and show what differs",
            ko: "고스톱 규칙 둘로 같은 패를 쳐 보고 차이 보기",
            ja: "ゴーストップの2つのルールセットで同じ配りを打ち比べ、違いを示す",
        }
        paged: Paged::Never,
        takes: [TWO_RULESETS, JSON] {
            deals: DEALS {
                en: "How many deals to play under each ruleset",
                ko: "규칙마다 몇 판을 칠지",
                ja: "それぞれのルールセットで打つ回数",
            }
            seed: SEED {
                en: "The seed for the shuffles",
                ko: "패를 섞는 시드",
                ja: "シャッフルの元になる数",
            }
            players: TWO_OR_THREE {
                en: "How many play, 2 or 3",
                ko: "몇 명이 칠지, 2 또는 3",
                ja: "人数。2か3",
            }
            style: STYLE {
                en: "How they play: random (any play that is allowed), greedy (what brings the \
                     most now), cautious (what brings a lot and leaves the next player \
                     little), mixed (all three, moving one seat with every deal)",
                ko: "치는 법: random(칠 수 있는 것을 아무렇게나), greedy(지금 가장 많이 먹게), cautious(많이 먹되 다음 사람에게 적게 남게), mixed(셋을 섞어, 판마다 한 자리씩 돌려서)",
                ja: "打ち方: random（できる手のどれか）、greedy（今いちばん得な手）、cautious（得が多く、次の人にあまり残さない手）、mixed（3つとも。配りごとに席を1つずらす）",
            }
        }
        examples: {
            "rules compare pagat korean" {
                en: "Play 10,000 deals under both, and see what differs",
                ko: "같은 패로 10,000판씩 쳐 보고 무엇이 다른지 보여 줘요",
                ja: "10,000回ずつ打ってみて、違いを見ます",
            }
            "rules compare matgo ./house.yaml --players 2 --deals 1000" {
                en: "Play 1,000 deals for two players, one side by your own rules",
                ko: "둘이서 1,000판씩, 우리 집 규칙으로도 쳐 봐요",
                ja: "2人で1,000回ずつ、自分のルールでも打ってみます",
            }
        }
    }
    "rules new" {
        about: {
            en: "Write a ruleset file of your own by answering a few questions",
            ko: "몇 가지 물음에 답해 우리 집 규칙 파일 만들기",
            ja: "質問に答えて、自分のルールセットのファイルを作る",
        }
        paged: Paged::Never,
        takes: [] {
            name: NAME {
                en: "The name, for NAME.yaml here; or a path with a slash or .yaml",
                ko: "이름. 여기에 이름.yaml로 적어요. /나 .yaml이 들어가면 경로",
                ja: "名前。ここに名前.yamlを作る。/か.yamlのあるパスでもよい",
            }
            from: RULES {
                en: "The ruleset to start from: a shipped name or a path",
                ko: "바탕으로 할 규칙: 들어 있는 규칙의 이름이나 경로",
                ja: "元にするルールセット。付属の名前かパス",
            }
            set: RULE {
                en: "Set one rule without being asked; may be repeated",
                ko: "묻지 않고 규칙 하나 정하기. 여러 번 써도 돼요",
                ja: "質問せずにルールを1つ決める。何度でも使えます",
            }
            yes {
                en: "Ask nothing, and keep every rule that is not set",
                ko: "아무것도 묻지 않고 나머지는 그대로 두기",
                ja: "質問せず、決めていないものはそのままにする",
            }
        }
        examples: {
            "rules new ./family.yaml" {
                en: "Answer a few questions to get a ruleset file of your own",
                ko: "몇 가지를 묻고 우리 집 규칙 파일을 만들어요",
                ja: "いくつかの質問に答えると、自分のルールセットのファイルができます",
            }
            "rules new ./family.yaml --from korean --set pi_bak.below_three=5 --yes" {
                en: "Write it without questions: the Korean rules with one change",
                ko: "korean 규칙에서 하나만 바꿔 바로 만들어요",
                ja: "koreanのルールを1つだけ変えて、すぐに作ります",
            }
        }
    }
    "rules schema" {
        about: {
            en: "Print the JSON Schema of ruleset files, for editors",
            ko: "편집기에서 쓸 규칙 파일의 JSON Schema",
            ja: "ルールセットのファイルのJSON Schemaを出す（エディター用）",
        }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "rules schema > dokbak-rules.json" {
                en: "Let an editor complete and check ruleset files",
                ko: "편집기가 규칙 파일을 채우고 확인하게 해요",
                ja: "エディターにルールセットを補完、確認させます",
            }
        }
    }
    "rules book" {
        about: {
            en: "Print the rule book of all games as Markdown",
            ko: "모든 게임의 규칙책을 Markdown으로",
            ja: "すべてのゲームのルールブックをMarkdownで出す",
        }
        paged: Paged::Always,
        takes: [] {}
        examples: {
            "rules book > rules.md" {
                en: "Keep the rule book as a file",
                ko: "규칙책을 파일로 남겨요",
                ja: "ルールブックをファイルに残します",
            }
        }
    }
}
