//! A corrected hand is marked, with the reason, wherever it is shown.

use crate::support::{Dokbak, has, shows};
use serde_json::{Value, json};

/// Ann wins with three brights, 3 points: Bo without one owes 6, Chul with one 3. Then it turns out
/// that Bo had one too, and owes 3.
fn corrected() -> Dokbak {
    let dokbak = Dokbak::new();
    let evening = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength 3\nAnn has 1g 3g 8g\n\
                   Bo counts p6\nChul counts g1 p6\nAnn stop\n";
    dokbak.line("play --script -").stdin(evening).run().done();
    let claims = "Bo counts g1 p6\nagree rain man\n";
    let disputed = dokbak.line("dispute 1.1 --script -").stdin(claims).run();
    assert!(disputed.stdout.contains("is corrected"), "{disputed:?}");
    dokbak
}

#[test]
fn a_corrected_hand_is_marked_wherever_it_is_shown() {
    let dokbak = corrected();
    let told = |line: &str| dokbak.line(line).run().done();
    has(
        &told("settle-up --why Bo"),
        &["DATE TODAY.1 2 -3 -300 KRW -300 KRW corrected: rain man"],
    );
    has(
        &told("standings --player Bo"),
        &["DATE TODAY.1 -3 -300 KRW corrected: rain man"],
    );
    let marked = "Ann stops with 3 points. (corrected: rain man)\n";
    for line in ["share 1.1", "share --year 2026"] {
        shows(&told(line), &[marked]);
    }
    shows(
        &told("share --session 1"),
        &["Hand 1 was corrected: rain man.\n"],
    );
    for line in ["why 1.1", "show 1.1", "whatif 1.1 --set gwang_bak=off"] {
        let text = told(line);
        assert_eq!(text.matches("rain man").count(), 1, "{line}: {text}");
    }
    assert_eq!(told("show 1.1 --original").matches("rain man").count(), 1);
    let page = dokbak.line("report").run().stdout;
    assert!(page.contains("<em>corrected: rain man</em>"));
    for (lang, session, why) in [
        ("ko", "1번째 판은 정정했어요: rain man\n", "정정: rain man"),
        ("ja", "1局目は訂正しました: rain man\n", "訂正: rain man"),
    ] {
        shows(
            &told(&format!("share --session 1 --lang {lang}")),
            &[session],
        );
        shows(&told(&format!("settle-up --why Bo --lang {lang}")), &[why]);
    }
    let found = dokbak.line("settle-up --why Bo --json").run().stdout;
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!(found["entries"][0]["corrected"], json!("rain man"));
}
