//! Sentences of the board and the pages behind it, each language beside the others.

use crate::rules::PointUnit;
use crate::serve::words::messages;
use crate::vocabulary::particle::{GA, with};

messages! {
    /// Says who asks to be let in.
    asks_to_come_in(name: &str) {
        en: "{name} wants to come in.",
        ko: format!("{} 들어오려고 해요.", with(name, GA)),
        ja: "{name}が入ろうとしています。",
    }

    /// Says who asks to be let in with another phone.
    asks_to_take_over(name: &str) {
        en: "{name} wants to go on with another phone.",
        ko: format!("{} 다른 폰으로 들어오려고 해요.", with(name, GA)),
        ja: "{name}が別のスマホで続けようとしています。",
    }

    /// The button that lets somebody in.
    let_in() {
        en: "Let in",
        ko: "들이기",
        ja: "入れる",
    }

    /// Says why the phone looks on.
    given_on(name: &str) {
        en: "Another phone is {name} now. This one looks on.",
        ko: "{name}: 이제 다른 폰에서 해요. 이 폰은 구경만 해요.",
        ja: "{name}は別のスマホに移りました。このスマホは見学になります。",
    }

    /// Says that nobody let the phone in.
    was_refused(name: &str) {
        en: "Somebody said no: this phone is not {name}.",
        ko: "{name}: 들어오지 못했어요. 다시 골라 주세요.",
        ja: "{name}としては入れませんでした。選び直してください。",
    }

    /// Says that the phone was put out.
    put_out() {
        en: "This phone was put out of the table. Scan the code again if that was a mistake.",
        ko: "이 폰은 모임에서 빠졌어요. 잘못 눌린 거면 코드를 다시 찍어 주세요.",
        ja: "このスマホは外されました。間違いなら、コードをもう一度読み取ってください。",
    }

    /// Says who objects to the hand in play.
    objection_now(names: &str) {
        en: "Wait, says {names}.",
        ko: "{names}: 잠깐만요.",
        ja: "{names}：待ってください。",
    }

    /// Says who objects to a written hand.
    objection_to(number: u32, names: &str) {
        en: "{names} objects to hand {number}.",
        ko: "{number}번째 판에 이의가 있어요: {names}",
        ja: "{number}局目に異議があります：{names}",
    }

    /// The button that takes an objection back.
    take_back_objection() {
        en: "It is all right",
        ko: "괜찮아요",
        ja: "もう大丈夫です",
    }

    /// The referee's button that drops an objection.
    go_over() {
        en: "Go over it",
        ko: "넘어가기",
        ja: "このまま進める",
    }

    /// Says why a hand is not written.
    held_by_objection(names: &str) {
        en: "{names} said wait. It is written when that is taken back, or when the referee goes over it.",
        ko: "{names}: 잠깐만요. 괜찮다고 하거나 심판이 넘기면 적어요.",
        ja: "{names}が「待って」と言っています。取り消すか、審判が進めると記録します。",
    }

    /// Refuses what only the referee may do.
    only_referee() {
        en: "Only the referee does that: who sits at the computer, or whom they name.",
        ko: "심판만 할 수 있어요. 컴퓨터 앞에 있는 사람이나 그 사람이 정한 사람이에요.",
        ja: "審判だけができます。パソコンの前の人か、その人が選んだ人です。",
    }

    /// Refuses a confirmation where only the referee confirms.
    only_referee_confirms() {
        en: "At this table the referee confirms the hands.",
        ko: "이 모임에서는 심판이 확인해요.",
        ja: "この卓では審判が確認します。",
    }

    /// Says that a confirmation is noted, and who is waited for.
    agreed_waits(names: &str) {
        en: "Noted. One more has to confirm: {names}.",
        ko: "확인했어요. 한 사람이 더 확인해 주세요: {names}",
        ja: "確認しました。あと1人の確認が必要です：{names}",
    }

    /// Refuses a note of somebody else's payment.
    not_your_money() {
        en: "Who pays or who gets it marks it as paid.",
        ko: "주는 사람이나 받는 사람이 눌러 주세요.",
        ja: "払う人か受け取る人が押してください。",
    }

    /// Says who noted a payment.
    noted_by(name: &str) {
        en: "noted by {name}",
        ko: "{name} 확인",
        ja: "{name}が記入",
    }

    /// Says what is in the boar's pot.
    in_the_pot(pot: i64) {
        en: "In the boar's pot: {pot}",
        ko: "멧돼지 적립금: {pot}점",
        ja: "猪の積立金：{pot}点",
    }

    /// The button that begins.
    begin_evening() {
        en: "Begin",
        ko: "시작하기",
        ja: "始める",
    }

    /// The button that enters a hand.
    enter_hand() {
        en: "Enter the hand",
        ko: "이번 판 적기",
        ja: "局を入力",
    }

    /// The button that goes on with a hand.
    on_with_hand() {
        en: "Go on with the hand",
        ko: "이어서 적기",
        ja: "局の入力を続ける",
    }

    /// The button that leads to the verdict.
    check_and_confirm() {
        en: "Check and confirm",
        ko: "확인하고 적기",
        ja: "確認して記録",
    }

    /// Says that a written hand is being corrected.
    hand_is_corrected() {
        en: "A hand is being corrected",
        ko: "판을 고치고 있어요",
        ja: "局を直しています",
    }

    /// Says that a written hand is disputed.
    hand_is_disputed() {
        en: "The referee goes over a hand",
        ko: "심판이 판을 다시 보고 있어요",
        ja: "審判が局を見直しています",
    }

    /// The button that leads to the money.
    see_money() {
        en: "Who pays whom",
        ko: "누가 누구에게 줘요?",
        ja: "だれがだれに払うか",
    }

    /// The button that ends the evening.
    settle_up_now() {
        en: "Settle up and close",
        ko: "정산하고 마치기",
        ja: "精算して終わる",
    }

    /// Tells who looks on that the evening has not begun.
    evening_is_prepared() {
        en: "The evening begins soon.",
        ko: "곧 시작해요.",
        ja: "まもなく始まります。",
    }

    /// Tells who looks on that somebody enters the hand.
    hand_is_entered() {
        en: "The hand is being entered.",
        ko: "판을 적고 있어요.",
        ja: "この局を入力しています。",
    }

    /// Says how to pause.
    pause_hint() {
        en: "A pause needs no tap: the evening stays open until you settle up.",
        ko: "쉴 때는 아무것도 안 눌러도 돼요. 정산할 때까지 모임은 그대로 열려 있어요.",
        ja: "休憩のときは何も押さなくて大丈夫です。精算するまで、この回は続きます。",
    }

    /// The button that plays on.
    play_on() {
        en: "Play on",
        ko: "더 치기",
        ja: "続ける",
    }

    /// Returns the points of a game.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    game_points(points: i64, unit: PointUnit) {
        en: points.to_string(),
        ko: "{points}점",
        ja: in_points(points, unit),
    }

    /// Returns the points of a pile.
    has_points(points: i64) {
        en: count(points, "point"),
        ko: "{points}점",
        ja: "{points}点",
    }

    /// Returns how often somebody said go.
    said_goes(goes: u32) {
        en: "{goes} go",
        ko: "{goes}고",
        ja: "ゴー{goes}回",
    }

    /// Says what somebody may say.
    may_stop_or_go() {
        en: "may stop or go",
        ko: "났어요: 고 또는 스톱",
        ja: "ゴーかストップ",
    }

    /// Says what somebody may say.
    may_stop_go_or_push() {
        en: "may stop, go or push",
        ko: "났어요: 고, 스톱, 밀기",
        ja: "ゴーかストップか次局送り",
    }

    /// Marks the dealer.
    deals() {
        en: "dealer",
        ko: "선",
        ja: "親",
    }

    /// The name of a hand.
    hand_number(number: u32) {
        en: "Hand {number}",
        ko: "{number}번째 판",
        ja: "{number}局目",
    }

    /// The heading of who pays whom.
    owed_now() {
        en: "Who pays whom now",
        ko: "지금 주고받을 돈",
        ja: "いまの受け渡し",
    }

    /// The name of what changes between hands.
    between_title() {
        en: "Seats, stake, end",
        ko: "자리·점당 값·마치기",
        ja: "席・レート・終了",
    }

    /// The button that objects before a hand is written.
    wait_objection() {
        en: "Wait, that is not right",
        ko: "잠깐만요, 아닌 것 같아요",
        ja: "待って、違うと思います",
    }

    /// The button that takes back the hand that was written last.
    undo_hand(number: u32) {
        en: "Undo hand {number}",
        ko: "{number}번째 판 되돌리기",
        ja: "{number}局目を元に戻す",
    }

    /// The heading of what is asked before the first hand.
    begin_title() {
        en: "A new evening",
        ko: "새 모임",
        ja: "新しい回",
    }

    /// Asks whether the open evening goes on.
    go_on_open() {
        en: "Go on with the open evening?",
        ko: "하던 모임을 이어서 할까요?",
        ja: "前回の続きをしますか。",
    }

    /// The button that goes on with it.
    go_on_yes() {
        en: "Go on",
        ko: "이어서 하기",
        ja: "続ける",
    }

    /// The button that begins another one.
    go_on_no() {
        en: "Begin a new one",
        ko: "새로 시작하기",
        ja: "新しく始める",
    }

    /// Says how many hands were played.
    hands_played(hands: u32) {
        en: count(i64::from(hands), "hand"),
        ko: "{hands}판 쳤어요",
        ja: "{hands}局",
    }

    /// Asks who plays.
    who_plays() {
        en: "Who plays? The dealer first, then in turn.",
        ko: "누가 쳐요? 선부터 차례로.",
        ja: "だれが遊びますか。親から順に入れてください。",
    }

    /// The button that moves somebody up.
    move_up(name: &str) {
        en: "{name} one place up",
        ko: "{name} 위로",
        ja: "{name}を上へ",
    }

    /// The button that moves somebody down.
    move_down(name: &str) {
        en: "{name} one place down",
        ko: "{name} 아래로",
        ja: "{name}を下へ",
    }

    /// The button that takes somebody out.
    take_out(name: &str) {
        en: "without {name}",
        ko: "{name} 빼기",
        ja: "{name}を外す",
    }

    /// Asks for the rules.
    which_rules() {
        en: "Which rules?",
        ko: "어느 규칙으로 칠까요?",
        ja: "どのルールですか。",
    }

    /// Asks what a point is worth.
    chip_worth() {
        en: "What is a chip worth?",
        ko: "점당 얼마예요?",
        ja: "1点（1チップ）いくらですか。",
    }

    /// Stands in the field where nothing is played for.
    no_money_played() {
        en: "for points only",
        ko: "점수만",
        ja: "点だけ",
    }

    /// Asks how many hands are played.
    how_many_hands() {
        en: "How many hands?",
        ko: "몇 판 칠까요?",
        ja: "何局しますか。",
    }

    /// Stands in the field where that is open.
    open_end() {
        en: "open",
        ko: "정하지 않음",
        ja: "決めない",
    }

    /// Says that there is nothing to pay.
    nothing_played() {
        en: "Nothing was played yet.",
        ko: "아직 친 판이 없어요.",
        ja: "まだ1局もしていません。",
    }

    /// Says that no money is played for.
    no_money_here() {
        en: "This evening is played without money.",
        ko: "돈을 걸지 않은 모임이에요.",
        ja: "お金をかけていない回です。",
    }

    /// Says that points become money at the end.
    points_no_money() {
        en: "The points become money when the game is settled up.",
        ko: "점수는 정산할 때 돈이 돼요.",
        ja: "点は精算のときにお金になります。",
    }

    /// Says what somebody pays.
    owes_money(amount: &str) {
        en: "pays {amount}",
        ko: "줄 돈 {amount}",
        ja: "支払い {amount}",
    }

    /// Says what somebody gets.
    gets_money(amount: &str) {
        en: "gets {amount}",
        ko: "받을 돈 {amount}",
        ja: "受け取り {amount}",
    }

    /// The button that marks a payment as made.
    paid_button() {
        en: "Paid",
        ko: "줬어요",
        ja: "払い済み",
    }

    /// What the button says aloud.
    mark_paid(says: &str) {
        en: "Paid: {says}",
        ko: "줬어요: {says}",
        ja: "払い済み：{says}",
    }

    /// The heading of what was handed over.
    handed_over_here() {
        en: "Handed over",
        ko: "건넨 돈",
        ja: "受け渡し済み",
    }

    /// The heading of what makes up somebody's balance.
    makes_up(name: &str) {
        en: "What makes up {name}'s balance",
        ko: "{name} 잔액의 내역",
        ja: "{name}の残高の内訳",
    }

    /// Returns a hand and what it brought.
    hand_with_chips(number: u32, chips: &str) {
        en: "hand {number} ({chips})",
        ko: "{number}번째 판 ({chips}점)",
        ja: "{number}局目（{chips}点）",
    }

    /// Returns the result of a whole evening and what it brought.
    result_with_chips(chips: &str) {
        en: "whole evening ({chips})",
        ko: "모임 하나의 결과 ({chips}점)",
        ja: "1回分の結果（{chips}点）",
    }

    /// Says that an item comes from the end of an evening.
    end_of_evening() {
        en: "end of the evening",
        ko: "모임 끝",
        ja: "回の終わり",
    }

    /// Says that an item would come if the evening ended.
    if_it_ended_now() {
        en: "if it ended now",
        ko: "지금 마치면",
        ja: "いま終われば",
    }

    /// Marks a hand to which somebody objects.
    objected() {
        en: "objection",
        ko: "이의 있음",
        ja: "異議あり",
    }

    /// Says that what stands here is a correction.
    is_corrected(reason: &str) {
        en: "Corrected: {reason}.",
        ko: "정정: {reason}",
        ja: "訂正：{reason}",
    }

    /// Says that a hand was corrected; the amounts of before stand below it.
    was_corrected(reason: &str) {
        en: "Corrected: {reason}",
        ko: "정정: {reason}",
        ja: "訂正：{reason}",
    }

    /// Says that amounts are those of before.
    before_that() {
        en: "Before:",
        ko: "고치기 전:",
        ja: "訂正前：",
    }

    /// Says that there is no such hand.
    no_such_hand() {
        en: "There is no such hand this evening.",
        ko: "오늘 그런 판은 없어요.",
        ja: "今回、その局はありません。",
    }

    /// The heading of an argument.
    why_title() {
        en: "Why",
        ko: "왜 그렇게 됐어요?",
        ja: "理由",
    }

    /// The heading of a record.
    as_recorded_here() {
        en: "What was recorded",
        ko: "적은 내용",
        ja: "記録の内容",
    }

    /// The heading of what another rule would have made.
    whatif_title() {
        en: "With one other rule",
        ko: "규칙이 하나 달랐다면",
        ja: "ルールが1つ違ったら",
    }

    /// Asks for the rule.
    whatif_rule() {
        en: "Which rule?",
        ko: "어느 규칙이요?",
        ja: "どのルールですか。",
    }

    /// The button that chooses it.
    whatif_choose() {
        en: "Choose",
        ko: "고르기",
        ja: "選ぶ",
    }

    /// Introduces how the table plays a rule.
    whatif_now() {
        en: "Here:",
        ko: "이 판에서는:",
        ja: "この卓では：",
    }

    /// Introduces other ways to play it.
    whatif_other() {
        en: "And if it were played like this?",
        ko: "이렇게 쳤다면요?",
        ja: "こう遊んでいたら？",
    }

    /// Says that a table plays without a rule.
    whatif_without() {
        en: "Not played.",
        ko: "이 규칙 없이 쳐요.",
        ja: "このルールはなしです。",
    }

    /// Says that a rule makes no difference.
    whatif_same() {
        en: "The hand would have come to the same.",
        ko: "결과는 같아요.",
        ja: "結果は同じです。",
    }

    /// The button that corrects a hand.
    correct_hand() {
        en: "Correct this hand",
        ko: "이 판 고치기",
        ja: "この局を直す",
    }

    /// The button that objects to a written hand.
    object_hand() {
        en: "I object to this hand",
        ko: "이 판에 이의 있어요",
        ja: "この局に異議があります",
    }

    /// The referee's button that opens a dispute.
    open_dispute() {
        en: "Open a dispute",
        ko: "이의 다루기",
        ja: "異議を扱う",
    }

    /// The link to the list of hands.
    back_to_hands() {
        en: "All hands",
        ko: "지난 판 보기",
        ja: "すべての局",
    }

    /// The link to the board.
    back_to_table() {
        en: "Back to the table",
        ko: "점수판으로",
        ja: "卓に戻る",
    }

    /// The heading of a correction.
    correcting(number: u32) {
        en: "Correcting hand {number}",
        ko: "{number}번째 판 고치기",
        ja: "{number}局目を直す",
    }

    /// The heading of what was entered again.
    entered_again() {
        en: "Entered again so far",
        ko: "다시 적은 것",
        ja: "入力し直した内容",
    }

    /// The button that keeps an answer of before.
    keep_answer(says: &str) {
        en: "Keep: {says}",
        ko: "그대로: {says}",
        ja: "そのまま：{says}",
    }

    /// Asks for the next line of a hand that is corrected.
    as_told_before() {
        en: "As it was told before; change what is wrong.",
        ko: "전에 적은 그대로예요. 틀린 곳을 고쳐 주세요.",
        ja: "前に入力したとおりです。違うところを直してください。",
    }

    /// The heading of what a correction comes to.
    after_correction() {
        en: "After the correction",
        ko: "고치면",
        ja: "訂正すると",
    }

    /// The button that corrects what was only just written.
    correct_as_slip() {
        en: "Correct it: entered wrongly",
        ko: "잘못 적은 거라 고치기",
        ja: "入力ミスとして直す",
    }

    /// Asks for the reason of a correction.
    why_corrected() {
        en: "Why is it corrected?",
        ko: "왜 고쳐요?",
        ja: "訂正の理由は？",
    }

    /// The button that writes it.
    write_it() {
        en: "Write",
        ko: "적기",
        ja: "記録",
    }

    /// The button that goes one step back.
    one_back() {
        en: "Back",
        ko: "뒤로",
        ja: "戻る",
    }

    /// The button that leaves a hand as it is.
    leave_as_written() {
        en: "Leave it as written",
        ko: "그대로 두기",
        ja: "このままにする",
    }

    /// The heading of a dispute.
    disputing(number: u32) {
        en: "Hand {number} is disputed",
        ko: "{number}번째 판 이의",
        ja: "{number}局目の異議",
    }

    /// The heading of a hand as it was written.
    as_written_title() {
        en: "As written",
        ko: "적힌 대로",
        ja: "記録どおり",
    }

    /// The heading of a hand as it is claimed.
    as_claimed_title() {
        en: "As it is said now",
        ko: "지금 말대로라면",
        ja: "主張のとおりなら",
    }

    /// Marks a line that is struck.
    line_struck() {
        en: "struck",
        ko: "뺌",
        ja: "削除",
    }

    /// The button that strikes a line.
    strike_line(says: &str) {
        en: "Strike: {says}",
        ko: "빼기: {says}",
        ja: "削除：{says}",
    }

    /// Asks what happened instead.
    what_was_it() {
        en: "What was it really? Say it in a line.",
        ko: "사실은 어땠어요? 한 줄로 적어 주세요.",
        ja: "実際はどうでしたか。1行で入れてください。",
    }

    /// The button that adds a claim.
    add_claim() {
        en: "Add",
        ko: "더하기",
        ja: "加える",
    }

    /// The button that writes what all agree on.
    all_agree() {
        en: "All agree",
        ko: "모두 동의해요",
        ja: "全員同意",
    }

    /// Says who decides.
    referee_goes_over() {
        en: "The referee goes over it. All see the same.",
        ko: "심판이 정해요. 모두 같은 화면을 봐요.",
        ja: "審判が決めます。全員が同じ画面を見ています。",
    }

    /// Says why nothing changes at the table.
    hand_goes_on() {
        en: "A hand is being entered. Seats and stake are changed when it is over.",
        ko: "판을 적고 있어요. 자리와 점당 값은 이 판이 끝나면 바꿔요.",
        ja: "局を入力中です。席とレートは、この局が終わってから変えられます。",
    }

    /// The button of somebody who sits out.
    sits_out() {
        en: "Sits out",
        ko: "쉬기",
        ja: "休む",
    }

    /// The button of somebody who plays again.
    comes_back() {
        en: "Plays again",
        ko: "다시 치기",
        ja: "また入る",
    }

    /// The button of somebody who goes home.
    goes_home() {
        en: "Goes home",
        ko: "집에 가기",
        ja: "帰る",
    }

    /// Asks who comes.
    somebody_comes() {
        en: "Who sits down?",
        ko: "누가 와요?",
        ja: "だれが席につきますか。",
    }

    /// The button of somebody who comes.
    sits_down() {
        en: "Sits down",
        ko: "앉기",
        ja: "席につく",
    }

    /// The button that changes what a point is worth.
    from_now_on() {
        en: "From now on",
        ko: "지금부터",
        ja: "これから",
    }

    /// Asks for the seat of somebody who comes.
    which_seat() {
        en: "Which seat?",
        ko: "어느 자리요?",
        ja: "どの席ですか。",
    }

    /// The seat behind all others.
    last_seat() {
        en: "at the end",
        ko: "맨 뒤",
        ja: "最後の席",
    }

    /// The seat behind somebody.
    seat_after(name: &str) {
        en: "after {name}",
        ko: "{name} 다음",
        ja: "{name}の次",
    }

    /// The seat of somebody who goes home.
    seat_of(name: &str) {
        en: "in the seat of {name}, who goes home",
        ko: "{name} 대신",
        ja: "{name}の代わり",
    }

    /// Refuses to leave the evening.
    left_at_computer() {
        en: "The evening is left at the computer. Here, settle up between hands.",
        ko: "모임에서 나가는 것은 컴퓨터에서 해요. 여기서는 판 사이에 정산할 수 있어요.",
        ja: "中断はパソコンでします。ここでは局の間に精算できます。",
    }

    /// The name of the list of phones.
    phones_title() {
        en: "Who is here",
        ko: "누가 있어요?",
        ja: "参加者",
    }

    /// The name of a phone that looks on.
    a_board(number: usize) {
        en: "Board {number}",
        ko: "구경하는 폰 {number}",
        ja: "見学{number}",
    }

    /// Says that a phone was seen just now.
    here_now() {
        en: "here now",
        ko: "지금 있어요",
        ja: "いまいます",
    }

    /// Says how long ago a phone was seen.
    seen_before(minutes: u64) {
        en: "seen {minutes} min ago",
        ko: "{minutes}분 전까지 있었어요",
        ja: "{minutes}分前までいました",
    }

    /// Marks the phone that asks.
    this_phone() {
        en: "this phone",
        ko: "이 폰",
        ja: "このスマホ",
    }

    /// Marks a referee.
    is_referee() {
        en: "referee",
        ko: "심판",
        ja: "審判",
    }

    /// The button that names a referee.
    name_referee() {
        en: "Name referee",
        ko: "심판으로",
        ja: "審判にする",
    }

    /// The button that takes that back.
    no_referee() {
        en: "No referee any more",
        ko: "심판 그만",
        ja: "審判をやめる",
    }

    /// The button that puts a phone out.
    put_out_button() {
        en: "Put out",
        ko: "내보내기",
        ja: "外す",
    }

    /// Asks whether a phone is to be put out.
    put_out_sure(who: &str) {
        en: "Put out {who}? The code changes, too.",
        ko: "{who}: 내보낼까요? 코드도 바뀌어요.",
        ja: "{who}を外しますか。コードも変わります。",
    }

    /// The heading of the code.
    another_phone() {
        en: "Another phone",
        ko: "다른 폰도 들어오려면",
        ja: "ほかのスマホで入る",
    }

    /// Says what a drawing is.
    code_of_table() {
        en: "the code of this table",
        ko: "이 모임의 코드",
        ja: "この卓のコード",
    }

    /// Says what the letters are.
    or_letters() {
        en: "Or type:",
        ko: "또는 글자:",
        ja: "または文字：",
    }

    /// The link to the seats.
    take_seat() {
        en: "Take a seat",
        ko: "자리에 앉기",
        ja: "席につく",
    }

    /// The link to another seat.
    take_another_seat() {
        en: "Another seat for this phone",
        ko: "이 폰으로 한 사람 더",
        ja: "このスマホでもう1人",
    }

    /// The button that gives up one of several seats.
    leave_this_seat(name: &str) {
        en: "Give up {name}",
        ko: "{name} 자리 내놓기",
        ja: "{name}の席を離れる",
    }

    /// The heading of the languages.
    language_title() {
        en: "Language",
        ko: "언어",
        ja: "言語",
    }

    /// The heading of how pages look.
    looks_title() {
        en: "How it looks",
        ko: "화면",
        ja: "表示",
    }

    /// The button for the looks of the phone.
    look_as_phone() {
        en: "As the phone",
        ko: "폰 설정대로",
        ja: "スマホに合わせる",
    }

    /// The button for light pages.
    look_light() {
        en: "Light",
        ko: "밝게",
        ja: "明るく",
    }

    /// The button for dark pages.
    look_dark() {
        en: "Dark",
        ko: "어둡게",
        ja: "暗く",
    }

    /// The button for usual letters.
    letters_usual() {
        en: "Usual letters",
        ko: "보통 글자",
        ja: "普通の文字",
    }

    /// The button for large letters.
    letters_large() {
        en: "Large letters",
        ko: "큰 글자",
        ja: "大きな文字",
    }

    /// The button for a page that stands upright.
    this_side_up() {
        en: "This side up",
        ko: "이쪽으로",
        ja: "こちら向き",
    }

    /// The button for a page that stands on its head, for who sits across.
    turned_over() {
        en: "For who sits across",
        ko: "맞은편으로",
        ja: "向かい側へ",
    }
}
