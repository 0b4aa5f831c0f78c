//! What `?` says of each question: what is asked, what it means in the game, which cards are needed,
//! and two or three examples.

use crate::cli::prompt::Explains;

/// Returns what is said of something that is asked; what is indented is an example.
pub(in crate::cli) const fn explained(what: Explains) -> &'static [&'static str] {
    match what {
        Explains::FirstGostop => FIRST_GOSTOP,
        Explains::FirstKoikoi => FIRST_KOIKOI,
        Explains::LineGostop => LINE_GOSTOP,
        Explains::LineOther => LINE_OTHER,
        Explains::Layout => LAYOUT,
        Explains::Turn => TURN,
        Explains::Call => CALL,
        Explains::Onto => ONTO,
        Explains::CardsGostop => CARDS_GOSTOP,
        Explains::CardsKoikoi => CARDS_KOIKOI,
        Explains::CardsMinhwatu => CARDS_MINHWATU,
        Explains::Among => AMONG,
        Explains::Goes => GOES,
        Explains::Heundeum => HEUNDEUM,
        Explains::Bombs => BOMBS,
        Explains::FirstSweep => FIRST_SWEEP,
        Explains::OthersGo => OTHERS_GO,
        Explains::Besides => BESIDES,
        Explains::BesidesGoes => BESIDES_GOES,
        Explains::BesidesShown => BESIDES_SHOWN,
        Explains::BesidesBombed => BESIDES_BOMBED,
        Explains::BesidesSweep => BESIDES_SWEEP,
        Explains::BesidesOthers => BESIDES_OTHERS,
        Explains::Brights => BRIGHTS,
        Explains::BrightsDry => BRIGHTS_DRY,
        Explains::BrightsShield => BRIGHTS_SHIELD,
        Explains::Junk => JUNK,
        Explains::Animals => ANIMALS,
        Explains::Ribbons => RIBBONS,
        Explains::NoCards => NO_CARDS,
        Explains::Boar => BOAR,
        Explains::Koi => KOI,
        Explains::LastYaku => LAST_YAKU,
        Explains::FieldBrights => FIELD_BRIGHTS,
        Explains::Field => FIELD,
        Explains::Gives => GIVES,
        Explains::Accepts => ACCEPTS,
        Explains::Stay => STAY,
        Explains::Sells => SELLS,
        Explains::Others => OTHERS,
        Explains::Rest => REST,
    }
}

const FIRST_GOSTOP: &[&str] = &[
    "이긴 사람의 이름(앞 글자만도 돼요)이나 번호를 적어요. n: 나가리. 아는 것을 뒤에 이어 적어도 돼요. 순서는 상관없어요: 먹은 패나 점수, 고, 흔든 달, 폭탄. 빠진 것만 나중에 물어요.",
    "  2 고도리 2고 흔5     2번이 고도리로 났고, 2고, 5월을 흔들었어요",
    "  철수 7점 광 피 1고   7점이고 그중에 광과 피가 있어요. 1고",
    "  철수 먹음 1g 3gt     한 줄씩 적을 때: 한 차례에 먹은 패",
];

const FIRST_KOIKOI: &[&str] = &[
    "승부를 부르고 점수를 받은 사람의 이름이나 번호를 적어요. n: 무승부. 먹은 패를 뒤에 이어 적어도 돼요.",
    "  2 3g 8g 9y           2번이 이 패로 승부를 불렀어요",
    "  철수 먹음 1g 3gt     한 줄씩 적을 때: 한 차례에 먹은 패",
];

const LINE_GOSTOP: &[&str] = &[
    "다음에 있었던 일을 한 줄로, 친 순서대로 적어요. 스톱이나 이름만 적으면 판이 끝나고, n은 나가리예요. 빠진 것은 그다음에 물어요.",
    "  철수 먹음 1g 3gt     한 차례에 먹은 패",
    "  철수 고, 철수 스톱   고와 스톱",
    "  철수 흔들기 5        5월 석 장을 흔들었어요",
];

const LINE_OTHER: &[&str] = &[
    "다음에 있었던 일을 한 줄로, 친 순서대로 적어요.",
    "  철수 먹음 1g 3gt     한 차례에 먹은 패",
    "  철수 보유 1g 3g 8g   먹은 패 전부",
    "  철수 코이코이, 승부  코이코이와 승부        무승부도 이대로",
];

const LAYOUT: &[&str] = &[
    "처음에 바닥에 깔린 패를 적어요. 조커는 바꾼 뒤예요. 6장, 둘이 치면 8장이고 순서는 상관없어요. 그다음부터 차례마다 물어요. 이름이나 n, 기록 한 줄을 적으면 차례 없이 가요.",
    "  1gp 2y 3p 5yt",
];

