-- Version 3: drafts of several doors, evenings that are opened again, dated or void, and kinds in a list.

-- What an entry may say, and whether that belongs to a session. Nothing else can be written.
CREATE TABLE kind (
  word  TEXT PRIMARY KEY,
  place TEXT NOT NULL CHECK (place IN ('inside', 'outside', 'either'))
) STRICT, WITHOUT ROWID;

INSERT INTO kind (word, place) VALUES
  ('adjust', 'either'), ('close', 'inside'), ('correction', 'inside'), ('day', 'inside'),
  ('hand', 'inside'), ('note', 'either'), ('paid', 'either'), ('person', 'outside'),
  ('reopen', 'inside'), ('season', 'outside'), ('session', 'outside'), ('settled', 'either'),
  ('void', 'inside');

-- No index finds a hash, since an entry's number is in it.
CREATE TABLE entry_3 (
  id       INTEGER PRIMARY KEY,
  kind     TEXT NOT NULL,
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
  CHECK ((what = 'hand') = (number IS NOT NULL)),
  CHECK ((what = 'correction') = (corrects IS NOT NULL))
) STRICT;
