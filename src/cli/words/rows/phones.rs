//! Phones at the table.

use crate::cli::facts::phones::{PhoneHolder, PhoneNotice, PhonesFault};
use crate::cli::words::messages;
use crate::record::Name;
use crate::vocabulary::particle::{GA, with};
use std::io::ErrorKind;

messages! {
    /// Says why phones cannot come in.
    phones_fault(why: &PhonesFault) {
        en: match why {
            PhonesFault::NetworksUnread(error) => {
                format!("the networks of this machine cannot be read: {error}")
            }
            PhonesFault::NoNetwork => "this machine is in no network that a phone could be in; \
                join the Wi-Fi, or a phone's hotspot, and try again"
                .to_owned(),
            PhonesFault::NoSuchNetwork { asked, there } => format!(
                "there is no network `{asked}`; there is {}",
                if there.is_empty() { "none".to_owned() } else { there.join(", ") },
            ),
            PhonesFault::NotOpened(address, error) => match error.kind() {
                ErrorKind::AddrInUse => format!(
                    "port {} is used by another program; `--port 0` takes any free one",
                    address.port(),
                ),
                ErrorKind::AddrNotAvailable => format!(
                    "this machine does not have the address {} any more; is it still in the network?",
                    address.ip(),
                ),
                _ => format!("phones cannot be served at {address}: {error}"),
            },
            PhonesFault::NotKept(path, error) => format!("{}: {error}", path.display()),
        },
        ko: match why {
            PhonesFault::NetworksUnread(error) => {
                format!("이 컴퓨터의 네트워크를 읽을 수 없어요: {}.", system_fault(error.into()))
            }
            PhonesFault::NoNetwork => "이 컴퓨터가 폰이 들어올 수 있는 네트워크에 연결되어 있지 않아요. \
                와이파이나 폰의 핫스팟에 연결하고 다시 해 주세요."
                .to_owned(),
            PhonesFault::NoSuchNetwork { asked, there } => format!(
                "`{asked}`라는 네트워크가 없어요. 지금 있는 네트워크: {}",
                if there.is_empty() { "없음".to_owned() } else { there.join(", ") },
            ),
            PhonesFault::NotOpened(address, error) => match error.kind() {
                ErrorKind::AddrInUse => format!(
                    "{}번 포트는 다른 프로그램이 쓰고 있어요. `--port 0`: 비어 있는 포트로 열기",
                    address.port(),
                ),
                ErrorKind::AddrNotAvailable => format!(
                    "이 컴퓨터에 이제 {} 주소가 없어요. 네트워크에 연결되어 있는지 봐 주세요.",
                    address.ip(),
                ),
                _ => format!(
                    "{address}에서 폰을 받을 수 없어요: {}.",
                    system_fault(error.into()),
                ),
            },
            PhonesFault::NotKept(path, error) => {
                format!("{}: {}.", path.display(), system_fault(error.into()))
            }
        },
        ja: match why {
            PhonesFault::NetworksUnread(error) => format!(
                "このパソコンのネットワークを読み取れません: {}。",
                system_fault(error.into()),
            ),
            PhonesFault::NoNetwork => "このパソコンは、スマホが入れるネットワークにつながっていません。\
                Wi-Fiかスマホのテザリングにつないで、もう一度お試しください。"
                .to_owned(),
            PhonesFault::NoSuchNetwork { asked, there } => format!(
                "「{asked}」というネットワークはありません。今あるネットワーク: {}",
                if there.is_empty() { "なし".to_owned() } else { there.join("、") },
            ),
            PhonesFault::NotOpened(address, error) => match error.kind() {
                ErrorKind::AddrInUse => format!(
                    "ポート{}はほかのプログラムが使用中です。`--port 0` で空いているポートを使えます。",
                    address.port(),
                ),
                ErrorKind::AddrNotAvailable => format!(
                    "このパソコンには今{}というアドレスがありません。ネットワークにつながっているか確かめてください。",
                    address.ip(),
                ),
                _ => format!(
                    "{address}でスマホを受け付けられません: {}。",
                    system_fault(error.into()),
                ),
            },
            PhonesFault::NotKept(path, error) => {
                format!("{}: {}。", path.display(), system_fault(error.into()))
            }
        },
    }

    /// Says what happened on a phone while a question waits at the terminal.
    phone_notice(notice: &PhoneNotice) {
        en: match notice {
            PhoneNotice::Entered(who) => {
                format!("{who} entered something on a phone. Enter shows how it stands.")
            }
            PhoneNotice::Finished(who) => {
                format!("{who} finished the hand on a phone. Enter shows how it stands.")
            }
            PhoneNotice::Ended(who) => {
                format!("{who} ended the evening on a phone. Enter shows the result.")
            }
            PhoneNotice::CameIn => "A phone is in. `qr` shows the code again.".to_owned(),
            PhoneNotice::Asks(name) => format!(
                "A phone wants to be {name}'s. `phones in {name}` lets it in, `phones no {name}` \
                 does not."
            ),
            PhoneNotice::Objects { who, written: None } => format!("{who} says: wait, that is not right."),
            PhoneNotice::Objects { who, written: Some(number) } => format!(
                "{who} objects to hand {number}. `dispute {number}` goes through it."
            ),
            PhoneNotice::NotTaken => "The club's server did not take what was entered on a phone. Enter asks whether to go on \
                 without it."
                .to_owned(),
            PhoneNotice::NobodyCame(port) => format!(
                "No phone has come yet. Usually the phone is in another network than this machine; \
                 or the router keeps its devices apart, as a guest Wi-Fi does (a phone's hotspot \
                 does not); or the firewall of this machine is in the way{}.",
                firewall(*port).map_or_else(String::new, |command| format!(": `{command}`")),
            ),
        },
        ko: match notice {
            PhoneNotice::Entered(who) => format!(
                "{} 폰에서 적었어요. Enter를 누르면 지금 모습이 보여요.",
                with(who, GA),
            ),
            PhoneNotice::Finished(who) => format!(
                "{} 폰에서 이 판을 마쳤어요. Enter를 누르면 지금 모습이 보여요.",
                with(who, GA),
            ),
            PhoneNotice::Ended(who) => format!(
                "{} 폰에서 모임을 마쳤어요. Enter를 누르면 결과가 보여요.",
                with(who, GA),
            ),
            PhoneNotice::CameIn => {
                "폰이 들어왔어요. 코드를 다시 보려면 `qr`라고 적으세요.".to_owned()
            }
            PhoneNotice::Asks(name) => format!(
                "어떤 폰이 {name} 자리에 앉으려고 해요. 들이기: `폰 들이기 {name}`, 거절: `폰 거절 {name}`"
            ),
            PhoneNotice::Objects { who, written: None } => {
                format!("{who}: 잠깐만요, 뭔가 이상해요.")
            }
            PhoneNotice::Objects { who, written: Some(number) } => format!(
                "{} {number}판이 이상하대요. 따져 보기: `이의 {number}`",
                with(who, GA),
            ),
            PhoneNotice::NotTaken => "클럽 서버가 폰에서 적은 것을 받지 못했어요. Enter를 누르면 서버 없이 이어서 적을지 물어요."
                .to_owned(),
            PhoneNotice::NobodyCame(port) => format!(
                "아직 들어온 폰이 없어요. 흔한 까닭은 세 가지예요. 폰이 이 컴퓨터와 다른 네트워크에 \
                 있거나, 공유기가 기기끼리 막거나 (손님용 와이파이가 그래요. 폰의 핫스팟은 괜찮아요), \
                 이 컴퓨터의 방화벽이 막고 있어요{}.",
                firewall(*port).map_or_else(String::new, |command| format!(" (`{command}`)")),
            ),
        },
        ja: match notice {
            PhoneNotice::Entered(who) => {
                format!("{who}がスマホで入力しました。Enterで今の様子が見えます。")
            }
            PhoneNotice::Finished(who) => {
                format!("{who}がスマホでこの局を終えました。Enterで今の様子が見えます。")
            }
            PhoneNotice::Ended(who) => {
                format!("{who}がスマホで回を終えました。Enterで結果が見えます。")
            }
            PhoneNotice::CameIn => {
                "スマホが入りました。`qr` でコードをもう一度表示できます。".to_owned()
            }
            PhoneNotice::Asks(name) => format!(
                "{name}の席に座ろうとしているスマホがあります。入れる: `スマホ 入れる {name}`、断る: \
                 `スマホ 断る {name}`"
            ),
            PhoneNotice::Objects { who, written: None } => {
                format!("{who}が「待って、違う」と言っています。")
            }
            PhoneNotice::Objects { who, written: Some(number) } => format!(
                "{who}が{number}局目に異議を出しました。見直す: `異議 {number}`"
            ),
            PhoneNotice::NotTaken => "クラブのサーバーが、スマホで入力したものを受け取れませんでした。Enterで、サーバーなしで続けるかを\
                 たずねます。"
                .to_owned(),
            PhoneNotice::NobodyCame(port) => format!(
                "まだスマホが来ていません。よくある理由は3つです。スマホがこのパソコンと別のネットワークに\
                 ある、ルーターが機器どうしの通信を止めている（ゲスト用Wi-Fiなど。スマホのテザリングなら\
                 大丈夫です）、このパソコンのファイアウォールが止めている{}。",
                firewall(*port).map_or_else(String::new, |command| format!("（`{command}`）")),
            ),
        },
    }

    /// Asks in which of several networks the phones are; Enter takes the first.
    which_network() {
        en: "In which network are the phones? [1] ",
        ko: "폰이 어느 네트워크에 있나요? [1] ",
        ja: "スマホはどのネットワークにありますか。[1] ",
    }

    /// Marks the network that leads to the internet.
    leads_out() {
        en: "with the way out to the internet",
        ko: "인터넷에 이어진 쪽",
        ja: "インターネットにつながる側",
    }

    /// Says beforehand what the firewall of Windows will ask.
    firewall_will_ask() {
        en: "Windows will ask whether dokbak may communicate in networks. Allow private networks, \
             or no phone gets through.",
        ko: "곧 Windows가 dokbak의 네트워크 통신을 허용할지 물어요. 개인 네트워크를 허용해야 폰이 들어올 수 있어요.",
        ja: "このあとWindowsが、dokbakの通信を許可するか確認します。プライベートネットワークを許可しないと、\
             スマホは入れません。",
    }

    /// Says how phones come in.
    how_phones_come(wifi: Option<&str>) {
        en: match wifi {
            Some(wifi) => format!("Scan this with a phone that is in the Wi-Fi {wifi}:"),
            None => "Scan this with a phone that is in the same Wi-Fi:".to_owned(),
        },
        ko: match wifi {
            Some(wifi) => format!("와이파이 {wifi}에 연결한 폰으로 찍어 주세요:"),
            None => "같은 와이파이에 연결한 폰으로 찍어 주세요:".to_owned(),
        },
        ja: match wifi {
            Some(wifi) => format!("Wi-Fi {wifi} につないだスマホで読み取ってください:"),
            None => "同じWi-Fiにつないだスマホで読み取ってください:".to_owned(),
        },
    }

    /// Says what to type on a phone that scans nothing.
    or_type_the_letters(address: &str, letters: &str) {
        en: "Or open {address} and type {letters}.",
        ko: "또는 {address}를 열고 {letters}를 적어 주세요.",
        ja: "または {address} を開いて {letters} と入力してください。",
    }

    /// Says that everybody in the network could read along.
    network_reads_along() {
        en: "Who is in the same network can read along: this is not encrypted.",
        ko: "암호화되지 않으니, 같은 네트워크의 다른 사람이 엿볼 수 있어요.",
        ja: "暗号化されないので、同じネットワークの人に読まれることがあります。",
    }

    /// Asks how long the phones may see what is owed.
    money_until_enter() {
        en: "The phones show who pays whom, and may mark it paid. Enter ends this. ",
        ko: "폰에서 누가 누구에게 줄지 보고 줬다고 표시할 수 있어요. 끝내려면 Enter를 누르세요. ",
        ja: "スマホで精算を確認し、支払い済みにできます。終えるにはEnterを押してください。 ",
    }

    /// Says that no phone is in.
    no_phones() {
        en: "No phone is in yet. `qr` shows the code.",
        ko: "아직 들어온 폰이 없어요. 코드 보기: `qr`",
        ja: "まだスマホは入っていません。`qr` でコードを表示します。",
    }

    /// Returns the headings of the list of phones.
    phones_head() -> [&'static str; 3] {
        en: ["No.", "Phone", "Last seen"],
        ko: ["번호", "폰", "마지막 소식"],
        ja: ["番号", "スマホ", "最後の通信"],
    }

    /// Says whose a phone is.
    phone_holder(holder: &PhoneHolder) {
        en: match holder {
            PhoneHolder::Of(names) => list(names),
            PhoneHolder::Asks(name) => format!("wants to be {name}'s"),
            PhoneHolder::LooksOn => "looks on".to_owned(),
        },
        ko: match holder {
            PhoneHolder::Of(names) => list(names),
            PhoneHolder::Asks(name) => format!("{name} 자리를 기다림"),
            PhoneHolder::LooksOn => "보기만 함".to_owned(),
        },
        ja: match holder {
            PhoneHolder::Of(names) => list(names),
            PhoneHolder::Asks(name) => format!("{name}の席を待っています"),
            PhoneHolder::LooksOn => "見るだけ".to_owned(),
        },
    }

    /// Says how long ago a phone asked for something.
    phone_seen(seconds: u64) {
        en: match seconds {
            0..60 => "just now".to_owned(),
            60..120 => "a minute ago".to_owned(),
            _ => format!("{} minutes ago", seconds / 60),
        },
        ko: match seconds {
            0..60 => "방금".to_owned(),
            _ => format!("{}분 전", seconds / 60),
        },
        ja: match seconds {
            0..60 => "たった今".to_owned(),
            _ => format!("{}分前", seconds / 60),
        },
    }

    /// Says what can be written behind `phones`.
    phones_help() {
        en: "`phones out NAME` or `phones out 2` puts a phone out, `phones in NAME` lets one in, `phones no NAME` \
             refuses it, `phones referee NAME` names a referee; `qr` shows the code.",
        ko: "내보내기: `폰 내보내기 이름`이나 `폰 내보내기 2`, 들이기: `폰 들이기 이름`, 거절: `폰 거절 이름`, 심판 정하기: `폰 심판 이름`, 코드 보기: `qr`",
        ja: "出す: `スマホ 出す 名前` か `スマホ 出す 2`、入れる: `スマホ 入れる 名前`、断る: `スマホ 断る 名前`、審判にする: `スマホ 審判 名前`、コードの表示: `qr`",
    }

    /// Says that a phone was let in.
    phone_let_in(name: &Name) {
        en: "The phone is {name}'s now.",
        ko: "이제 {name}의 폰이에요.",
        ja: "このスマホは{name}のものになりました。",
    }

    /// Says that a phone was put out.
    phone_put_out(whose: &PhoneHolder) {
        en: match whose {
            PhoneHolder::Of(names) => format!(
                "{}'s phone is out, and the old code lets nobody in. `qr` shows the new one.",
                list(names),
            ),
            _ => "That phone is out, and the old code lets nobody in. `qr` shows the new one.".to_owned(),
        },
        ko: match whose {
            PhoneHolder::Of(names) => format!(
                "{}의 폰을 내보냈어요. 전에 쓰던 코드로는 못 들어와요. 새 코드 보기: `qr`",
                list(names),
            ),
            _ => "그 폰을 내보냈어요. 전에 쓰던 코드로는 못 들어와요. 새 코드 보기: `qr`".to_owned(),
        },
        ja: match whose {
            PhoneHolder::Of(names) => format!(
                "{}のスマホを出しました。前のコードではもう入れません。新しいコードは `qr` で表示します。",
                list(names),
            ),
            _ => "そのスマホを出しました。前のコードではもう入れません。新しいコードは `qr` で表示します。".to_owned(),
        },
    }

    /// Says that a player is a referee now.
    phone_is_referee(name: &Name) {
        en: "{name} is a referee now, beside this terminal.",
        ko: "이제 {name}도 심판이에요.",
        ja: "{name}も審判になりました。",
    }

    /// Says that a player is no referee any more.
    phone_is_no_referee(name: &Name) {
        en: "{name} is no longer a referee.",
        ko: "{name}: 이제 심판이 아니에요.",
        ja: "{name}は審判ではなくなりました。",
    }

    /// Says that a phone was refused.
    phone_refused(name: &Name) {
        en: "The phone is not {name}'s.",
        ko: "{name} 자리를 내주지 않았어요.",
        ja: "{name}の席には入れませんでした。",
    }

    /// Says that no phone is this player's.
    no_phone_of(name: &str) {
        en: "no phone is {name}'s",
        ko: "{name}의 폰이 없어요.",
        ja: "{name}のスマホはありません。",
    }

    /// Says that no phone asks to be this player's.
    no_phone_asks(name: &str) {
        en: "no phone wants to be {name}'s",
        ko: "{name} 자리를 기다리는 폰이 없어요.",
        ja: "{name}の席を待っているスマホはありません。",
    }

    /// Says what was tapped of the hand, as a line that tells it.
    tapped_so_far(line: &str) {
        en: "Tapped so far: {line}",
        ko: "폰에서 누른 것: {line}",
        ja: "スマホでここまで: {line}",
    }

    /// Says that something else was entered on a phone before what was typed here.
    meanwhile() {
        en: "Meanwhile something was entered on a phone. This is how it stands:",
        ko: "그사이 폰에서 적은 것이 있어요. 지금은 이래요:",
        ja: "その間にスマホで入力がありました。今はこうなっています:",
    }

    /// Asks whether a hand is written to which these players object on their phones.
    write_in_spite_of(names: &[Name]) {
        en: format!("{} said wait. Write it down all the same?", names.join(", ")),
        ko: format!("{}: 잠깐만요. 그래도 적을까요?", names.join(", ")),
        ja: format!("{}が「待って」と言っています。それでも記録しますか？", names.join("、")),
    }
}

/// Returns the command that lets phones through the firewall of this machine, where one is usual.
fn firewall(port: u16) -> Option<String> {
    if cfg!(target_os = "linux") {
        Some(format!("sudo ufw allow {port}/tcp"))
    } else if cfg!(windows) {
        Some(format!(
            "netsh advfirewall firewall add rule name=dokbak dir=in action=allow protocol=TCP localport={port}"
        ))
    } else {
        None
    }
}
