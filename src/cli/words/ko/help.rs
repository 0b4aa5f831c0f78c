//! Help texts of the prompt.

use crate::cli::words::en::Help;
use crate::rules::Game;

/// Returns the help on the hands of a game.
pub(in crate::cli) const fn prompt_help(game: Game) -> Help {
    match game {
        Game::GoStop => GOSTOP,
        Game::KoiKoi => KOIKOI,
        Game::MinHwatu => MINHWATU,
    }
}

const GOSTOP: Help = Help {
    before: &[
        "판이 끝나면 이긴 사람의 이름이나 번호를 적어요. 그러면 몇 가지를 물어봐요.",
        "n은 나가리예요. 한 줄씩 적어도 되고, 섞어도 돼요:",
    ],
    lines: &[
        ["영희 먹음 1g 3gt", "한 차례에 먹은 패. + 도 같아요"],
        ["영희 보유 1g 3g 8g", "먹은 패 전부"],
        ["철수 셈 g1 t2 p6", "진 사람이 먹은 패의 장수"],
        ["영희 고, 영희 스톱", "고, 스톱"],
        ["영희 흔들기 5", "5월을 흔들었어요"],
        ["영희 폭탄 5", "5월 폭탄을 던졌어요"],
        ["영희 뻑 4 첫", "첫 차례에 4월을 쌌어요(첫뻑)"],
        ["영희 쪽", "따닥, 쓸(싹쓸이), 뻑먹음, 자뻑도 이렇게"],
        ["철수 줌 1p 영희", "피를 줬어요"],
        ["영희 쇼당", "쇼당을 걸어요: 철수 받음, 민수 거절"],
        [
            "철수 oe-myeon 8g",
            "8g를 밀어줬어요. with 8p: 그 패로 먹은 패",
        ],
        ["영희 총통 4", "4월 총통"],
        ["수진 죽음, 지훈 참가", "넷 이상일 때: 죽기, 들어가기"],
        ["미영 광팔이 1g 9y", "자리가 차서 쉬면서 팔아요"],
        ["나가리, 무효", "나가리, 다시 돌리기"],
        ["set 항목=값", "이 판에서만 쓰는 규칙. carry, pot, date도"],
    ],
};

/// What the prompt understands while a hand is followed turn by turn.
pub(in crate::cli) const fn turn_help() -> Help {
    Help {
        before: &[
            "한 차례씩 따라가요. 보이는 대로 손에서 낸 패와 뒤집은 패를 적어요.",
            "다른 일은 줄로 적어요. 이름이 없으면 지금 차례인 사람의 일이에요:",
        ],
        lines: &[
            ["1t 4p", "1t를 내고 4p를 뒤집어요"],
            ["1t on 1g 4p", "같은 달이 두 장 깔렸으면: 1t로 1g를 먹어요"],
            ["j2 3t 8g", "손에서 낸 조커, 대신 나온 패, 뒤집은 패"],
            ["폭탄 5 7p, b 5 7p", "5월 폭탄을 던지고 7p를 뒤집어요"],
            ["4p", "폭탄 덕에 손패 없이 4p를 뒤집어요"],
            ["흔들기 5, h 5", "치기 전에 5월을 흔들어요"],
            ["s, g, p", "스톱, 고, 밀기 (할 수 있을 때)"],
            ["쇼당", "쇼당을 걸어요"],
            ["철수 줌 3p 영희", "고른 피. 없으면 규칙대로"],
            ["영희 먹음 j2", "바닥에 깔려 바꾼 조커"],
            [
                "철수 손패 1gt 4pp 7y 8gp",
                "처음 받은 손패, 언제 적어도 돼요",
            ],
            ["총통 4", "4월 총통"],
            ["나가리, 무효", "나가리, 다시 돌리기"],
            ["set 항목=값", "이 판에서만 쓰는 규칙"],
        ],
    }
}

