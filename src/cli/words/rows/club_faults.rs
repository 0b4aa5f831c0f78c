//! What goes wrong with a club's ledger on a server.

use crate::cli::facts::club::ClubDenied;
use crate::cli::words::messages;
use crate::ledger::ServerFault;
#[cfg(feature = "club")]
use crate::ledger::postgres::{BadAddress, ClubAddress};

/// Returns what the line of a password file begins with, for the first server of an address.
#[cfg(feature = "club")]
fn password_line(address: &ClubAddress) -> String {
    let places = address.places();
    places
        .first()
        .map_or_else(String::new, |place| format!("{}:", place.join(":")))
}

messages! {
    /// Says what a club's server did not do.
    server_fault(fault: &ServerFault) {
        en: match fault {
            ServerFault::Away(why) => {
                format!("the club's server cannot be reached ({why}); nothing was written")
            }
            ServerFault::Refused(why) => format!("the club's server refuses: {why}"),
            ServerFault::Standby => club_is_standby().to_owned(),
            ServerFault::Busy => {
                "for ten seconds another table has been writing, or its entry waits for the standby; \
                 nothing was written here. Try again later; `dokbak club check` says whether the \
                 standby is there".to_owned()
            }
            ServerFault::Unknown(why) => format!(
                "the connection was lost while the club's server was writing ({why}): whether it is \
                 written shows as soon as the server answers again; do not enter it again before"
            ),
            ServerFault::Again(why) => {
                format!("another table was faster ({why}); nothing was written: try again")
            }
            ServerFault::NoClub(_) => {
                "the database has no club's ledger; `dokbak club create` makes one".to_owned()
            }
            ServerFault::NewerTables(version) => format!(
                "the club's tables have version {version}, which this dokbak does not know: use a \
                 newer one"
            ),
            ServerFault::HasClub => {
                "the database has a club's ledger already; `dokbak club join` joins it".to_owned()
            }
            ServerFault::Encoding(encoding) => format!(
                "the database holds text as {encoding}; make one with `createdb --encoding UTF8`"
            ),
            ServerFault::NoRole(role) => format!(
                "there is no role {role} on the server, and this user may not make roles: ask its \
                 administrator for `CREATE ROLE {role} NOLOGIN`, or name others with --table-role \
                 and --reader-role"
            ),
            ServerFault::Certificates { file, why } => {
                format!("{}: the certificates cannot be read ({why})", file.display())
            }
            ServerFault::Partly { written, of } => format!(
                "{written} of {of} entries are in the club's ledger, then another table wrote or \
                 the server was lost: the same command again writes the others"
            ),
            ServerFault::Altered(entry) => format!(
                "entry {entry} on the club's server is not as it was written: somebody changed the \
                 database; nothing of it was taken over. `dokbak club check` shows everything"
            ),
            ServerFault::NewerEntry(entry) => format!(
                "entry {entry} on the club's server was written by a newer dokbak, which this one \
                 does not understand: use that one"
            ),
            ServerFault::Forgot { server, here, hands } => format!(
                "the club's server has forgotten {} (entries {} to {here}), which are safe here. \
                 `dokbak club check` names them, `dokbak club check --give-back` writes them there \
                 again",
                hands_of(*hands),
                server.0 + 1
            ),
            ServerFault::Differs(entry) => format!(
                "from entry {entry} or before, the club's server has other entries than this copy: \
                 it was set back, and went on without these. `dokbak club check` names both, \
                 `dokbak club check --rejoin` takes what is only here into the club"
            ),
        },
        ko: match fault {
            ServerFault::Away(why) => {
                format!("클럽 서버에 닿지 않아서 적지 못했어요 ({why}).")
            }
            ServerFault::Refused(why) => format!("클럽 서버가 받아 주지 않아요: {why}"),
            ServerFault::Standby => club_is_standby().to_owned(),
            ServerFault::Busy => {
                "십 초 동안 다른 상이 적고 있거나 그 기록이 예비 서버를 기다려서, 적지 못했어요. 나중에 \
                 다시 해 보세요. 예비 서버가 있는지는 `dokbak club check`로 알 수 있어요.".to_owned()
            }
            ServerFault::Unknown(why) => format!(
                "클럽 서버에 적는 동안 연결이 끊겼어요 ({why}). 적혔는지는 서버가 다시 답하면 \
                 알 수 있으니, 그 전에 또 적지 마세요."
            ),
            ServerFault::Again(why) => {
                format!("다른 상이 먼저 적어서 적지 못했어요 ({why}). 다시 해 보세요.")
            }
            ServerFault::NoClub(_) => {
                "데이터베이스에 클럽 장부가 없어요. `dokbak club create`로 만들어요.".to_owned()
            }
            ServerFault::NewerTables(version) => format!(
                "클럽 서버의 표가 {version}판이라 이 dokbak은 몰라요. 새 dokbak을 써 주세요."
            ),
            ServerFault::HasClub => {
                "데이터베이스에 클럽 장부가 이미 있어요. `dokbak club join`으로 들어가요.".to_owned()
            }
            ServerFault::Encoding(encoding) => format!(
                "데이터베이스의 글자가 {encoding}이에요. `createdb --encoding UTF8`로 만들어 주세요."
            ),
            ServerFault::NoRole(role) => format!(
                "서버에 {role} 역할이 없고, 이 계정은 역할을 만들 수 없어요. 관리자에게 \
                 `CREATE ROLE {role} NOLOGIN`을 부탁하거나, --table-role과 --reader-role로 다른 \
                 역할을 적어 주세요."
            ),
            ServerFault::Certificates { file, why } => {
                format!("{}: 인증서를 읽을 수 없어요 ({why}).", file.display())
            }
            ServerFault::Partly { written, of } => format!(
                "기록 {of}개 가운데 {written}개를 클럽 장부에 적었는데, 다른 상이 끼어들었거나 \
                 서버가 끊겼어요. 같은 명령을 다시 하면 나머지를 적어요."
            ),
            ServerFault::Altered(entry) => format!(
                "클럽 서버의 기록 {entry}번이 적힌 그대로가 아니에요. 누가 데이터베이스를 고쳤으니 \
                 아무것도 받지 않았어요. `dokbak club check`로 모두 볼 수 있어요."
            ),
            ServerFault::NewerEntry(entry) => format!(
                "클럽 서버의 기록 {entry}번은 더 새로운 dokbak이 적은 것이라 이 dokbak은 몰라요. 그것을 써 \
                 주세요."
            ),
            ServerFault::Forgot { server, here, hands } => format!(
                "클럽 서버가 {hands}판(기록 {}번부터 {here}번까지)을 잊었어요. 여기에는 그대로 있어요. \
                 무엇인지는 `dokbak club check`로 보고, `dokbak club check --give-back`으로 서버에 \
                 다시 적어요.",
                server.0 + 1
            ),
            ServerFault::Differs(entry) => format!(
                "기록 {entry}번이나 그 앞부터 클럽 서버의 기록이 여기와 달라요. 서버가 예전으로 \
                 돌아간 뒤에 따로 이어졌어요. `dokbak club check`로 양쪽을 보고, \
                 `dokbak club check --rejoin`으로 여기에만 있는 것을 클럽에 넣어요."
            ),
        },
        ja: match fault {
            ServerFault::Away(why) => {
                format!("クラブのサーバーにつながらないので、書いていません（{why}）。")
            }
            ServerFault::Refused(why) => format!("クラブのサーバーに断られました: {why}"),
            ServerFault::Standby => club_is_standby().to_owned(),
            ServerFault::Busy => {
                "10秒の間、ほかの卓が書いているか、その記録が予備のサーバーを待っているので、書けませんでした。\
                 あとでもう一度試してください。予備のサーバーがあるかは`dokbak club check`で分かります。".to_owned()
            }
            ServerFault::Unknown(why) => format!(
                "クラブのサーバーに書いている間に接続が切れました（{why}）。書けたかどうかは、サーバーが\
                 また答えれば分かります。それまで同じものを入れないでください。"
            ),
            ServerFault::Again(why) => {
                format!("ほかの卓が先だったので、書けませんでした（{why}）。もう一度試してください。")
            }
            ServerFault::NoClub(_) => {
                "データベースにクラブの帳簿がありません。`dokbak club create`で作れます。".to_owned()
            }
            ServerFault::NewerTables(version) => format!(
                "クラブのサーバーの表はバージョン{version}で、このdokbakでは分かりません。新しいdokbakを\
                 使ってください。"
            ),
            ServerFault::HasClub => {
                "データベースにはもうクラブの帳簿があります。`dokbak club join`で入れます。".to_owned()
            }
            ServerFault::Encoding(encoding) => format!(
                "データベースの文字コードが{encoding}です。`createdb --encoding UTF8`で作ってください。"
            ),
            ServerFault::NoRole(role) => format!(
                "サーバーにロール{role}がなく、この利用者はロールを作れません。管理者に\
                 `CREATE ROLE {role} NOLOGIN`を頼むか、--table-roleと--reader-roleでほかのロールを\
                 書いてください。"
            ),
            ServerFault::Certificates { file, why } => {
                format!("{}: 証明書を読めません（{why}）。", file.display())
            }
            ServerFault::Partly { written, of } => format!(
                "{of}件のうち{written}件をクラブの帳簿に書いたところで、ほかの卓が書いたか、サーバーが\
                 切れました。同じコマンドをもう一度使えば、残りを書きます。"
            ),
            ServerFault::Altered(entry) => format!(
                "クラブのサーバーの記録{entry}が書かれたときと違います。だれかがデータベースを変えたので、\
                 何も受け取りませんでした。`dokbak club check`ですべて見られます。"
            ),
            ServerFault::NewerEntry(entry) => format!(
                "クラブのサーバーの記録{entry}は新しいdokbakが書いたもので、このdokbakでは分かりません。\
                 そちらを使ってください。"
            ),
            ServerFault::Forgot { server, here, hands } => format!(
                "クラブのサーバーが{hands}局（記録{}から{here}まで）を失いました。ここには残っています。\
                 何かは`dokbak club check`で分かり、`dokbak club check --give-back`でサーバーに\
                 書き戻せます。",
                server.0 + 1
            ),
            ServerFault::Differs(entry) => format!(
                "記録{entry}かその前から、クラブのサーバーの記録がここと違います。サーバーが前の状態に\
                 戻り、別に続いたためです。`dokbak club check`で両方を見て、\
                 `dokbak club check --rejoin`でここにだけあるものをクラブに入れられます。"
            ),
        },
    }

    /// Says why something cannot be done with a club's copy.
    club_denied(fault: &ClubDenied) {
        en: match fault {
            #[cfg(feature = "club")]
            ClubDenied::Address(why) => bad_club_address(why),
            #[cfg(feature = "club")]
            ClubDenied::WithPassword(address) => format!(
                "this address has a password, which everybody could read in the config file. Give \
                 it without, as {}, and put this line into ~/.pgpass (readable by you alone), with \
                 the password at its end: {}",
                address.to_url(),
                password_line(address)
            ),
            #[cfg(not(feature = "club"))]
            ClubDenied::NoClubs => {
                "this is the address of a club's server, and this dokbak was built without clubs"
                    .to_owned()
            }
            ClubDenied::File(path, why) => format!(
                "{}: this file says which club the ledger beside it belongs to, and cannot be used \
                 ({why})",
                path.display()
            ),
            #[cfg(not(feature = "club"))]
            ClubDenied::LeftOut(path) => format!(
                "{} is a club's copy, and this dokbak was built without clubs: what it wrote would \
                 be missing in the club",
                path.display()
            ),
            ClubDenied::NoTable => {
                "this machine is at no table of the club: `dokbak club join --table NAME` seats it"
                    .to_owned()
            }
            ClubDenied::TableName(name) => format!("`{name}` is no name for a table"),
            ClubDenied::TooOld(needs) => format!(
                "the club is kept with dokbak {needs} or newer, and this is {}: update it before \
                 the evening begins",
                env!("CARGO_PKG_VERSION")
            ),
            ClubDenied::NotJoined(path, entry) => format!(
                "{}: what was written without the club's server cannot be joined: entry {entry} \
                 does not hold. Nothing is lost; `dokbak verify --ledger {}` says more",
                path.display(),
                path.display()
            ),
            ClubDenied::NotHere(path) => format!(
                "{} is no club's copy: `dokbak club join` or `dokbak club create` makes it one",
                path.display()
            ),
            ClubDenied::Here(server) => format!(
                "this ledger is a copy of the club at {server} already; `dokbak club leave` ends \
                 that"
            ),
            ClubDenied::OtherEntries(path) => format!(
                "{} has entries that the club has not, so it cannot become the club's copy: join \
                 with a new file (`--ledger club.db`), then take these in there (`dokbak export \
                 --jsonl` here, `dokbak import` there)",
                path.display()
            ),
            ClubDenied::StillAlone(path) => format!(
                "{} holds what was written without the club's server: let it be joined first \
                 (`dokbak club status`), or move it away",
                path.display()
            ),
            ClubDenied::NoRestore => {
                "this ledger is a club's copy: the club has what came after the copy, so there is \
                 no way back. `dokbak club leave` makes it a ledger of its own"
                    .to_owned()
            }
            ClubDenied::Damaged(faults) => format!(
                "the ledger is not as it was written, so it cannot become a club's ({} wrong): \
                 `dokbak verify` says everything",
                faults.len()
            ),
        },
        ko: match fault {
            #[cfg(feature = "club")]
            ClubDenied::Address(why) => bad_club_address(why),
            #[cfg(feature = "club")]
            ClubDenied::WithPassword(address) => format!(
                "주소에 비밀번호가 있어요. 설정 파일에 적으면 누구나 볼 수 있으니 {}처럼 비밀번호 없이 \
                 적고, 나만 읽을 수 있는 ~/.pgpass에 이 줄을 넣고 끝에 비밀번호를 적으세요: {}",
                address.to_url(),
                password_line(address)
            ),
            #[cfg(not(feature = "club"))]
            ClubDenied::NoClubs => {
                "클럽 서버의 주소인데, 이 dokbak은 클럽 기능 없이 만들어졌어요.".to_owned()
            }
            ClubDenied::File(path, why) => format!(
                "{}: 장부가 어느 클럽 것인지 적힌 파일인데 쓸 수 없어요 ({why}).",
                path.display()
            ),
            #[cfg(not(feature = "club"))]
            ClubDenied::LeftOut(path) => format!(
                "{}: 클럽 장부의 사본인데, 이 dokbak은 클럽 기능 없이 만들어졌어요. 여기에 적으면 \
                 클럽에는 빠져요.",
                path.display()
            ),
            ClubDenied::NoTable => {
                "이 컴퓨터는 클럽의 어느 상에도 앉지 않았어요. `dokbak club join --table 이름`으로 \
                 앉아요."
                    .to_owned()
            }
            ClubDenied::TableName(name) => format!("`{name}`: 상 이름으로 쓸 수 없어요."),
            ClubDenied::TooOld(needs) => format!(
                "이 클럽은 dokbak {needs} 이상으로 적는데, 이것은 {}이에요. 모임을 시작하기 전에 \
                 바꿔 주세요.",
                env!("CARGO_PKG_VERSION")
            ),
            ClubDenied::NotJoined(path, entry) => format!(
                "{}: 클럽 서버 없이 적은 것을 합칠 수 없어요. 기록 {entry}번이 맞지 않아요. 없어진 \
                 것은 없어요. `dokbak verify --ledger {}`로 더 볼 수 있어요.",
                path.display(),
                path.display()
            ),
            ClubDenied::NotHere(path) => format!(
                "{}: 클럽 장부의 사본이 아니에요. `dokbak club join`이나 `dokbak club create`로 \
                 만들어요.",
                path.display()
            ),
            ClubDenied::Here(server) => format!(
                "이 장부는 벌써 {server} 클럽의 사본이에요. `dokbak club leave`로 나올 수 있어요."
            ),
            ClubDenied::OtherEntries(path) => format!(
                "{}: 클럽에 없는 기록이 있어서 클럽의 사본이 될 수 없어요. 새 파일로 들어가고 \
                 (`--ledger club.db`), 여기서 `dokbak export --jsonl`, 거기서 `dokbak import`로 \
                 옮기세요.",
                path.display()
            ),
            ClubDenied::StillAlone(path) => format!(
                "{}: 클럽 서버 없이 적은 것이 있어요. 먼저 합치거나(`dokbak club status`) 다른 데로 \
                 옮기세요.",
                path.display()
            ),
            ClubDenied::NoRestore => {
                "클럽 장부의 사본이에요. 클럽에는 그 뒤의 기록이 있어서 되돌릴 수 없어요. `dokbak \
                 club leave`로 나오면 따로 쓰는 장부가 돼요."
                    .to_owned()
            }
            ClubDenied::Damaged(faults) => format!(
                "장부가 적힌 그대로가 아니라서 클럽 장부가 될 수 없어요 ({}군데). `dokbak verify`로 \
                 모두 볼 수 있어요.",
                faults.len()
            ),
        },
        ja: match fault {
            #[cfg(feature = "club")]
            ClubDenied::Address(why) => bad_club_address(why),
            #[cfg(feature = "club")]
            ClubDenied::WithPassword(address) => format!(
                "アドレスにパスワードがあります。設定ファイルではだれにでも読めるので、{}のようにパスワードなしで\
                 書き、自分だけが読める~/.pgpassにこの行を入れ、最後にパスワードを書いてください: {}",
                address.to_url(),
                password_line(address)
            ),
            #[cfg(not(feature = "club"))]
            ClubDenied::NoClubs => {
                "クラブのサーバーのアドレスですが、このdokbakはクラブなしで作られています。".to_owned()
            }
            ClubDenied::File(path, why) => format!(
                "{}: 帳簿がどのクラブのものかを書いたファイルですが、使えません（{why}）。",
                path.display()
            ),
            #[cfg(not(feature = "club"))]
            ClubDenied::LeftOut(path) => format!(
                "{}: クラブの帳簿の写しですが、このdokbakはクラブなしで作られています。ここに書くと\
                 クラブには抜けてしまいます。",
                path.display()
            ),
            ClubDenied::NoTable => {
                "このパソコンはクラブのどの卓にも着いていません。`dokbak club join --table 名前`で\
                 着けます。"
                    .to_owned()
            }
            ClubDenied::TableName(name) => format!("`{name}`は卓の名前に使えません。"),
            ClubDenied::TooOld(needs) => format!(
                "このクラブはdokbak {needs}以上で付けていますが、これは{}です。回を始める前に更新して\
                 ください。",
                env!("CARGO_PKG_VERSION")
            ),
            ClubDenied::NotJoined(path, entry) => format!(
                "{}: クラブのサーバーなしで書いたものを合わせられません。記録{entry}が合いません。\
                 何も失われていません。`dokbak verify --ledger {}`で詳しく分かります。",
                path.display(),
                path.display()
            ),
            ClubDenied::NotHere(path) => format!(
                "{}: クラブの帳簿の写しではありません。`dokbak club join`か`dokbak club create`で\
                 そうできます。",
                path.display()
            ),
            ClubDenied::Here(server) => format!(
                "この帳簿はもう{server}のクラブの写しです。`dokbak club leave`で抜けられます。"
            ),
            ClubDenied::OtherEntries(path) => format!(
                "{}: クラブにない記録があるので、クラブの写しにはなれません。新しいファイルで入り\
                 （`--ledger club.db`）、ここで`dokbak export --jsonl`、そちらで`dokbak import`を使って\
                 移してください。",
                path.display()
            ),
            ClubDenied::StillAlone(path) => format!(
                "{}: クラブのサーバーなしで書いたものがあります。先に合わせるか（`dokbak club status`）、\
                 ほかへ移してください。",
                path.display()
            ),
            ClubDenied::NoRestore => {
                "クラブの帳簿の写しです。クラブにはその後の記録があるので、戻せません。`dokbak club \
                 leave`で抜けると、別の帳簿になります。"
                    .to_owned()
            }
            ClubDenied::Damaged(faults) => format!(
                "帳簿が書かれたときと違うので、クラブの帳簿にはなれません（{}か所）。`dokbak verify`で\
                 すべて分かります。",
                faults.len()
            ),
        },
    }

    /// Says why a text is not the address of a club's server.
    #[cfg(feature = "club")]
    bad_club_address(why: &BadAddress) {
        en: why.to_string(),
        ko: match why {
            BadAddress::NoHost => "주소에 서버가 없어요. 보기: postgresql://table3@club.example/hwatu".to_owned(),
            BadAddress::NoUser => "주소에 계정이 없어요. 보기: postgresql://table3@club.example/hwatu".to_owned(),
            BadAddress::BadMode(mode) => {
                format!("`sslmode={mode}`: 모르는 값이에요. verify-full이나 disable로 적어 주세요.")
            }
            _ => "postgresql://table3@club.example/hwatu 같은 주소가 아니에요.".to_owned(),
        },
        ja: match why {
            BadAddress::NoHost => "アドレスにサーバーがありません。例: postgresql://table3@club.example/hwatu".to_owned(),
            BadAddress::NoUser => "アドレスに利用者がありません。例: postgresql://table3@club.example/hwatu".to_owned(),
            BadAddress::BadMode(mode) => {
                format!("`sslmode={mode}`は使えません。verify-fullかdisableにしてください。")
            }
            _ => "postgresql://table3@club.example/hwatu のようなアドレスではありません。".to_owned(),
        },
    }

    /// Warns that the address is that of a standby.
    club_is_standby() {
        en: "this server is a standby, which takes no entries: join the primary",
        ko: "이 서버는 예비 서버라서 적을 수 없어요. 주 서버로 들어가세요.",
        ja: "このサーバーは予備なので書けません。主のサーバーに入ってください。",
    }
}
