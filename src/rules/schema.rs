//! The JSON Schema of ruleset files, for editors; the only module that names the schema library.

use super::{Expected, Game, KeyInfo, LARGEST, Rules, SHIPPED, load};
use crate::card::Joker;
use schemars::{Schema, json_schema};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// The draft that editors support best.
const DRAFT: &str = "http://json-schema.org/draft-07/schema#";

/// The values of a switch.
const SWITCH: [&str; 2] = ["true", "false"];

/// A part of a ruleset file that the schema describes.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each part is a word of the file")]
pub enum SchemaPart<'a> {
    /// The whole file.
    File,
    Name,
    Title,
    About,
    Game,
    Extends,
    Sources,
    Notes,
    Examples,
    ExampleNote,
    ExampleRecord,
    ExampleNet,
    /// A key of the rule book.
    Key(&'a KeyInfo),
}

/// A function that returns the description of a part of the file.
type Describe<'a> = &'a dyn Fn(SchemaPart<'_>) -> String;

/// Returns the schema of ruleset files, with a description of each part: the words that are not
/// keys, and every key of every game, both dotted and nested.
pub fn schema(describe: Describe<'_>) -> Value {
    let mut properties = head(describe);
    for (word, schema) in all_keys(describe) {
        properties.insert(word, schema.to_value());
    }
    let mut schema = json_schema!({
        "$schema": DRAFT,
        "title": describe(SchemaPart::File),
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    });
    let games = Game::ALL
        .into_iter()
        .map(|game| only_its_keys(game, describe));
    schema.insert("allOf".to_owned(), games.collect());
    schema.to_value()
}

/// Returns the schema of each top-level word that is not a key.
fn head(describe: Describe<'_>) -> Map<String, Value> {
    let shipped: Vec<&str> = SHIPPED.iter().map(|(name, _)| *name).collect();
    let games = Game::ALL.map(Game::id);
    let texts = |part: SchemaPart<'_>| {
        json!({
            "description": describe(part),
            "type": ["string", "array"],
            "items": {"type": "string"},
        })
    };
    let example = json!({
        "type": "object",
        "properties": {
            "note": {"description": describe(SchemaPart::ExampleNote), "type": "string"},
            "record": {"description": describe(SchemaPart::ExampleRecord), "type": "string"},
            "net": {
                "description": describe(SchemaPart::ExampleNet),
                "type": "object",
                "additionalProperties": {"type": "integer"},
            },
        },
        "required": ["record", "net"],
        "additionalProperties": false,
    });
    let head = [
        (
            "name",
            json!({"description": describe(SchemaPart::Name), "type": "string"}),
        ),
        (
            "title",
            json!({"description": describe(SchemaPart::Title), "type": "string"}),
        ),
        (
            "about",
            json!({"description": describe(SchemaPart::About), "type": "string"}),
        ),
        (
            "game",
            json!({"description": describe(SchemaPart::Game), "enum": games}),
        ),
        (
            "extends",
            json!({
                "description": describe(SchemaPart::Extends),
                "type": "string",
                "examples": shipped,
            }),
        ),
        ("sources", texts(SchemaPart::Sources)),
        ("notes", texts(SchemaPart::Notes)),
        (
            "examples",
            json!({
                "description": describe(SchemaPart::Examples),
                "type": "array",
                "items": example,
            }),
        ),
    ];
    let named = head.into_iter();
    named
        .map(|(word, schema)| (word.to_owned(), schema))
        .collect()
}

/// Returns the schema of each top-level word that is or begins a key of any game.
fn all_keys(describe: Describe<'_>) -> BTreeMap<String, Schema> {
    let mut words: BTreeMap<String, Schema> = BTreeMap::new();
    for game in Game::ALL {
        for (word, schema) in keys(&Rules::default_for(game).keys(), describe) {
            let schema = match words.remove(&word) {
                Some(other) if nests(&other) != nests(&schema) => {
                    let (key, group) = if nests(&other) {
                        (schema, other)
                    } else {
                        (other, schema)
                    };
                    json_schema!({"anyOf": [key, group]})
                }
                _ => schema,
            };
            words.insert(word, schema);
        }
    }
    words
}

/// Returns whether a top-level word has keys nested in it. It may do so in one game, and be a key
/// in another.
fn nests(schema: &Schema) -> bool {
    schema.get("properties").is_some()
}

