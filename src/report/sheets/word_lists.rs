//! Words of sheets and chats in each language, by what they say.

/// Words for sums, wherever they stand in a text: `total Ann`, `Ann total score`.
pub(super) const SUMS_ANYWHERE: &[&str] = &["total", "totals", "subtotal", "cumulative", "running"];

/// Words for sums that may touch what they are of: `철수누계`, `누적금액`.
pub(super) const SUMS_TOUCHING: &[&str] = &[
    "합계",
    "총합",
    "총계",
    "소계",
    "누계",
    "누적",
    "잔액",
    "통산",
    "평균",
    "合計",
    "累計",
    "累積",
    "小計",
    "総計",
    "残高",
    "通算",
    "平均",
    "トータル",
];

/// Other words for sums, alone or at the end of a text; the last are averages.
pub(super) const SUMS: &[&str] = &[
    "sum", "sums", "overall", "합", "계", "합산", "총점", "총액", "종합", "計", "総合", "σ",
    "cumul", "cum", "ytd", "balance", "check", "잔고", "검산", "検算", "average", "averages",
    "avg", "mean",
];

/// Words for sums at the end of a text.
pub(super) const SUM_PHRASES: &[&str] = &[
    "sub total",
    "grand total",
    "running sum",
    "so far",
    "to date",
];

/// Words for what was won and lost before the first row.
pub(super) const OPENINGS: &[&str] = &[
    "opening", "open", "start", "starting", "b/f", "c/f", "carry", "기초", "期首",
];

/// Such words that may be parts of a longer text.
pub(super) const OPENING_PARTS: &[&str] = &[
    "이월",
    "기초잔액",
    "기초 잔액",
    "시작잔액",
    "시작 잔액",
    "繰越",
    "繰り越し",
    "期首残高",
    "last year",
    "opening balance",
    "start balance",
    "starting balance",
    "previous balance",
    "carried over",
    "carried forward",
    "carry over",
    "carry-over",
    "carryover",
    "brought forward",
    "balance forward",
];

/// Words that may stand before them.
pub(super) const PERIODS: &[&str] = &[
    "전월",
    "전년",
    "전회",
    "지난달",
    "작년",
    "前月",
    "前年",
    "前回",
    "先月",
    "昨年",
];

/// Words for what is paid for the room, the meal and the like.
pub(super) const FEES: &[&str] = &[
    "fee",
    "fees",
    "rake",
    "table fee",
    "room",
    "room fee",
    "rent",
    "kitty",
    "pot",
    "food",
    "dinner",
    "drinks",
    "tip",
    "tips",
    "회비",
    "자릿세",
    "자리세",
    "자릿값",
    "자리값",
    "방값",
    "방세",
    "방비",
    "장소비",
    "공금",
    "공용",
    "고리",
    "고리돈",
    "판돈",
    "밥값",
    "술값",
    "식비",
    "식대",
    "식사비",
    "간식비",
    "음식값",
    "커피값",
    "벌금",
    "팁",
    "場代",
    "場所代",
    "席料",
    "部屋代",
    "会場代",
    "手数料",
    "参加費",
    "会費",
    "食事代",
    "飲食代",
    "飲み代",
    "お茶代",
    "弁当代",
    "罰金",
    "家賃",
];

/// Words that begin a line which sums up those before it.
pub(super) const TOTALS: &[&str] = &[
    "정산",
    "총",
    "총정산",
    "in all",
    "altogether",
    "settled",
    "精算",
    "締め",
    "全部で",
];

/// Words before a result.
pub(super) const RESULTS: &[&str] = &[
    "결과",
    "result",
    "results",
    "score",
    "結果",
    "스코어",
    "점수",
    "판",
    "이번",
    "이번판",
    "이번 판",
    "첫판",
    "막판",
    "방금",
    "hand",
    "game",
    "round",
    "今回",
    "そして",
    "그리고",
    "그럼",
    "then",
    "next",
    "now",
    "ok",
    "okay",
    "so",
];

/// Words before a result that may be of one hand or of all.
pub(super) const OPEN: &[&str] = &[
    "today",
    "tonight",
    "yesterday",
    "final",
    "finally",
    "all",
    "오늘",
    "어제",
    "최종",
    "최종결과",
    "오늘결과",
    "今日",
    "昨日",
    "本日",
    "最終",
    "最終結果",
    "今日の結果",
    "本日の結果",
];

/// Words that begin a line which takes something back or asks.
pub(super) const DOUBTS: &[&str] = &[
    "sorry",
    "oops",
    "no",
    "wait",
    "correction",
    "again",
    "not",
    "미안",
    "아니",
    "아니다",
    "정정",
    "수정",
    "다시",
    "訂正",
    "修正",
    "ごめん",
    "すみません",
    "違う",
    "もう一度",
];

/// Words between two amounts of one result.
pub(super) const BETWEEN: &[&str] = &[
    "and",
    "&",
    "but",
    "그리고",
    "하고",
    "と",
    "そして",
    "が",
    "with",
];