const TURN: &[&str] = &[
    "이번 차례의 패를 보인 순서대로 적어요. 손에서 낸 패, 그다음 뒤집은 패예요. 바닥에 같은 달이 두 장이면 뭘 먹는지 적어요.",
    "  1t 4p                1t를 내고 4p를 뒤집었어요",
    "  1t on 1g 4p          1t로 1g를 먹었어요",
    "  b 5 7p               5월 폭탄, 뒤집은 패는 7p       h 5   5월 흔들기",
];

const CALL: &[&str] = &[
    "스톱할 점수가 됐어요. s는 스톱, g는 고예요. 고를 부르면 더 딸 수 있지만, 다른 사람이 나면 고박을 써요. p는 밀기예요(하는 판에서만).",
];

const ONTO: &[&str] = &[
    "바닥에 그 달이 두 장 있어요. 먹는 패를 적거나 종류의 글자만 적어요: g 광, y 열끗, t 띠, p 피.",
    "  5y   또는   y",
];

const CARDS_GOSTOP: &[&str] = &[
    "이긴 사람이 먹은 패예요. 점수가 나는 패만 적어도 되고, 순서는 상관없어요. 피로도 났으면 피는 전부 적어요. 달과 글자로 적어요: g 광, y 열끗, t 띠, p 피.",
    "  1g 3g 8g             삼광                   4pp 5p 11s   4월 피 두 장, 똥쌍피",
    "  고도리, 팔광, 국진   부르는 이름도 돼요",
    "  7점 광 피            패 대신 점수만: 7점이고 그중에 광과 피가 있어요",
];

const CARDS_KOIKOI: &[&str] = &[
    "그 사람이 먹은 패예요. 순서는 상관없어요. 족보가 되는 패만 적어도 돼요. 달과 글자로 적어요: g 광, y 열끗, t 띠, p 피.",
    "  3g 8g 9y             꽃놀이 한잔, 달맞이 한잔",
    "  1gtpp 11s            1월 네 장과 11s",
];

const CARDS_MINHWATU: &[&str] = &[
    "이 사람이 먹은 패를 다 적어요. 한 장 한 장이 점수이고, 마지막 사람의 패는 남은 패예요. 달과 글자로 적고 순서는 상관없어요. 없으면 없음이라고 적어요.",
    "  1gtpp 3g 8p",
];

const AMONG: &[&str] = &[
    "점수 가운데 어떤 패가 있는지 적어요. 그 패가 없거나 피가 모자란 사람은 두 배를 낼 수 있어요(광박, 피박). 순서는 상관없어요. Enter: 없음.",
    "  광 피        광과 피            열끗7        열끗 일곱 장",
];

const GOES: &[&str] = &[
    "이긴 사람이 고를 몇 번 불렀는지 적어요. 고를 부를수록 더 받고, 부를 때마다 점수가 더 나야 해요. Enter: 고를 안 불렀어요.   2",
];

const HEUNDEUM: &[&str] = &[
    "흔들기: 같은 달 석 장이 손에 들어와서 치기 전에 보여 준 거예요. 점수가 배로 늘어요. 그 달을 적어요. Enter: 없음.",
    "  5        5월 석 장            5 11       두 번 흔들었어요",
];

const BOMBS: &[&str] = &[
    "폭탄: 손에 든 같은 달 석 장을 바닥의 한 장에 한꺼번에 낸 거예요. 점수가 배로 늘어요. 그 달을 적어요. Enter: 없음.   8",
];

const FIRST_SWEEP: &[&str] =
    &["이긴 사람이 첫 차례에 같은 달 네 장을 다 먹었으면 그 달을 적어요. Enter: 없음.   3"];

const OTHERS_GO: &[&str] = &[
    "고를 부르고 진 사람이에요. 마지막에 부른 사람이 고박을 써요. 이름이나 번호를 부른 순서대로 적어요. Enter: 없음.   3 1",
];

const BESIDES: &[&str] =
    &["이긴 사람에게 더 있었던 일을 한 줄에 적어요. 순서는 상관없어요. Enter: 없음."];

const BESIDES_GOES: &[&str] = &["  2고          고를 두 번 불렀어요"];

const BESIDES_SHOWN: &[&str] = &["  흔5          5월 석 장을 흔들었어요. 점수가 배로 늘어요"];

const BESIDES_BOMBED: &[&str] =
    &["  폭8          8월 폭탄: 손의 석 장을 바닥의 한 장에 냈어요. 점수가 배로 늘어요"];

