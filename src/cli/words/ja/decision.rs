//! What `?` explains about yes-or-no questions, apart from those of a hand.

use crate::evening::decision::Decision;
use crate::evening::sheet::SheetAsks;

pub(crate) const fn decision(what: Decision) -> &'static str {
    match what {
        Decision::GoOn => {
            "yかEnterなら、途中の回を入れたところから続けます。nなら、その回は残したまま新しく始めます。"
        }
        Decision::SettleUp => {
            "yかEnterなら、この回を終えて、だれがだれにいくら渡すかを示します。nなら続けます。お金をもう渡していれば「精算済み」と入れてください。"
        }
        Decision::End => {
            "yかEnterなら、ここでこの回を終えて、だれがだれにいくら渡すかを示します。nなら続けます。"
        }
        Decision::HandedOver => {
            "yかEnterなら、この支払いはすべて済んだものとして記録します。nなら何も記録しません。"
        }
        Decision::NearName => {
            "yかEnterなら、すでにある名前で記録します。nなら、新しい名前のまま記録します。"
        }
        Decision::OfTable => "yかEnterなら同じ人、nなら別の人で、別の名前が要ります。",
        Decision::Alone => {
            "yかEnterならここで続け、あとで自動で合わせます。nならもう一度試します。"
        }
        Decision::NewMoney => {
            "yかEnterなら、新しい通貨として別に数えます。nなら、金額をもう一度入れます。"
        }
        Decision::Future => "yなら、まだ来ていない日のまま記録します。nなら何も記録しません。",
        Decision::Network => {
            "スマホは、このパソコンと同じネットワーク（ふつうは家のWi-Fi）にある必要があります。Enterで1番目になります。"
        }
        Decision::Log => {
            "yなら、ログファイルを残し、読める最後の記録の続きから書きます。nなら何も変えません。"
        }
        Decision::Language => "yかEnterなら、これからこの言語で表示します。nなら変えません。",
        Decision::Table => {
            "yかEnterなら、ここまでの分を精算して、新しい顔ぶれで続けます。nなら変えません。"
        }
        Decision::Objection => {
            "yなら、この局をこのまま記録します。nかEnterなら記録せずに待つので、話し合って直せます。"
        }
        Decision::Written => {
            "yなら、その局の質問を前の答えとともにもう一度聞いて数え直します。nかEnterなら変えません。"
        }
        Decision::Correction => {
            "yかEnterなら、これからはその局の代わりに訂正した内容を数えます。nなら変えません。"
        }
        Decision::Void => {
            "yなら、この回をどの一覧でも合計でも数えません。帳簿には残り、取り消せます。nならそのままです。"
        }
        Decision::Twice => {
            "yかEnterなら、同じ回が2度記録されているので、前のほうだけを数えます。もう一方の名前を入れれば、そちらを数えます。nなら別の回です。"
        }
        Decision::Mended => {
            "yかEnterなら、帳簿の局を訂正します。元の局もあとで見られます。nなら別の局として、両方数えます。"
        }
        Decision::SameMoney => {
            "yかEnterなら一度だけ渡したお金で、先の記録だけを数えます。nなら二度渡したので、両方数えます。"
        }
        Decision::EqualHands => {
            "yかEnterなら、帳簿にあるその局なので何も足しません。nなら別の局として取り込みます。"
        }
        Decision::Surplus => "yなら書き間違いなので、行を直せます。nなら書いたとおりです。",
        Decision::Sheet(SheetAsks::Row) => {
            "局かEnter: 結果1つが1局です。回: 1回分の結果なので、お金と順位には入りますが、局としては数えません。"
        }
        Decision::Sheet(SheetAsks::Numbers) => {
            "チップかEnter: 数字はチップで、お金ではありません。100円のように1枚いくらかを書くと: 数字はお金なので、チップに直します。"
        }
        Decision::Sheet(SheetAsks::Chip) => {
            "100円のように1枚いくらかを書きます。金額をチップに直すので、割り切れなければなりません。"
        }
        Decision::Sheet(SheetAsks::Sum) => {
            "合計: この行を除きます。結果: ほかの行と同じように取り込みます。この行は上の行の合計と同じです。"
        }
        Decision::Sheet(SheetAsks::Order) => {
            "この表で日付を書いた順番の番号です。表だけでは分かりません。"
        }
        Decision::Sheet(SheetAsks::Year) => {
            "年のない最初の日付の年です。後の日付はそれに続きます。"
        }
        Decision::Sheet(SheetAsks::Day) => "表に日付が出る前の結果の日付です。例: 2026-03-01。",
        Decision::TakeSheet => "yかEnter: 表示したとおりに帳簿に取り込みます。n: 何も書きません。",
    }
}
