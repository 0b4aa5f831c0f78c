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
    "勝った人の名前（頭の文字だけでも可）か番号を入れます。n: ナガリ。分かることは続けて入れられます。順番は自由です: 取り札か点、ゴー、見せた月、爆弾。足りないものだけ、後で聞きます。",
    "  2 ゴドリ 2ゴー 見せ5     2番がゴドリで上がり、ゴー2回、5月を見せました",
    "  太郎 takes 1g 3gt        1行ずつ入れるとき: 1回の番で取った札",
];

const FIRST_KOIKOI: &[&str] = &[
    "勝負して点を取った人の名前か番号を入れます。n: 引き分け。取り札を続けて入れられます。",
    "  2 花見酒 芒に月          2番がこの札で勝負しました（2 3g 8g 9yも同じ）",
    "  太郎 takes 1g 3gt        1行ずつ入れるとき: 1回の番で取った札",
];

const LINE_GOSTOP: &[&str] = &[
    "次にあったことを、順番に1行で入れます。ストップか、名前だけで局が終わります。nはナガリです。足りないものは後で聞きます。",
    "  太郎 takes 1g 3gt        1回の番で取った札",
    "  太郎 go、太郎 stop       ゴーとストップ",
    "  太郎 heundeum 5          5月の3枚を見せました",
];

const LINE_OTHER: &[&str] = &[
    "次にあったことを、順番に1行で入れます。",
    "  太郎 takes 1g 3gt        1回の番で取った札",
    "  太郎 has 1g 3g 8g        取り札の全部",
    "  太郎 koi、shobu          こいこいと勝負        draw   引き分け",
];

const LAYOUT: &[&str] = &[
    "最初の場札を入れます。ジョーカーは取り替えた後です。6枚、2人なら8枚で、順番は自由です。その後は番ごとに聞きます。名前、n、行を入れると、番なしで進みます。",
    "  1gp 2y 3p 5yt",
];

const TURN: &[&str] = &[
    "この番の札を、見えた順に入れます。手札から出した札、次にめくった札です。場に同じ月が2枚あれば、取る札も入れます。",
    "  1t 4p                    1tを出し、4pをめくりました",
    "  1t on 1g 4p              1tで1gを取りました",
    "  b 5 7p                   5月の爆弾、めくった札は7p     h 5   5月を見せる",
];

const CALL: &[&str] = &[
    "ストップできる点があります。sはストップ、gはゴーです。ゴーで点は増えますが、ほかの人が上がるとゴーバクになります。pは次局送りです（その規則のとき）。",
];

const ONTO: &[&str] = &[
    "場にその月が2枚あります。取る札か、種類の文字を入れます:g 光札、y タネ、t 短冊、p カス。",
    "  5y   または   y",
];

const CARDS_GOSTOP: &[&str] = &[
    "勝った人の取り札です。点になる札だけで足り、順番は自由です。カスで点があれば、カスは全部入れます。月と文字で: g 光札、y タネ、t 短冊、p カス。",
    "  1g 3g 8g                 三光              4pp 5p 11s   4月のカス2枚など",
    "  ゴドリ                   役の名前でも",
    "  7点 光 カス              札の代わりに点だけ: 7点で、光札とカスがその中に",
];

const CARDS_KOIKOI: &[&str] = &[
    "その人の取り札です。順番は自由で、役になる札だけで足ります。月と文字で: g 光札、y タネ、t 短冊、p カス。",
    "  3g 8g 9y                 花見で一杯、月見で一杯",
    "  1gtpp 11s                1月の4枚と11s",
];

const CARDS_MINHWATU: &[&str] = &[
    "この人の取り札を全部入れます。1枚ずつ点になり、最後の人は残りの札です。月と文字で、順番は自由です。1枚もなければ none と入れます。",
    "  1gtpp 3g 8p",
];

const AMONG: &[&str] = &[
    "点の中にどの札があるかを入れます。その札がない人やカスの足りない人は、2倍を払うことがあります（光バク、ピバク）。順番は自由です。Enter: なし。",
    "  光 カス      光札とカス         タネ7        タネ7枚",
];

const GOES: &[&str] = &[
    "勝った人がゴーした回数です。ゴーのたびに支払いが増え、前より多い点が必要です。Enter: ゴーなし。   2",
];

const HEUNDEUM: &[&str] = &[
    "三枚見せ: 手札に同じ月が3枚あり、打つ前に見せたことです。点が倍になります。その月を入れます。Enter: なし。",
    "  5        5月の3枚            5 11       2回見せました",
];

const BOMBS: &[&str] = &[
    "爆弾: 手札の同じ月3枚を、場の1枚に一度に出すことです。点が倍になります。その月を入れます。Enter: なし。   8",
];

