//! A club: the tables of one ledger on a server.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::value::{CERTIFICATES, CLUB, CLUB_COPY, ROLE, TABLE};
use crate::cli::wording::Wording;

/// Who may write to the club's tables on the server, and who may read.
const ROLES: &[ArgumentRow] = arguments! {
    table_role: ROLE {
        en: "The role of the tables, which read and append; made unless it exists",
        ko: "상들의 역할(읽고 덧붙이기). 없으면 만들어요",
        ja: "卓のロール（読んで書き足す）。なければ作る",
    }
    reader_role: ROLE {
        en: "The role of those who only read; made unless it exists",
        ko: "읽기만 하는 사람의 역할. 없으면 만들어요",
        ja: "読むだけの人のロール。なければ作る",
    }
};

/// Whom to trust.
const CA: &[ArgumentRow] = arguments! {
    ca: CERTIFICATES {
        en: "The certificates of the club's own authority (PEM), instead of the system's",
        ko: "클럽이 쓰는 인증 기관의 인증서(PEM). 없으면 시스템의 것",
        ja: "クラブの認証局の証明書（PEM）。なければシステムのもの",
    }
};

commands! {
    "club" {
        about: {
            en: "Keep the tables of a club in one ledger on a PostgreSQL server",
            ko: "클럽의 여러 상을 PostgreSQL 서버의 한 장부에 적기",
            ja: "クラブの卓をPostgreSQLサーバーの一つの帳簿に付ける",
        }
        also: { en: &["clubs"], ko: &["클럽"], ja: &["クラブ"] }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "club join postgresql://table3@club.example/hwatu --table 3" {
                en: "This machine is table 3 from now on",
                ko: "이제부터 이 컴퓨터는 3번 상이에요",
                ja: "これからこのパソコンは3番の卓です",
            }
            "club status" {
                en: "See whether the server is there, and who plays where",
                ko: "서버가 있는지, 누가 어디서 치는지 보여 줘요",
                ja: "サーバーがあるか、だれがどこで遊んでいるかを見ます",
            }
        }
    }
    "club create" {
        about: {
            en: "Make a club in an empty database, from this ledger",
            ko: "빈 데이터베이스에 이 장부로 클럽 만들기",
            ja: "空のデータベースに、この帳簿からクラブを作る",
        }
        paged: Paged::Never,
        takes: [CA, ROLES] {
            url: CLUB {
                en: "The database, with a user who may make tables in it",
                ko: "데이터베이스. 표를 만들 수 있는 계정으로",
                ja: "データベース。表を作れる利用者で",
            }
            table: TABLE {
                en: "The table at which this machine is",
                ko: "이 컴퓨터가 앉을 상",
                ja: "このパソコンの卓",
            }
        }
        examples: {
            "club create postgresql://owner@club.example/hwatu" {
                en: "What this ledger has is the club's from now on",
                ko: "이 장부의 기록이 이제 클럽의 것이에요",
                ja: "この帳簿の記録は、これからクラブのものです",
            }
        }
    }
    "club join" {
        about: {
            en: "Make this ledger a copy of a club's, at a table of it",
            ko: "이 장부를 클럽 장부의 사본으로 삼아 상에 앉기",
            ja: "この帳簿をクラブの写しにして、卓に着く",
        }
        paged: Paged::Never,
        takes: [CA] {
            url: CLUB {
                en: "The club's database; without it, sit down at another table",
                ko: "클럽의 데이터베이스. 없으면 다른 상으로 옮겨요",
                ja: "クラブのデータベース。なければ別の卓に移る",
            }
            table: TABLE {
                en: "The table's name, no other machine's; without it, only read and keep the money",
                ko: "상 이름. 다른 컴퓨터와 겹치지 않게. 없으면 읽고 돈만 적어요",
                ja: "卓の名前。ほかのパソコンと重ならないように。なければ、読むのとお金だけ",
            }
        }
        examples: {
            "club join postgresql://table3@club.example/hwatu --table 3" {
                en: "This machine is table 3",
                ko: "이 컴퓨터는 3번 상이에요",
                ja: "このパソコンは3番の卓です",
            }
            "club join postgresql://table3@club.example/hwatu --table 3 --ca club.pem" {
                en: "The server proves its name by the club's own certificates",
                ko: "서버는 클럽의 인증서로 자기를 밝혀요",
                ja: "サーバーはクラブの証明書で名乗ります",
            }
        }
    }
    "club status" {
        about: {
            en: "Show the club of this ledger, and what is played at its tables",
            ko: "이 장부의 클럽과, 상마다 무엇을 치는지 보기",
            ja: "この帳簿のクラブと、それぞれの卓の様子を見る",
        }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "club status" {
                en: "See whether everything is on the server",
                ko: "다 서버에 있는지 보여 줘요",
                ja: "すべてサーバーにあるかを見ます",
            }
        }
    }
    "club check" {
        about: {
            en: "Compare the server with this copy, entry by entry, and say how safe it is",
            ko: "서버와 이 사본을 기록마다 견주고, 얼마나 안전한지 보기",
            ja: "サーバーとこの写しを一件ずつ比べ、どれほど安全かを見る",
        }
        paged: Paged::Never,
        takes: [] {
            give_back {
                en: "Write on the server again what it has forgotten",
                ko: "서버가 잊은 것을 다시 적기",
                ja: "サーバーが失ったものを書き戻す",
            }
            rejoin {
                en: "Begin again with the server's entries, and take in what only this copy has",
                ko: "서버의 기록으로 다시 시작하고, 이 사본에만 있는 것을 합치기",
                ja: "サーバーの記録からやり直し、この写しだけにあるものを合わせる",
            }
        }
        examples: {
            "club check" {
                en: "Before an evening, or after the server was away",
                ko: "모임 전이나 서버가 끊겼던 뒤에",
                ja: "回の前や、サーバーが切れていた後に",
            }
            "club check --give-back" {
                en: "The server was set back, and this copy has more",
                ko: "서버가 예전으로 돌아갔고 이 사본에 더 있어요",
                ja: "サーバーが前に戻り、この写しの方が多いとき",
            }
        }
    }
    "club leave" {
        about: {
            en: "Make this copy a ledger of its own; the club stays as it is",
            ko: "이 사본을 따로 쓰는 장부로. 클럽은 그대로예요",
            ja: "この写しを別の帳簿にする。クラブはそのまま",
        }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "club leave" {
                en: "What is written here from now on stays here",
                ko: "이제부터 여기 적는 것은 여기에만 남아요",
                ja: "これからここに書くものは、ここだけに残ります",
            }
        }
    }
    "club copy" {
        about: {
            en: "Copy the club's ledger to another server or into a file",
            ko: "클럽 장부를 다른 서버나 파일에 베끼기",
            ja: "クラブの帳簿を別のサーバーかファイルに写す",
        }
        paged: Paged::Never,
        takes: [CA, ROLES] {
            to: CLUB_COPY {
                en: "An empty database, or a new file",
                ko: "빈 데이터베이스나 새 파일",
                ja: "空のデータベースか、新しいファイル",
            }
        }
        examples: {
            "club copy club-2026.db" {
                en: "The same entries, in one file",
                ko: "같은 기록을 파일 하나로",
                ja: "同じ記録を一つのファイルに",
            }
            "club copy postgresql://owner@new.example/hwatu" {
                en: "The club moves to another server",
                ko: "클럽을 다른 서버로 옮겨요",
                ja: "クラブを別のサーバーに移します",
            }
        }
    }
    "club upgrade" {
        about: {
            en: "Let only this version of dokbak, or a newer one, write to the club",
            ko: "이 버전 이상의 dokbak만 클럽에 적게 하기",
            ja: "このバージョン以上のdokbakだけがクラブに書けるようにする",
        }
        paged: Paged::Never,
        takes: [] {}
        examples: {
            "club upgrade" {
                en: "After every table has the new program",
                ko: "모든 상에 새 프로그램을 넣은 뒤에",
                ja: "すべての卓に新しいプログラムを入れた後で",
            }
        }
    }
}
