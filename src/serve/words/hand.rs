//! Sentences of the hand that is entered, each language beside the others.

use crate::record::CountKind;
use crate::rules::Game;
use crate::serve::screen::HandEvent;
use crate::serve::words::messages;
use crate::telling::{AskId, AskedBack, Large, ToldBak};
use crate::vocabulary::particle::{EUN, GA, with};

messages! {
    /// The name of the page.
    the_hand() {
        en: "The hand",
        ko: "이번 판",
        ja: "この局",
    }

    /// Says that there is nothing to enter.
    no_hand_now() {
        en: "No hand is being played now.",
        ko: "지금은 치는 판이 없어요.",
        ja: "いまは対局中ではありません。",
    }

    /// The step back.
    step_back() {
        en: "Undo",
        ko: "되돌리기",
        ja: "元に戻す",
    }

    /// Something that was entered, with who entered it.
    entered_by(what: &str, giver: &str) {
        en: "{what} ({giver})",
        ko: "{what} ({giver})",
        ja: "{what}（{giver}）",
    }

    /// Asks who won.
    who_won() {
        en: "Who won?",
        ko: "누가 났어요?",
        ja: "上がった人は？",
    }

    /// Asks who ended the round of Koi-Koi.
    who_said_shobu() {
        en: "Who ended the round?",
        ko: "누가 승부를 불렀어요?",
        ja: "勝負した人は？",
    }

    /// The button that nobody won.
    nobody_won_button() {
        en: "Nobody (nagari)",
        ko: "나가리",
        ja: "ナガリ",
    }

    /// The button that nobody won a round of Koi-Koi.
    drawn_button() {
        en: "Nobody (draw)",
        ko: "무승부",
        ja: "流れ",
    }

    /// The button that the hand is dealt again.
    dealt_again() {
        en: "Dealt again",
        ko: "파토 (다시 돌림)",
        ja: "配り直し",
    }

    /// Asks for a told line.
    tell_in_a_line() {
        en: "Or say it in a line",
        ko: "한 줄로 말해도 돼요",
        ja: "1行で入れることもできます",
    }

    /// An example of a told line.
    told_example(name: &str, game: Game) {
        en: match game {
            Game::KoiKoi => format!("{name} boar-deer-butterflies"),
            _ => format!("{name} godori, 11 junk, 1 go"),
        },
        ko: match game {
            Game::KoiKoi => format!("{name} 멧돼지·사슴·나비"),
            _ => format!("{name} 고도리 피 11장 1고"),
        },
        ja: match game {
            Game::KoiKoi => format!("{name} 猪鹿蝶"),
            _ => format!("{name} ゴドリ カス11枚 1ゴー"),
        },
    }

    /// The button beside a field.
    enter_it() {
        en: "Enter",
        ko: "적기",
        ja: "入力",
    }

    /// What is paid or counts while the hand goes on.
    meanwhile() {
        en: "While the hand goes on: ppuk and more",
        ko: "치는 중에: 뻑, 총통, 쇼당",
        ja: "途中のできごと（ポクなど）",
    }

    /// What happens while the hand goes on.
    event_name(event: HandEvent) -> &'static str {
        en: match event {
            HandEvent::FirstPpuk => "ppuk in the first turn",
            HandEvent::SecondPpuk => "ppuk in the second turn",
            HandEvent::Ppuk => "ppuk",
            HandEvent::FirstChok => "chok in the first turn",
            HandEvent::FirstTtadak => "ttadak in the first turn",
            HandEvent::FirstSweep => "a whole month in the first turn",
            HandEvent::Quads => "four of a month in hand",
            HandEvent::Boar => "captured the boar",
            HandEvent::Heodang => "nothing five turns in a row",
            HandEvent::Syodang => "offers a nagari",
        },
        ko: match event {
            HandEvent::FirstPpuk => "첫뻑",
            HandEvent::SecondPpuk => "연뻑",
            HandEvent::Ppuk => "뻑",
            HandEvent::FirstChok => "첫쪽",
            HandEvent::FirstTtadak => "첫따닥",
            HandEvent::FirstSweep => "첫 차례 네 장",
            HandEvent::Quads => "총통",
            HandEvent::Boar => "멧돼지",
            HandEvent::Heodang => "허당",
            HandEvent::Syodang => "쇼당 걸기",
        },
        ja: match event {
            HandEvent::FirstPpuk => "初ポク",
            HandEvent::SecondPpuk => "連ポク",
            HandEvent::Ppuk => "ポク",
            HandEvent::FirstChok => "初手チョク",
            HandEvent::FirstTtadak => "初手タダク",
            HandEvent::FirstSweep => "初手4枚",
            HandEvent::Quads => "チョントン",
            HandEvent::Boar => "猪を取った",
            HandEvent::Heodang => "ホダン",
            HandEvent::Syodang => "流局の申し出",
        },
    }

    /// Says that somebody's dealt hand was entered, and not which cards it is.
    hand_of(name: &str) {
        en: "{name}'s hand",
        ko: "{name} 손패",
        ja: "{name}の手札",
    }

    /// Offers to follow the hand turn by turn, beginning with the cards on the table.
    follow_turns(cards: u32) {
        en: "Turn by turn: the {cards} cards on the table",
        ko: "한 차례씩: 바닥에 깔린 {cards}장",
        ja: "1番ずつ: 場の{cards}枚",
    }

    /// The field for one's own dealt hand.
    own_hand() {
        en: "My hand (nobody else sees it)",
        ko: "내 손패 (나만 보여요)",
        ja: "自分の手札（ほかの人には見えません）",
    }

    /// Marks the winner's pile.
    won_mark() {
        en: "won",
        ko: "승",
        ja: "勝",
    }

    /// Returns how many cards a pile has, and their points.
    pile_sum(cards: u32, points: i64) {
        en: format!("{}, {}", count(cards.into(), "card"), count(points, "point")),
        ko: "{cards}장 {points}점",
        ja: "{cards}枚 {points}点",
    }

    /// Returns how many cards of the pack are in no pile yet.
    left_in_pack(cards: u32) {
        en: format!("{} left", count(cards.into(), "card")),
        ko: "남은 패 {cards}장",
        ja: "残り{cards}枚",
    }

    /// The button that somebody's pile is whole.
    pile_done(name: &str) {
        en: "{name}'s pile is whole",
        ko: "{name} 패는 이게 다예요",
        ja: "{name}の札はこれで全部",
    }

    /// The button that all cards of the pack that are left are somebody's.
    rest_is_of(name: &str) {
        en: "The rest is {name}'s",
        ko: "나머지는 다 {name} 패예요",
        ja: "残りは全部{name}の札",
    }

    /// The way to the next pile.
    next_pile(name: &str) {
        en: "Next: {name}'s pile",
        ko: "다음: {name} 패",
        ja: "次: {name}の札",
    }

    /// The button that counts goes.
    go_button(count: u32) {
        en: match count { 0 => "Go".to_owned(), _ => format!("Go {count}") },
        ko: match count { 0 => "고".to_owned(), _ => format!("{count}고") },
        ja: match count { 0 => "ゴー".to_owned(), _ => format!("ゴー{count}") },
    }

    /// The button that counts months that were shown.
    shake_button(count: u32) {
        en: match count { 0 => "Show".to_owned(), _ => format!("Show {count}") },
        ko: match count { 0 => "흔들기".to_owned(), _ => format!("흔들기 {count}") },
        ja: match count { 0 => "三枚見せ".to_owned(), _ => format!("三枚見せ{count}") },
    }

    /// The button that counts bombs.
    bomb_button(count: u32) {
        en: match count { 0 => "Bomb".to_owned(), _ => format!("Bomb {count}") },
        ko: match count { 0 => "폭탄".to_owned(), _ => format!("폭탄 {count}") },
        ja: match count { 0 => "爆弾".to_owned(), _ => format!("爆弾{count}") },
    }

    /// The button that counts a player's koi-koi.
    koi_button(name: &str, count: u32) {
        en: match count {
            0 => format!("{name}: koi-koi"),
            _ => format!("{name}: koi-koi {count}"),
        },
        ko: match count {
            0 => format!("{name} 코이코이"),
            _ => format!("{name} 코이코이 {count}"),
        },
        ja: match count {
            0 => format!("{name} こいこい"),
            _ => format!("{name} こいこい{count}"),
        },
    }

    /// The button that all is tapped.
    done_button() {
        en: "Done",
        ko: "됐어요",
        ja: "完了",
    }

    /// Points without their cards.
    by_points() {
        en: "Points only",
        ko: "점수만",
        ja: "点だけ",
    }

    /// The way back to cards.
    by_cards() {
        en: "Cards",
        ko: "패로",
        ja: "札で",
    }

    /// Yaku instead of cards.
    by_yaku() {
        en: "Yaku",
        ko: "족보로",
        ja: "役で",
    }

    /// Cards, with junk as a number.
    junk_as_number() {
        en: "Junk as a number",
        ko: "피 장수로",
        ja: "カスは枚数で",
    }

    /// Cards, with junk month by month.
    junk_by_month() {
        en: "Junk by month",
        ko: "피 하나씩",
        ja: "カスは月ごとに",
    }

    /// A number of cards rather than points.
    as_cards() {
        en: "Cards",
        ko: "장수",
        ja: "枚数",
    }

    /// Junk that counts the sake cup.
    cup_counted() {
        en: "With the cup",
        ko: "국진 포함",
        ja: "盃込み",
    }

    /// Junk beside the sake cup.
    cup_apart() {
        en: "Without the cup",
        ko: "국진 빼고",
        ja: "盃は別",
    }

    /// Nobody.
    nobody() {
        en: "Nobody",
        ko: "없음",
        ja: "なし",
    }

    /// Nobody else.
    nobody_else() {
        en: "Nobody else",
        ko: "더 없음",
        ja: "ほかにはいない",
    }

    /// None of what was asked about.
    none_of_them() {
        en: "None of them",
        ko: "없음",
        ja: "なし",
    }

    /// None at all.
    none_at_all() {
        en: "None",
        ko: "없음",
        ja: "なし",
    }

    /// Enough junk to be safe.
    junk_or_more(limit: u32) {
        en: "{limit} or more",
        ko: "{limit}장 이상",
        ja: "{limit}枚以上",
    }

    /// Says that somebody has no junk.
    has_no_junk(name: &str) {
        en: "{name} has no junk at all",
        ko: "{name} 피 없음",
        ja: "{name}はカスなし",
    }

    /// Paying for all because of a go.
    go_bak() {
        en: "Said go (go-bak)",
        ko: "고박",
        ja: "ゴーバク",
    }

    /// The field for an answer in words.
    answer_in_words() {
        en: "Or in words",
        ko: "말로 해도 돼요",
        ja: "言葉でも答えられます",
    }

    /// Says whose answer is waited for.
    waits_for(name: &str) {
        en: "{name} answers on their own phone.",
        ko: format!("{} 자기 폰으로 답할 차례예요.", with(name, GA)),
        ja: "{name}が自分のスマホで答えます。",
    }

    /// Stays in the hand.
    stays() {
        en: "Stay",
        ko: "들어가요",
        ja: "出る",
    }

    /// Drops out of the hand.
    drops() {
        en: "Drop",
        ko: "죽어요",
        ja: "降りる",
    }

    /// Is out because of the iris.
    iris_out() {
        en: "Out with the iris",
        ko: "난초열끗으로 쉬어요",
        ja: "菖蒲で休む",
    }

    /// Sells nothing.
    sells_nothing() {
        en: "Sells nothing",
        ko: "안 팔아요",
        ja: "売らない",
    }

    /// The triple that a seller shows.
    shown_triple() {
        en: "Three of a month shown",
        ko: "흔든 석 장",
        ja: "見せた三枚",
    }

    /// No cards.
    no_cards() {
        en: "No cards",
        ko: "없음",
        ja: "札なし",
    }

    /// No yaku.
    no_yaku() {
        en: "No yaku",
        ko: "족보 없음",
        ja: "役なし",
    }

    /// Asks whether the verdict is right.
    is_this_right() {
        en: "Is this right?",
        ko: "맞아요?",
        ja: "これでいいですか。",
    }

    /// The button that writes the hand.
    write_it_down() {
        en: "Write it down",
        ko: "이대로 적기",
        ja: "これで記録する",
    }

    /// The field for more about the hand.
    say_more() {
        en: "Something else about this hand",
        ko: "더 있었던 일",
        ja: "ほかにあったこと",
    }

    /// Says that a loser had said go.
    also_said_go(name: &str) {
        en: "{name} had said go",
        ko: "{name}도 고를 불렀어요",
        ja: "{name}もゴーした",
    }

    /// Who entered what.
    who_entered_what() {
        en: "Who entered what",
        ko: "누가 무엇을 적었는지",
        ja: "だれが何を入力したか",
    }

    /// The whole argument.
    whole_reason() {
        en: "Why, from the beginning",
        ko: "셈을 처음부터 보기",
        ja: "初めから理由を見る",
    }

    /// Returns an amount: points in Korean, and in Japanese where each is worth money; else chips.
    #[allow(unused_variables, reason = "only Japanese tells one from the other")]
    chips_or_points(chips: i64, money: bool) {
        en: count(chips, "chip"),
        ko: "{chips}점",
        ja: if money { format!("{chips}点") } else { format!("{chips}チップ") },
    }

    /// Whose turn it is.
    turn_of(name: &str) {
        en: "{name}'s turn",
        ko: "{name} 차례",
        ja: "{name}の番",
    }

    /// Asks for a call.
    calls_now(name: &str, points: i64) {
        en: format!("{name} has {}: go or stop?", count(points, "point")),
        ko: format!("{} {points}점이에요. 고? 스톱?", with(name, EUN)),
        ja: "{name}は{points}点。ゴーかストップか",
    }

    /// Says who offers a nagari.
    offers_nagari(name: &str) {
        en: "{name} offers a nagari.",
        ko: format!("{} 쇼당을 걸었어요.", with(name, GA)),
        ja: "{name}が流局を申し出ました。",
    }

    /// Bombing a month.
    bomb_of(month: u8) {
        en: "Bomb {month}",
        ko: "{month}월 폭탄",
        ja: "{month}月の爆弾",
    }

    /// Throwing a grenade on a month.
    grenade_of(month: u8) {
        en: "Grenade {month}",
        ko: "{month}월 수류탄",
        ja: "{month}月の手榴弾",
    }

    /// A turn without a card from the hand.
    no_hand_card() {
        en: "No card from the hand",
        ko: "손패 안 내고 뒤집기만",
        ja: "手札を出さずにめくる",
    }

    /// Says that a turn captured nothing.
    took_nothing() {
        en: "took nothing",
        ko: "먹은 패 없음",
        ja: "取り札なし",
    }

    /// Stops.
    stop_button() {
        en: "Stop",
        ko: "스톱",
        ja: "ストップ",
    }

    /// Goes on.
    go_word() {
        en: "Go",
        ko: "고",
        ja: "ゴー",
    }

    /// Pushes the win into the next hand.
    push_button() {
        en: "Push",
        ko: "밀기",
        ja: "次局送り",
    }

    /// How many cards are in the stock.
    stock_left(count: u32) {
        en: "Stock {count}",
        ko: "더미 {count}장",
        ja: "山札{count}枚",
    }

    /// The cards on the table.
    the_field() {
        en: "On the table",
        ko: "바닥패",
        ja: "場札",
    }

    /// The card from the hand.
    card_from_hand() {
        en: "Which card was played?",
        ko: "낸 패는요?",
        ja: "出した札は？",
    }

    /// The card that was turned up.
    card_turned_up() {
        en: "And turned up?",
        ko: "뒤집은 패는요?",
        ja: "めくった札は？",
    }

    /// The way back to the card from the hand.
    another_card() {
        en: "Another card",
        ko: "다른 패",
        ja: "別の札",
    }

    /// Asks for what a told hand leaves open, without what only a keyboard needs.
    question_on_phone(asked: &AskedBack) {
        en: match &asked.id {
            AskId::Bak(bak) => match asked.enter {
                Some(_) => format!("Who else has {}?", bak_name(*bak)),
                None => format!("Who has {}?", bak_name(*bak)),
            },
            AskId::Slip(word, meant) => format!("\"{}\": did you mean \"{meant}\"?", word.text),
            AskId::Beside(word) => {
                format!("Is the same said of the player before \"{}\"?", word.text)
            }
            AskId::Too(word, ..) => format!("\"{}\": the same as the player before?", word.text),
            AskId::NameOrWord(word) => format!("\"{}\": is it a player?", word.text),
            AskId::Sets(CountKind::Ribbons) => "Which sets are among the ribbons?".to_owned(),
            AskId::Sets(_) => "Is godori among the animals?".to_owned(),
            AskId::Rest(points, _) => format!("What else is in the other {}?", count(*points, "point")),
            AskId::JunkOrNone => format!("{}: how much junk?", list(&asked.players)),
            AskId::DokBak => format!("{}: pays for all because of what?", list(&asked.players)),
            AskId::Large(Large::Goes(goes)) => format!("{goes} goes: is that right?"),
            AskId::Large(Large::Chips(chips)) => {
                format!("One loser pays {chips} chips: is that right?")
            }
            AskId::Cup(junk) => format!("Does {junk} junk include the cup?"),
            AskId::HandOrMoney(_) => "What the hand brought, or money handed over?".to_owned(),
            AskId::Boar => "Who captured the boar?".to_owned(),
            AskId::Else if asked.first => format!("{}: what scored?", list(&asked.players)),
            AskId::Else => format!("{}: what else scored?", list(&asked.players)),
            _ => told_question(asked),
        },
        ko: match &asked.id {
            AskId::Bak(bak) => match asked.enter {
                Some(_) => format!("{} 쓴 사람이 더 있어요?", bak_name(*bak)),
                None => format!("{} 쓴 사람은요?", bak_name(*bak)),
            },
            AskId::Slip(word, meant) => format!("`{}`: 혹시 `{meant}`?", word.text),
            AskId::Beside(word) => format!("`{}` 앞사람도 같아요?", word.text),
            AskId::Too(word, ..) => format!("`{}`: 앞사람하고 같아요?", word.text),
            AskId::NameOrWord(word) => format!("`{}`: 사람이에요?", word.text),
            AskId::Sets(CountKind::Ribbons) => "띠 중에 있는 족보는요?".to_owned(),
            AskId::Sets(_) => "열끗 중에 고도리가 있어요?".to_owned(),
            AskId::Rest(points, _) => format!("나머지 {points}점에 무엇이 있어요?"),
            AskId::JunkOrNone => format!("{}: 피가 몇 장이에요?", list(&asked.players)),
            AskId::DokBak => format!("{}: 독박은 무엇 때문이에요?", list(&asked.players)),
            AskId::Large(Large::Goes(goes)) => format!("{goes}고 맞아요?"),
            AskId::Large(Large::Chips(chips)) => format!("한 사람이 {chips}점을 내요. 맞아요?"),
            AskId::Cup(junk) => format!("피 {junk}장에 국진도 들었어요?"),
            AskId::HandOrMoney(_) => "이번 판 셈이에요, 따로 준 돈이에요?".to_owned(),
            AskId::Boar => "멧돼지는 누가 먹었어요?".to_owned(),
            AskId::Else if asked.first => {
                format!("{} 뭘로 났어요?", with(&list(&asked.players), EUN))
            }
            AskId::Else => format!("{} 그 밖에 뭘로 났어요?", with(&list(&asked.players), EUN)),
            _ => told_question(asked),
        },
        ja: match &asked.id {
            AskId::Bak(bak) => match asked.enter {
                Some(_) => format!("ほかに{}の人は？", bak_name(*bak)),
                None => format!("{}の人は？", bak_name(*bak)),
            },
            AskId::Slip(word, meant) => format!("「{}」は「{meant}」のことですか。", word.text),
            AskId::Beside(word) => format!("「{}」の前の人も同じですか。", word.text),
            AskId::Too(word, ..) => format!("「{}」は前の人と同じですか。", word.text),
            AskId::NameOrWord(word) => format!("「{}」は人の名前ですか。", word.text),
            AskId::Sets(CountKind::Ribbons) => "短冊に含まれる役は？".to_owned(),
            AskId::Sets(_) => "タネにゴドリが含まれますか。".to_owned(),
            AskId::Rest(points, _) => format!("残りの{points}点には何が含まれますか。"),
            AskId::JunkOrNone => format!("{}のカスは何枚ですか。", list(&asked.players)),
            AskId::DokBak => format!("{}が全員分を払う理由は？", list(&asked.players)),
            AskId::Large(Large::Goes(goes)) => format!("ゴー{goes}回で合っていますか。"),
            AskId::Large(Large::Chips(chips)) => {
                format!("1人が{chips}チップ払います。合っていますか。")
            }
            AskId::Cup(junk) => format!("カス{junk}枚に盃も入っていますか。"),
            AskId::HandOrMoney(_) => "この局の結果ですか、渡したお金ですか。".to_owned(),
            AskId::Boar => "猪を取ったのはだれですか。".to_owned(),
            AskId::Else if asked.first => {
                format!("{}は何で上がりましたか。", list(&asked.players))
            }
            AskId::Else => format!("{}のほかの得点は？", list(&asked.players)),
            _ => told_question(asked),
        },
    }

    /// The name of a bak.
    bak_name(bak: ToldBak) -> &'static str {
        en: match bak {
            ToldBak::Gwang => "gwang-bak",
            ToldBak::Pi => "pi-bak",
            ToldBak::Meong => "meoung-bak",
            ToldBak::Tti => "tti-bak",
        },
        ko: match bak {
            ToldBak::Gwang => "광박",
            ToldBak::Pi => "피박",
            ToldBak::Meong => "멍박",
            ToldBak::Tti => "띠박",
        },
        ja: match bak {
            ToldBak::Gwang => "光バク",
            ToldBak::Pi => "ピバク",
            ToldBak::Meong => "モンバク",
            ToldBak::Tti => "ティバク",
        },
    }
}
