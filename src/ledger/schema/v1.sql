-- Version 1. A released version is never edited: a change is a new file after this one.

CREATE TABLE entry (
  id       INTEGER PRIMARY KEY,
  kind     TEXT NOT NULL CHECK (kind IN ('session', 'hand', 'correction', 'close')),
  session  INTEGER REFERENCES entry (id),
  at       TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]*Z'),
  engine   TEXT NOT NULL CHECK (engine <> '' AND instr(engine, char(10)) = 0),
  body     TEXT NOT NULL CHECK (json_valid(body)),
  prev     TEXT NOT NULL CHECK (length(prev) = 64),
  hash     TEXT NOT NULL UNIQUE CHECK (length(hash) = 64),
  -- Both are read out of the body, so they cannot differ from what is hashed.
  number   INTEGER AS (CASE kind WHEN 'hand' THEN json_extract(body, '$.number') END),
  corrects INTEGER AS (CASE kind WHEN 'correction' THEN json_extract(body, '$.of') END)
           REFERENCES entry (id),
  CHECK ((kind = 'session') = (session IS NULL)),
  CHECK ((kind = 'hand') = (number IS NOT NULL)),
  CHECK ((kind = 'correction') = (corrects IS NOT NULL))
) STRICT;

CREATE INDEX entry_session ON entry (session, kind);
CREATE UNIQUE INDEX entry_number ON entry (session, number) WHERE kind = 'hand';
CREATE UNIQUE INDEX entry_close ON entry (session) WHERE kind = 'close';
CREATE INDEX entry_corrects ON entry (corrects) WHERE kind = 'correction';

CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;

CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM entry)
  OR NEW.prev IS NOT coalesce((SELECT hash FROM entry ORDER BY id DESC LIMIT 1),
       '0000000000000000000000000000000000000000000000000000000000000000')
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;

-- INSERT OR REPLACE removes the row in the way without a DELETE trigger where recursive_triggers
-- is off, as it is on anybody else's connection: so nothing may be in the way.
CREATE TRIGGER entry_no_replace BEFORE INSERT ON entry
WHEN EXISTS (SELECT 1 FROM entry WHERE hash = NEW.hash)
  OR EXISTS (SELECT 1 FROM entry WHERE NEW.kind = 'hand' AND kind = 'hand'
               AND session = NEW.session AND number = json_extract(NEW.body, '$.number'))
  OR EXISTS (SELECT 1 FROM entry WHERE NEW.kind = 'close' AND kind = 'close'
               AND session = NEW.session)
BEGIN SELECT RAISE(ABORT, 'an entry of that hash, hand or close is there already'); END;

CREATE TRIGGER entry_of_session BEFORE INSERT ON entry
WHEN NEW.kind <> 'session'
  AND NOT EXISTS (SELECT 1 FROM entry WHERE id = NEW.session AND kind = 'session')
BEGIN SELECT RAISE(ABORT, 'an entry belongs to a session'); END;

CREATE TRIGGER entry_after_close BEFORE INSERT ON entry
WHEN NEW.kind = 'hand'
  AND EXISTS (SELECT 1 FROM entry WHERE session = NEW.session AND kind = 'close')
BEGIN SELECT RAISE(ABORT, 'a closed session takes no more hands'); END;

CREATE TRIGGER entry_of_hand BEFORE INSERT ON entry
WHEN NEW.kind = 'correction'
  AND NOT EXISTS (SELECT 1 FROM entry WHERE id = json_extract(NEW.body, '$.of')
                    AND kind = 'hand' AND session = NEW.session)
BEGIN SELECT RAISE(ABORT, 'a correction names a hand of its session'); END;

-- The hand that is being played, as typed so far. Not evidence: its lines come and go.
CREATE TABLE draft (
  session  INTEGER NOT NULL REFERENCES entry (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  text     TEXT NOT NULL,
  PRIMARY KEY (session, position)
) STRICT, WITHOUT ROWID;
