-- The rest of version 3, for which the entries have to be there.

ALTER TABLE entry_3 RENAME TO entry;

-- One index for two: no hand has the number of another, and whatever else is in a session has none.
CREATE UNIQUE INDEX entry_session ON entry (session, what, number);
CREATE INDEX entry_sessions ON entry (id) WHERE what = 'session';
CREATE INDEX entry_gate ON entry (session, id) WHERE what IN ('close', 'reopen');
CREATE INDEX entry_corrects ON entry (corrects) WHERE what = 'correction';
-- A session that two ledgers went on with apart is there once more.
CREATE UNIQUE INDEX entry_origin ON entry (origin) WHERE kind = 'import' AND what <> 'session';
CREATE INDEX entry_opened ON entry (origin) WHERE kind = 'import';
CREATE INDEX entry_beside ON entry (what) WHERE what IN ('person', 'paid', 'settled');
CREATE INDEX entry_rare ON entry (what) WHERE what IN ('adjust', 'day', 'note', 'reopen', 'season', 'void');

CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;

CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM entry)
  OR NEW.prev IS NOT coalesce((SELECT hash FROM entry ORDER BY id DESC LIMIT 1),
       '0000000000000000000000000000000000000000000000000000000000000000')
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;

CREATE TRIGGER entry_of_kind BEFORE INSERT ON entry
WHEN NOT EXISTS (SELECT 1 FROM kind WHERE word = NEW.what AND CASE place
       WHEN 'inside' THEN NEW.session IS NOT NULL
       WHEN 'outside' THEN NEW.session IS NULL
       ELSE 1 END)
BEGIN SELECT RAISE(ABORT, 'no entry says this here'); END;

-- INSERT OR REPLACE removes the row in the way without a DELETE trigger where recursive_triggers
-- is off, as it is on anybody else's connection: so nothing may be in the way.
CREATE TRIGGER entry_no_replace BEFORE INSERT ON entry
WHEN (NEW.what = 'hand' AND EXISTS (SELECT 1 FROM entry WHERE what = 'hand'
        AND session = NEW.session AND number = NEW.number))
  OR (NEW.kind = 'import' AND NEW.what <> 'session' AND EXISTS (SELECT 1 FROM entry
        WHERE kind = 'import' AND what <> 'session' AND origin = NEW.origin))
BEGIN SELECT RAISE(ABORT, 'a hand or an entry of that origin is there already'); END;

CREATE TRIGGER entry_of_session BEFORE INSERT ON entry
WHEN NEW.session IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM entry WHERE id = NEW.session AND what = 'session')
BEGIN SELECT RAISE(ABORT, 'an entry belongs to a session'); END;

-- A hand of another ledger goes to its session, also where that was closed here meanwhile.
CREATE TRIGGER entry_after_close BEFORE INSERT ON entry
WHEN NEW.kind = 'hand'
  AND (SELECT what FROM entry WHERE session = NEW.session AND what IN ('close', 'reopen')
         ORDER BY id DESC LIMIT 1) = 'close'
BEGIN SELECT RAISE(ABORT, 'a closed session takes no more hands'); END;

CREATE TRIGGER entry_of_hand BEFORE INSERT ON entry
WHEN NEW.what = 'correction'
  AND NOT EXISTS (SELECT 1 FROM entry WHERE id = NEW.corrects
                    AND what = 'hand' AND session = NEW.session)
BEGIN SELECT RAISE(ABORT, 'a correction names a hand of its session'); END;

-- What is being typed, line by line. Not evidence: its lines come and go.
CREATE TABLE draft (
  -- What it is a draft of: the next hand of a session or, where another word is there, what that says;
  -- 0 where no session is open yet.
  session  INTEGER NOT NULL,
  about    TEXT NOT NULL DEFAULT 'hand',
  -- Whose answers they are, where somebody answers apart from the others.
  seat     TEXT NOT NULL DEFAULT '',
  position INTEGER NOT NULL CHECK (position >= 0),
  text     TEXT NOT NULL,
  -- Who gave the line; nothing for the terminal.
  giver    TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (session, about, seat, position)
) STRICT, WITHOUT ROWID;

-- Taps that were answered, by the key that a phone gave each: a tap that comes twice counts once.
CREATE TABLE tap (
  key    TEXT PRIMARY KEY,
  at     TEXT NOT NULL,
  answer TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What follows is counted out of the entries, in the transaction that writes them, and counted
-- again by a check. It is no evidence.

-- Everybody who ever sat down: on which day first, with the moment at which that session was opened,
-- at which seat from 0, and when last, so spelled.
CREATE TABLE name (
  id      INTEGER PRIMARY KEY,
  folded  TEXT NOT NULL UNIQUE,
  since   TEXT NOT NULL,
  seat    INTEGER NOT NULL,
  until   TEXT NOT NULL,
  spelled TEXT NOT NULL
) STRICT;

-- The day to which a session belongs, and whether it can go on.
CREATE TABLE evening (
  session INTEGER PRIMARY KEY REFERENCES entry (id),
  day     TEXT NOT NULL,
  open    INTEGER NOT NULL CHECK (open IN (0, 1))
) STRICT;

CREATE INDEX evening_day ON evening (day);
CREATE INDEX evening_open ON evening (session) WHERE open = 1;

-- The day to which a hand belongs, where its record says another than that of its session.
CREATE TABLE dealt (
  hand INTEGER PRIMARY KEY REFERENCES entry (id),
  day  TEXT NOT NULL
) STRICT;

CREATE INDEX dealt_day ON dealt (day);

-- What each won or lost in a day at one worth of a chip: chips, and of the hands how many there
-- were, how many of them are games that were settled as a whole, how many brought chips, the largest gain, and the largest loss as a number of at most 0.
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

-- All chips that ever moved, gains and losses alike, by which it is known that sums fit.
CREATE TABLE volume (
  one   INTEGER PRIMARY KEY CHECK (one = 1),
  chips INTEGER NOT NULL
) STRICT;

-- How far everything was found as it was written, when that was last looked at. It is no evidence.
CREATE TABLE verified (
  one   INTEGER PRIMARY KEY CHECK (one = 1),
  entry INTEGER NOT NULL REFERENCES entry (id),
  hash  TEXT NOT NULL,
  at    TEXT NOT NULL
) STRICT;
