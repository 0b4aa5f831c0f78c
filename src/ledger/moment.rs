//! Times as text: RFC 3339 in UTC, so that sorting the text sorts the times.

use super::LedgerError;

const SHAPE: &[u8] = b"dddd-dd-ddTdd:dd:dd";
/// The lengths at which the beginning of a time ends with a whole field.
const FIELD_ENDS: [usize; 6] = [4, 7, 10, 13, 16, 19];

/// Checks for a whole time such as `2026-11-20T19:30:00Z`, with or without fractions of a second.
/// Errors: any other text.
pub(super) fn check(text: &str) -> Result<(), LedgerError> {
    let whole = text
        .strip_suffix('Z')
        .filter(|rest| rest.len() >= SHAPE.len());
    match whole {
        Some(rest) if fits(rest) => Ok(()),
        _ => Err(LedgerError::BadTime(text.to_owned())),
    }
}

/// Returns a time without its `Z`, or the beginning of one, such as `2026-11` or `2026-11-20`.
/// Errors: any other text.
pub(super) fn beginning(text: &str) -> Result<&str, LedgerError> {
    match text.strip_suffix('Z') {
        Some(rest) => check(text).map(|()| rest),
        None if fits(text) => Ok(text),
        None => Err(LedgerError::BadTime(text.to_owned())),
    }
}

/// Returns the later of two times; `at` if either is not valid.
pub(super) fn later<'a>(at: &'a str, last: &'a str) -> &'a str {
    match (beginning(at), beginning(last)) {
        (Ok(new), Ok(old)) if new < old => last,
        _ => at,
    }
}

fn fits(text: &str) -> bool {
    let bytes = text.as_bytes();
    let (start, fraction) = bytes.split_at(bytes.len().min(SHAPE.len()));
    let shaped = start.iter().zip(SHAPE).all(|(byte, mark)| match mark {
        b'd' => byte.is_ascii_digit(),
        _ => byte == mark,
    });
    let fraction = match fraction {
        [] => true,
        [b'.', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    shaped && fraction && FIELD_ENDS.contains(&start.len()) && in_range(start)
}

/// Returns whether month, day, hour, minute and second are in range, ignoring missing ones.
fn in_range(start: &[u8]) -> bool {
    let ranges = [
        (5, 1, 12),
        (8, 1, 31),
        (11, 0, 23),
        (14, 0, 59),
        (17, 0, 60),
    ];
    ranges
        .into_iter()
        .all(|(at, least, most)| match start.get(at..at + 2) {
            Some([tens, ones]) => {
                let value = (tens - b'0') * 10 + (ones - b'0');
                (least..=most).contains(&value)
            }
            _ => true,
        })
}

#[cfg(test)]
mod tests {
    use super::{beginning, check};

    #[test]
    fn whole_times() {
        for good in [
            "2026-11-20T19:30:00Z",
            "2026-11-20T19:30:00.25Z",
            "2026-12-31T23:59:60Z",
        ] {
            assert!(check(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "Z",
            "2026-11-20",
            "2026-11-20Z",
            "2026-11-20T19:30:00",
            "2026-11-20T19:30:00+09:00",
            "2026-11-20T19:30:00+00:00",
            "2026-11-20t19:30:00z",
            "2026-11-20 19:30:00Z",
            "2026-13-20T19:30:00Z",
            "2026-00-20T19:30:00Z",
            "2026-11-32T19:30:00Z",
            "2026-11-20T24:30:00Z",
            "2026-11-20T19:30:00.Z",
            "2026-11-20T19:30:00Z\n",
            "２026-11-20T19:30:00Z",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn beginnings() {
        for good in [
            "2026",
            "2026-11",
            "2026-11-20",
            "2026-11-20T19:30",
            "2026-11-20T19:30:00.5",
        ] {
            assert!(
                matches!(beginning(good), Ok(text) if text == good),
                "{good}"
            );
        }
        assert!(matches!(
            beginning("2026-11-20T19:30:00Z"),
            Ok("2026-11-20T19:30:00")
        ));
        for bad in [
            "",
            "26",
            "2026-",
            "2026-1",
            "2026-11-20Z",
            "yesterday",
            "2026-11-20T19:30+0900",
        ] {
            assert!(beginning(bad).is_err(), "{bad}");
        }
    }
}