/// How a hand begins that is to be followed turn by turn.
pub(in crate::cli) const fn layout_help() -> &'static [&'static str] {
    &[
        "조커를 바꾼 바닥패 6장(둘이 치면 8장)을 적어 주세요. 그러면 한 차례씩 따라가요.",
        "이름이나 n, 기록 한 줄을 적으면 차례 없이 적어요:",
    ]
}

const KOIKOI: Help = Help {
    before: &[
        "판이 끝나면 승부를 부른 사람의 이름을 적어요. 그러면 몇 가지를 물어봐요.",
        "n은 무승부예요. 한 줄씩 적어도 되고, 섞어도 돼요:",
    ],
    lines: &[
        ["영희 먹음 1g 3gt", "한 차례에 먹은 패. + 도 같아요"],
        ["영희 보유 1g 3g 8g", "먹은 패 전부"],
        ["영희 코이코이, 영희 승부", "코이코이, 승부"],
        ["영희 teshi 4", "4월 넉 장을 받았어요(테시)"],
        ["영희 kuttsuki", "네 쌍을 받았어요(쿳쓰키)"],
        ["table-four 4", "바닥에 4월 네 장이 깔렸어요"],
        ["table-pairs", "바닥에 네 쌍이 깔렸어요"],
        ["field 11t 12p", "끝났을 때 바닥에 남은 패"],
        ["field-brights 2", "바닥에 깔린 광의 수"],
        ["table 1p 3g 8y", "처음 깔린 바닥패"],
        ["무승부, 무효", "무승부, 다시 돌리기"],
        ["round 3", "몇 번째 판인지, 맨 앞에"],
        ["set 항목=값", "이 판에서만 쓰는 규칙. date도"],
    ],
};

const MINHWATU: Help = Help {
    before: &["한 사람씩 먹은 패를 물어봐요. 마지막 사람은 나머지 패예요. 줄로 적어도 돼요:"],
    lines: &[
        ["영희 보유 1gtpp 3g", "먹은 패 전부"],
        ["영희 보유", "한 장도 없음. 답으로는 없음"],
        ["무승부, 무효", "아무도 안 내기, 다시 돌리기"],
        ["set 항목=값", "이 판에서만 쓰는 규칙. date도"],
    ],
};

/// How cards are written.
pub(in crate::cli) const fn cards_help() -> &'static [&'static str] {
    &[
        "패: 달과 글자(1gtpp, 11s), 이름(팔광, 국진, 송학홍단),",
        "여러 장을 한꺼번에(고도리, 홍단).",
    ]
}

/// Words that are understood at every question.
pub(in crate::cli) const fn commands_help() -> &'static [[&'static str; 2]] {
    &[
        ["<, Esc, undo", "한 걸음 뒤로. Esc는 적던 줄부터 지워요"],
        ["show", "지금까지의 판과 입력"],
        ["edit N", "N번째 입력 고치기"],
        ["m", "메뉴"],
        ["end", "정산하고 마치기"],
        ["순위, 기록", "이 모임의 순위와 기록. 전체: 장부 전체"],
        [
            "왜, 만약, 보기 last",
            "적은 판 보기: 왜 1.2, 만약 cap.loss=50",
        ],
        ["철수 쉼, 철수 들어옴", "이번 판부터 쉬기, 다시 치기"],
        [
            "지수 들어옴, 철수 나감",
            "새로 오기, 먼저 가기. 그때까지는 정산",
        ],
        ["점당 200원", "이번 판부터 점당 값 바꾸기"],
        ["공유, 공유 전체", "마지막 판이나 모임을 채팅에 올릴 글로"],
        ["정정, 정정 1", "적은 판을 다시 묻고 고치기"],
        ["이의 1.2", "적은 판을 한 줄씩 따져서 고치기"],
        ["quit", "나가기 (다 남아 있어요)"],
    ]
}

/// The keys of menus.
pub(in crate::cli) const fn menus_help() -> &'static str {
    "메뉴: 화살표나 글자로 찾고, 스페이스로 표시, Enter로 고르기, Esc로 나가기."
}
