-- Version 2, as dokbak 0.2 wrote it; files of that version are read as they are.

CREATE TABLE draft (
  session  INTEGER NOT NULL REFERENCES entry (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  text     TEXT NOT NULL,
  PRIMARY KEY (session, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE "entry" (
  id       INTEGER PRIMARY KEY,
  kind     TEXT NOT NULL CHECK (kind = 'hand' OR kind IN ('session', 'correction', 'close', 'person', 'paid', 'settled', 'import')),
  session  INTEGER REFERENCES entry (id),
  at       TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]*Z'),
  engine   TEXT NOT NULL CHECK (engine <> '' AND instr(engine, char(10)) = 0),
  body     TEXT NOT NULL CHECK (json_valid(body)),
  prev     TEXT NOT NULL CHECK (length(prev) = 64),
  hash     TEXT NOT NULL CHECK (length(hash) = 64),
  -- All are read out of the body, so they cannot differ from what is hashed. `what` is what an
  -- entry says: its kind, or that of the entry of another ledger which it carries.
  what     TEXT AS (CASE kind WHEN 'import' THEN json_extract(body, '$.kind') ELSE kind END),
  number   INTEGER AS (CASE kind
             WHEN 'hand' THEN json_extract(body, '$.number')
             WHEN 'import' THEN CASE json_extract(body, '$.kind')
               WHEN 'hand' THEN json_extract(json_extract(body, '$.body'), '$.number') END
           END),
  corrects INTEGER AS (CASE WHEN kind IN ('correction', 'import') THEN json_extract(body, '$.of') END)
           REFERENCES entry (id),
  origin   TEXT AS (CASE kind WHEN 'import' THEN json_extract(body, '$.hash') END),
  CHECK (kind <> 'import' OR coalesce(what, '') IN ('session', 'hand', 'correction', 'close', 'person', 'paid', 'settled')),
  CHECK (CASE WHEN what IN ('session', 'person') THEN session IS NULL
              WHEN what IN ('paid', 'settled') THEN 1
              ELSE session IS NOT NULL END),
  CHECK ((what = 'hand') = (number IS NOT NULL)),
  CHECK ((what = 'correction') = (corrects IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX entry_session ON entry (session, what, number);

CREATE INDEX entry_sessions ON entry (id) WHERE what = 'session';

CREATE UNIQUE INDEX entry_close ON entry (session) WHERE what = 'close';

CREATE INDEX entry_corrects ON entry (corrects) WHERE what = 'correction';

CREATE UNIQUE INDEX entry_origin ON entry (origin) WHERE kind = 'import' AND what <> 'session';

CREATE INDEX entry_opened ON entry (origin) WHERE kind = 'import';

CREATE INDEX entry_beside ON entry (what) WHERE what IN ('person', 'paid', 'settled');

CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;

CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM entry)
  OR NEW.prev IS NOT coalesce((SELECT hash FROM entry ORDER BY id DESC LIMIT 1),
       '0000000000000000000000000000000000000000000000000000000000000000')
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;

CREATE TRIGGER entry_no_replace BEFORE INSERT ON entry
WHEN (NEW.what = 'hand' AND EXISTS (SELECT 1 FROM entry WHERE what = 'hand'
        AND session = NEW.session AND number = NEW.number))
  OR (NEW.what = 'close' AND EXISTS (SELECT 1 FROM entry WHERE what = 'close'
        AND session = NEW.session))
  OR (NEW.kind = 'import' AND NEW.what <> 'session' AND EXISTS (SELECT 1 FROM entry
        WHERE kind = 'import' AND what <> 'session' AND origin = NEW.origin))
BEGIN SELECT RAISE(ABORT, 'a hand, close or entry of that origin is there already'); END;

CREATE TRIGGER entry_of_session BEFORE INSERT ON entry
WHEN NEW.session IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM entry WHERE id = NEW.session AND what = 'session')
BEGIN SELECT RAISE(ABORT, 'an entry belongs to a session'); END;

CREATE TRIGGER entry_after_close BEFORE INSERT ON entry
WHEN NEW.what = 'hand'
  AND EXISTS (SELECT 1 FROM entry WHERE session = NEW.session AND what = 'close')
BEGIN SELECT RAISE(ABORT, 'a closed session takes no more hands'); END;

CREATE TRIGGER entry_of_hand BEFORE INSERT ON entry
WHEN NEW.what = 'correction'
  AND NOT EXISTS (SELECT 1 FROM entry WHERE id = NEW.corrects
                    AND what = 'hand' AND session = NEW.session)
BEGIN SELECT RAISE(ABORT, 'a correction names a hand of its session'); END;

CREATE TABLE name (
  id      INTEGER PRIMARY KEY,
  folded  TEXT NOT NULL UNIQUE,
  since   TEXT NOT NULL,
  seat    INTEGER NOT NULL,
  until   TEXT NOT NULL,
  spelled TEXT NOT NULL
) STRICT;

CREATE TABLE evening (
  session INTEGER PRIMARY KEY REFERENCES entry (id),
  day     TEXT NOT NULL,
  open    INTEGER NOT NULL CHECK (open IN (0, 1))
) STRICT;

CREATE INDEX evening_day ON evening (day);

CREATE INDEX evening_open ON evening (session) WHERE open = 1;

CREATE TABLE dealt (
  hand INTEGER PRIMARY KEY REFERENCES entry (id),
  day  TEXT NOT NULL
) STRICT;

CREATE INDEX dealt_day ON dealt (day);

CREATE TABLE total (
  day   TEXT NOT NULL,
  chip  TEXT NOT NULL,
  name  INTEGER NOT NULL REFERENCES name (id),
  chips INTEGER NOT NULL,
  hands INTEGER NOT NULL,
  games INTEGER NOT NULL,
  gains INTEGER NOT NULL,
  best  INTEGER NOT NULL,
  worst INTEGER NOT NULL,
  PRIMARY KEY (day, chip, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE volume (
  one   INTEGER PRIMARY KEY CHECK (one = 1),
  chips INTEGER NOT NULL
) STRICT;