const BESIDES_SWEEP: &[&str] = &["  첫3          첫 차례에 3월 네 장을 다 먹었어요"];

const BESIDES_OTHERS: &[&str] =
    &["  철수 고      철수도 고를 불렀어요. 마지막에 부른 사람을 뒤에 적어요(고박)"];

const BRIGHTS: &[&str] = &[
    "광박: 이긴 사람이 광으로 났을 때 광이 한 장도 없으면 두 배를 내요. 광은 송학광 1g, 벚꽃광 3g, 공산광 8g, 똥광 11g, 비광 12g예요.",
    "  y 있어요             n 없어요               2   장수",
];

const BRIGHTS_DRY: &[&str] = &["이 규칙에서는 비광만 있으면 광박을 못 막아요."];

const BRIGHTS_SHIELD: &[&str] = &["방패 조커도 광박을 막아요."];

const JUNK: &[&str] = &[
    "피박: 이긴 사람이 피로 났을 때 피가 모자라면 두 배를 내요. 쌍피(11s, 12s, 피로 쓰는 9y)는 두 장으로 세어요.",
    "  y 그만큼 있어요      n 모자라요             3   장수",
];

const ANIMALS: &[&str] = &[
    "멍박: 이긴 사람에게 열끗이 많을 때 열끗이 한 장도 없으면 두 배를 내요. 열끗은 2y 4y 5y 6y 7y 8y 9y 10y 12y예요.   y 있어요   n 없어요",
];

const RIBBONS: &[&str] = &[
    "띠박: 이긴 사람이 띠로 났을 때 띠가 한 장도 없으면 두 배를 내요.",
    "  y 있어요             n 없어요",
];

const NO_CARDS: &[&str] = &[
    "이 규칙에서는 한 장도 못 먹은 사람은 안 내요. 그런 사람의 이름이나 번호를 적어요. Enter: 다 한 장은 먹었어요.   2",
];

const BOAR: &[&str] = &[
    "멧돼지(7y)를 먹은 사람이 멧돼지 적립금을 받아요. 이름이나 번호를 적어요. Enter: 아무도 못 먹었어요.   2",
];

const KOI: &[&str] = &[
    "족보를 만들고도 점수를 안 받고 계속 친 횟수예요. 이 규칙에서는 곱해져요. Enter: [ ] 안의 횟수.",
];

const LAST_YAKU: &[&str] = &[
    "무승부인 판이에요. 이 규칙에서는 마지막에 족보를 만들거나 늘린 사람이 받아요. 이름이나 번호를 적어요. Enter: [ ] 안의 답.",
];

const FIELD_BRIGHTS: &[&str] = &[
    "처음 바닥에 깔린 광이 몇 장이었는지 적어요. 이 규칙에서는 그만큼 곱해져요. Enter: 없음.   1",
];

const FIELD: &[&str] = &[
    "끝났을 때 바닥에 남은 패예요. 비나 안개가 남으면 꽃놀이나 달맞이가 깨져요. Enter: 상관있는 패가 없어요.   11p 12s",
];

const GIVES: &[&str] =
    &["피를 줄 때 골라서 줬고, 어느 패인지에 따라 달라져요. 준 피를 적어요.   4p"];

const ACCEPTS: &[&str] = &[
    "쇼당: 안전하게 칠 수 없는 사람이 나가리를 내자고 한 거예요. y: 받아요. n: 거절 해요. 거절하고 그 사람이 지면 다른 사람 몫까지 내요.",
];

const STAY: &[&str] = &[
    "사람이 많아서 쉬는 사람이 있어야 해요. s(또는 Enter): 들어가기, d: 죽기. 자리가 차면 나머지는 쉬고, 광을 팔 수 있어요(광팔기).",
];

const SELLS: &[&str] = &[
    "자리가 차서 쉬는 사람은 손에 든 광, 9y, 11s, 12s, 조커를 팔고 광값을 받아요. 뒤에 h 4를 붙이면 4월 석 장도 있다는 뜻이에요. Enter: 안 팔아요.",
    "  1g 9y                8g h 4",
];

const OTHERS: &[&str] = &[
    "칩이 오가는 다른 일을 한 줄씩 적어요. 다 적었으면 Enter.",
    "  철수 뻑 4 첫         첫 차례에 4월을 쌌어요(첫뻑)",
    "  영희 쪽              따닥, 쓸(싹쓸이), 뻑먹음도 이렇게",
    "  철수 줌 1p 영희      영희한테 피를 줬어요      m   메뉴에서 고르기",
];

const REST: &[&str] = &["  < 뒤로, m 메뉴, 도움말: 적을 수 있는 것 모두."];