/// Returns the schema of each top-level word that can give one of these keys. A dotted key such as
/// `go.chips` gives two words: `go.chips` itself, and `go` with `chips` nested in it.
fn keys(keys: &[KeyInfo], describe: Describe<'_>) -> BTreeMap<String, Schema> {
    let mut words = BTreeMap::new();
    let mut nested: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for info in keys {
        words.insert(info.key.to_owned(), of_key(info, describe));
        if let Some((group, rest)) = info.key.split_once('.') {
            let group = nested.entry(group).or_default();
            group.insert(rest.to_owned(), of_key(info, describe).to_value());
        }
    }
    for (group, properties) in nested {
        let mapping = json_schema!({
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
        });
        // Some words are both a key and the beginning of other keys.
        let both = match words.remove(group) {
            None => mapping,
            Some(alone) => json_schema!({"anyOf": [alone, mapping]}),
        };
        words.insert(group.to_owned(), both);
    }
    words
}

/// Returns a condition: a file for this game may have no keys of other games. A file names its game
/// with `game`, or by the shipped ruleset that it extends.
fn only_its_keys(game: Game, describe: Describe<'_>) -> Value {
    let own = keys(&Rules::default_for(game).keys(), describe);
    let head = head(describe);
    let allowed: Vec<&String> = head.keys().chain(own.keys()).collect();
    let others = Game::ALL.into_iter().filter(|other| *other != game);
    let others: Vec<_> = others
        .map(|other| keys(&Rules::default_for(other).keys(), describe))
        .collect();
    // What a word is in this game, if it is something else in another.
    let mut ambiguous = Map::new();
    for (word, schema) in &own {
        let mut of_others = others.iter().filter_map(|words| words.get(word));
        if of_others.any(|other| nests(other) != nests(schema)) {
            ambiguous.insert(word.clone(), schema.clone().to_value());
        }
    }
    let of_game = |name: &str| load(name, Path::new(".")).is_ok_and(|rules| rules.game() == game);
    let shipped: Vec<&str> = SHIPPED
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| of_game(name))
        .collect();
    let mut told = vec![
        json!({"required": ["game"], "properties": {"game": {"const": game.id()}}}),
        json!({"required": ["extends"], "properties": {"extends": {"enum": shipped}}}),
    ];
    if game == Game::GoStop {
        let untold = json!({"anyOf": [{"required": ["game"]}, {"required": ["extends"]}]});
        told.push(json!({"not": untold}));
    }
    json!({
        "if": {"anyOf": told},
        "then": {"propertyNames": {"enum": allowed}, "properties": ambiguous},
    })
}

/// Returns the schema of a key: the values that it accepts, and its description.
fn of_key(info: &KeyInfo, describe: Describe<'_>) -> Schema {
    let mut schema = of_value(&info.expected);
    let default = match &info.expected {
        Expected::Number(_) => info.default.parse::<u32>().map_or(Value::Null, Value::from),
        Expected::Words(words) if *words == SWITCH => Value::from(info.default == "true"),
        _ => Value::from(info.default.as_str()),
    };
    let meaning = describe(SchemaPart::Key(info));
    schema.insert("description".to_owned(), meaning.into());
    schema.insert("default".to_owned(), default);
    schema
}

fn of_value(expected: &Expected) -> Schema {
    let number = json!({"type": "integer", "minimum": 0, "maximum": LARGEST});
    match expected {
        Expected::Number(range) => json_schema!({
            "type": "integer",
            "minimum": range.start(),
            "maximum": range.end(),
        }),
        Expected::Words(words) if *words == SWITCH => json_schema!({"type": "boolean"}),
        Expected::Words(words) => {
            // YAML reads a word of digits as a number, and the words true and false as booleans.
            let digits = words.iter().filter_map(|word| word.parse::<u32>().ok());
            let switches = words.iter().filter_map(|word| word.parse::<bool>().ok());
            let plain = digits.map(Value::from).chain(switches.map(Value::from));
            let words = words.iter().map(|word| Value::from(*word));
            let all: Vec<Value> = words.chain(plain).collect();
            json_schema!({"enum": all})
        }
        Expected::Some(words) => json_schema!({"anyOf": [
            {"const": "none"},
            {"type": "string", "pattern": listed(&words.join("|"))},
            {"type": "array", "items": {"enum": words}},
        ]}),
        Expected::Jokers => {
            let codes = Joker::ALL.map(Joker::code);
            json_schema!({"anyOf": [
                {"const": "none"},
                {"type": "string", "pattern": listed(&codes.join("|"))},
                {"type": "array", "items": {"enum": codes}},
            ]})
        }
        Expected::GoChips => json_schema!({"anyOf": [
            {"const": "each"},
            number,
            {"type": "string", "pattern": listed("[0-9]{1,7}")},
            {"type": "array", "items": number, "minItems": 1},
        ]}),
        Expected::GwangBak => json_schema!({"anyOf": [
            {"enum": ["double", "off"]},
            {"type": "string", "pattern": "^flat: ?[0-9]{1,7}$"},
        ]}),
    }
}

/// Returns the pattern of a list with commas, where `words` is the pattern of one item.
fn listed(words: &str) -> String {
    format!("^({words})( *, *({words}))*$")
}