const FIRST_SWEEP: &[&str] =
    &["勝った人が最初の番に同じ月の4枚を全部取っていれば、その月を入れます。Enter: なし。   3"];

const OTHERS_GO: &[&str] = &[
    "ゴーして負けた人です。最後にゴーした人がゴーバクになります。名前か番号を、ゴーした順に入れます。Enter: なし。   3 1",
];

const BESIDES: &[&str] =
    &["勝った人にほかにあったことを1行で入れます。順番は自由です。Enter: なし。"];

const BESIDES_GOES: &[&str] = &["  2ゴー        ゴー2回"];

const BESIDES_SHOWN: &[&str] = &["  見せ5        5月の3枚を見せました。点が倍になります"];

const BESIDES_BOMBED: &[&str] =
    &["  爆弾8        8月の爆弾: 手札の3枚を場の1枚に出しました。点が倍になります"];

const BESIDES_SWEEP: &[&str] = &["  初手3        最初の番に3月の4枚を全部取りました"];

const BESIDES_OTHERS: &[&str] =
    &["  太郎 ゴー    太郎もゴーしました。最後の人を最後に（ゴーバク）"];

const BRIGHTS: &[&str] = &[
    "光バク: 光札で得点した人に、光札が1枚もない人は2倍を払います。光札は 1g 3g 8g 11g 12g（雨）です。",
    "  y あります               n ありません           2   枚数",
];

const BRIGHTS_DRY: &[&str] = &["この規則では、雨（12g）だけでは防げません。"];

const BRIGHTS_SHIELD: &[&str] = &["盾のジョーカーでも防げます。"];

const JUNK: &[&str] = &[
    "ピバク: カスで得点した人に、カスの足りない人は2倍を払います。サンピ（11s、12s、カスにする9y）は2枚と数えます。",
    "  y 足りています           n 足りません           3   枚数",
];

const ANIMALS: &[&str] = &[
    "モンバク: タネの多い人に、タネが1枚もない人は2倍を払います。タネは 2y 4y 5y 6y 7y 8y 9y 10y 12y です。   y あります   n ありません",
];

const RIBBONS: &[&str] = &[
    "ティバク: 短冊で得点した人に、短冊が1枚もない人は2倍を払います。",
    "  y あります               n ありません",
];

const NO_CARDS: &[&str] = &[
    "この規則では、取り札が1枚もない人は払いません。その人の名前か番号を入れます。Enter: みな1枚は取りました。   2",
];

const BOAR: &[&str] = &[
    "猪（7y）を取った人が猪の積立金をもらいます。名前か番号を入れます。Enter: だれも取っていません。   2",
];

const KOI: &[&str] = &[
    "役ができても点を取らずに続けた回数です。この規則では点に掛かります。Enter: [ ] の中の回数。",
];

const LAST_YAKU: &[&str] = &[
    "引き分けの局です。この規則では、最後に役ができたか増えた人が点を取ります。名前か番号を入れます。Enter: [ ] の中の答え。",
];

const FIELD_BRIGHTS: &[&str] =
    &["最初に場に配られた光札の枚数です。この規則では点に掛かります。Enter: なし。   1"];

const FIELD: &[&str] = &[
    "終わりに場に残った札です。雨や霧が残ると、花見や月見が流れます。Enter: 関わる札なし。   11p 12s",
];

const GIVES: &[&str] =
    &["渡すカスを選んでいて、どの札かで結果が変わります。渡した札を入れます。   4p"];

const ACCEPTS: &[&str] = &[
    "ショーダン: 安全に打てない人が流局を申し出ました。y: 受ける。n: 断る。断った人は、その人が上がるとほかの人の分も払います。",
];

const STAY: &[&str] = &[
    "席より人が多い局です。s（または Enter）: 出る、d: 降りる。席が埋まると残りの人は休み、札を売れます（光売り）。",
];

const SELLS: &[&str] = &[
    "席が埋まって休む人は、手札の光札、9y、11s、12s、ジョーカーを売れます（光売り）。後に h 4 を付けると、4月の3枚もあるという意味です。Enter: 売りません。",
    "  1g 9y                    8g h 4",
];

const OTHERS: &[&str] = &[
    "チップの動くほかのことを、1行ずつ入れます。終わったら Enter。",
    "  太郎 ppuk 4 first        最初の番に4月のポク（初ポク）",
    "  英子 chok                チョク。ttadak、sseul、stack、ja-ppuk も",
    "  太郎 gives 1p to 英子    カスを渡しました         m   メニューから選ぶ",
];

const REST: &[&str] = &["  < 戻る、m メニュー、ヘルプ: 入れられるものすべて。"];
