//! Sentences of the way in and of every page, each language beside the others.

use crate::serve::words::messages;

messages! {
    /// The name of the language, in itself.
    language_name() {
        en: "English",
        ko: "한국어",
        ja: "日本語",
    }

    /// The heading of the way in.
    door_title() {
        en: "Come to the table",
        ko: "모임에 들어오기",
        ja: "席に入る",
    }

    /// Asks for the letters.
    type_letters() {
        en: "The eight letters beside the code",
        ko: "코드 옆에 있는 여덟 글자",
        ja: "コードの横の8文字",
    }

    /// The button that goes in.
    come_in() {
        en: "Come in",
        ko: "들어가기",
        ja: "入る",
    }

    /// Says how to come in without typing.
    scan_hint() {
        en: "Or scan the code with the camera.",
        ko: "카메라로 코드를 찍어도 돼요.",
        ja: "カメラでコードを読み取っても入れます。",
    }

    /// Rejects letters.
    wrong_key() {
        en: "Those are not the letters of this evening. Look at the code once more.",
        ko: "이 모임의 글자가 아니에요. 코드 옆을 다시 봐 주세요.",
        ja: "今回の文字ではありません。コードの横をもう一度見てください。",
    }

    /// Says that letters were wrong too often.
    too_many_tries() {
        en: "Too many wrong letters. Wait a minute, or scan the code.",
        ko: "글자가 여러 번 맞지 않았어요. 1분 뒤에 다시 하거나 코드를 찍어 주세요.",
        ja: "文字の間違いが続きました。1分待つか、コードを読み取ってください。",
    }

    /// Says that no more phones can come in.
    too_many_phones() {
        en: "There are as many phones here as there can be.",
        ko: "폰이 가득 차서 더 들어올 수 없어요.",
        ja: "これ以上のスマホは入れません。",
    }

    /// Says that the evening has not begun.
    not_begun() {
        en: "The evening begins in a moment.",
        ko: "곧 시작해요.",
        ja: "まもなく始まります。",
    }

    /// Says that the evening is over.
    evening_over() {
        en: "That evening is over. Scan the new code to come in again.",
        ko: "그 모임은 끝났어요. 다시 들어오려면 새 코드를 찍어 주세요.",
        ja: "その回は終わりました。もう一度入るには、新しいコードを読み取ってください。",
    }

    /// Asks whose phone it is.
    who_are_you() {
        en: "Who are you?",
        ko: "누구 폰이에요?",
        ja: "だれのスマホですか。",
    }

    /// Marks a name that has a phone.
    has_a_phone() {
        en: "has a phone",
        ko: "폰 있음",
        ja: "スマホあり",
    }

    /// Asks for a name that is not listed.
    another_name() {
        en: "Another name",
        ko: "다른 이름",
        ja: "ほかの名前",
    }

    /// The button beside it.
    that_is_me() {
        en: "That is me",
        ko: "저예요",
        ja: "私です",
    }

    /// The button of somebody who does not play.
    only_look_on() {
        en: "I only look on",
        ko: "구경만 할게요",
        ja: "見るだけにします",
    }

    /// Says that somebody has to let the phone in.
    waits_to_be_let_in(name: &str) {
        en: "{name}: somebody who is in already taps to let you in.",
        ko: "{name}: 먼저 들어온 사람이 눌러 주면 들어가요.",
        ja: "{name}：先に入った人がタップすると入れます。",
    }

    /// Rejects a name.
    no_name() {
        en: "That is no name for a player.",
        ko: "이름으로 쓸 수 없어요.",
        ja: "名前には使えません。",
    }

    /// The name of the board.
    board_title() {
        en: "Table",
        ko: "점수판",
        ja: "卓",
    }

    /// The name of the evening's page.
    evening_title() {
        en: "Hands",
        ko: "지난 판",
        ja: "これまで",
    }

    /// The name of the page of money.
    money_title() {
        en: "Money",
        ko: "셈",
        ja: "精算",
    }

    /// The name of what belongs to the phone.
    my_things() {
        en: "Me",
        ko: "나",
        ja: "自分",
    }

    /// The name of the list of pages.
    pages() {
        en: "Pages",
        ko: "화면",
        ja: "画面",
    }

    /// Says whose phone it is.
    you_are(names: &str) {
        en: "You are {names}.",
        ko: "{names} 폰이에요.",
        ja: "{names}のスマホです。",
    }

    /// Says that the phone is nobody's.
    you_look_on() {
        en: "You look on.",
        ko: "구경하고 있어요.",
        ja: "見学中です。",
    }

    /// The button that gives the seat up.
    leave_seat() {
        en: "Give up my seat",
        ko: "자리 내놓기",
        ja: "席を離れる",
    }

    /// Says how old the picture is; `{}` becomes the time.
    no_connection() {
        en: "No connection. This is how it was at {}.",
        ko: "연결이 끊겼어요. {} 화면이에요.",
        ja: "接続が切れています。{}の画面です。",
    }

    /// Refuses what only players may do.
    only_looks_on() {
        en: "This phone only looks on. Take a seat to enter something.",
        ko: "구경하는 폰이에요. 적으려면 자리에 앉아 주세요.",
        ja: "このスマホは見学中です。入力するには席についてください。",
    }

    /// Refuses what no button says.
    not_understood() {
        en: "That did not arrive whole. Please tap once more.",
        ko: "제대로 오지 않았어요. 다시 눌러 주세요.",
        ja: "うまく届きませんでした。もう一度タップしてください。",
    }

    /// Says that somebody else was quicker.
    is_stale() {
        en: "Somebody was quicker, so your tap was not entered. This is how it is now.",
        ko: "그사이에 바뀌어서 방금 누른 것은 안 들어갔어요. 지금 화면을 보고 다시 눌러 주세요.",
        ja: "その間に変わったので、いまのタップは入っていません。この画面を見て、もう一度タップしてください。",
    }

    /// Refuses what is none of the answers.
    no_such_answer(text: &str) {
        en: "\"{text}\" is no answer here. Tap one of those below.",
        ko: "`{text}`: 여기에 맞지 않아요. 아래에서 골라 주세요.",
        ja: "「{text}」はここでは使えません。下から選んでください。",
    }

    /// Refuses a name of nobody who plays.
    nobody_called(text: &str, names: &str) {
        en: "Nobody here is called \"{text}\". These play: {names}.",
        ko: "`{text}`: 이 판을 치는 사람이 아니에요. 치는 사람: {names}",
        ja: "「{text}」という人はこの局にいません。遊ぶ人：{names}",
    }

    /// Refuses more of a hand that is over.
    hand_is_over() {
        en: "The hand is over: confirm it, or undo.",
        ko: "판이 끝났어요. 이대로 적거나 되돌려 주세요.",
        ja: "局は終わっています。記録するか、元に戻してください。",
    }

    /// Refuses what is neither yes nor no.
    yes_or_no_here() {
        en: "Please tap Yes or No.",
        ko: "예나 아니요를 눌러 주세요.",
        ja: "「はい」か「いいえ」をタップしてください。",
    }

    /// Refuses to end the evening during a hand.
    finish_first() {
        en: "A hand is not finished yet. Finish it first, or say that it was dealt again.",
        ko: "아직 안 끝난 판이 있어요. 마저 적거나 파토라고 해 주세요.",
        ja: "終わっていない局があります。先に入力するか、配り直しにしてください。",
    }

    /// Says that the ledger could not be read or written.
    ledger_failed() {
        en: "The ledger could not take it. Nothing that was entered is lost; look at the computer.",
        ko: "장부에 적지 못했어요. 적어 둔 것은 그대로예요. 컴퓨터를 봐 주세요.",
        ja: "帳簿に書けませんでした。入力済みの内容は残っています。パソコンを確認してください。",
    }

    /// Says that a club's server did not take what was entered.
    server_away() {
        en: "The club's server does not answer, so this is not written yet. At the computer the evening \
             can go on without it.",
        ko: "클럽 서버가 답하지 않아서 아직 적지 못했어요. 컴퓨터에서 서버 없이 이어서 적을 수 있어요.",
        ja: "クラブのサーバーが答えないので、まだ書けていません。パソコンでサーバーなしで続けられます。",
    }

    /// Says that nobody knows whether a club's server took what was entered.
    server_lost() {
        en: "The club's server was lost while it was writing this. Whether it is written shows when it \
             answers again; do not enter it again before.",
        ko: "적는 동안 클럽 서버와 끊겼어요. 적혔는지는 서버가 다시 답하면 알 수 있으니, 그 전에 또 적지 \
             마세요.",
        ja: "書いている間にクラブのサーバーとの接続が切れました。書けたかどうかは、サーバーがまた答えれば\
             分かります。それまで同じものを入れないでください。",
    }

    /// Yes.
    yes() {
        en: "Yes",
        ko: "예",
        ja: "はい",
    }

    /// No.
    no() {
        en: "No",
        ko: "아니요",
        ja: "いいえ",
    }

    /// Asks whether the hand that was written last is to be corrected.
    correct_last() {
        en: "Correct the hand that was written last?",
        ko: "방금 적은 판을 고칠까요?",
        ja: "最後に記録した局を直しますか。",
    }

    /// Asks whether a correction is to be written.
    write_correction() {
        en: "Write the correction?",
        ko: "이렇게 고칠까요?",
        ja: "このように訂正しますか。",
    }
}
