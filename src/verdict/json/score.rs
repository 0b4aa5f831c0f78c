//! Scores in JSON.

use super::pairs;
use super::value::{BadJsonValue, JsonPart};
use crate::card::Calendar;
use crate::verdict::{Jokbo, Score, ScoreLine, SwitchUse};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub(super) struct WrittenScore {
    points: i64,
    stop_points: i64,
    go: u32,
    #[serde(with = "pairs")]
    switch: Vec<(String, SwitchUse)>,
    jokbo: Vec<WrittenLine>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    told: bool,
}

impl JsonPart<Score> for WrittenScore {
    fn from_part(score: &Score, calendar: Calendar) -> Self {
        let switch = score.switch.iter();
        Self {
            points: score.points,
            stop_points: score.stop_points,
            go: score.go,
            switch: switch
                .map(|(card, used)| (card.code(calendar), *used))
                .collect(),
            jokbo: JsonPart::from_part(&score.jokbo, calendar),
            told: score.told,
        }
    }

    fn read(self, calendar: Calendar) -> Result<Score, BadJsonValue> {
        let switch = self.switch.into_iter();
        let switch = switch.map(|(code, used)| Ok((code.read(calendar)?, used)));
        Ok(Score {
            points: self.points,
            stop_points: self.stop_points,
            go: self.go,
            switch: switch.collect::<Result<_, BadJsonValue>>()?,
            jokbo: self.jokbo.read(calendar)?,
            told: self.told,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenLine {
    id: Jokbo,
    points: i64,
    cards: String,
}

impl JsonPart<ScoreLine> for WrittenLine {
    fn from_part(line: &ScoreLine, calendar: Calendar) -> Self {
        Self {
            id: line.id,
            points: line.points,
            cards: JsonPart::from_part(&line.cards, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<ScoreLine, BadJsonValue> {
        Ok(ScoreLine {
            id: self.id,
            points: self.points,
            cards: self.cards.read(calendar)?,
        })
    }
}
