"""The schema of what recall looks things up in; every table that holds words is kept in step.

A row of a full-text table has the id of its episode: the agent's number, then its own.
"""

from __future__ import annotations

TOKENS = "tokenize = 'porter unicode61 remove_diacritics 2'"
TABLES = f"""
ALTER TABLE memory ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE memory ADD COLUMN used_at INTEGER;
ALTER TABLE memory ADD COLUMN used_session INTEGER;
ALTER TABLE memory ADD COLUMN tagged_by_use INTEGER NOT NULL DEFAULT 0;
CREATE TABLE gloss (
  id INTEGER PRIMARY KEY,
  agent INTEGER NOT NULL, episode INTEGER NOT NULL,
  fact REAL NOT NULL, statements TEXT NOT NULL, questions TEXT NOT NULL,
  before TEXT NOT NULL, after TEXT NOT NULL, dates TEXT NOT NULL,
  tells TEXT NOT NULL, boundary TEXT,
  seen_by TEXT NOT NULL DEFAULT '',
  UNIQUE (agent, episode)
);
CREATE INDEX gloss_seen ON gloss (agent, seen_by, episode);
CREATE TABLE gist (
  agent INTEGER NOT NULL, episode INTEGER NOT NULL, text TEXT NOT NULL, fact REAL NOT NULL,
  PRIMARY KEY (agent, episode)
) WITHOUT ROWID;
CREATE TABLE resting (
  agent INTEGER NOT NULL, episode INTEGER NOT NULL, memory INTEGER NOT NULL,
  PRIMARY KEY (agent, episode, memory)
) WITHOUT ROWID;
CREATE TABLE vector (
  id INTEGER PRIMARY KEY,
  agent INTEGER NOT NULL, view TEXT NOT NULL, episode INTEGER NOT NULL,
  model TEXT NOT NULL, numbers BLOB NOT NULL
);
CREATE INDEX vector_of ON vector (agent, episode, view);
CREATE VIEW said AS SELECT agent << 36 | number AS id, text FROM episode;
CREATE VIEW context AS SELECT g.id, e.text AS own, g.before, g.after, g.dates FROM gloss g
  JOIN episode e ON e.agent = g.agent AND e.number = g.episode;
CREATE VIRTUAL TABLE said_text USING fts5 (
  text, content = 'said', content_rowid = 'id', {TOKENS});
CREATE VIRTUAL TABLE context_text USING fts5 (
  own, before, after, dates, content = 'context', content_rowid = 'id', {TOKENS});
CREATE VIRTUAL TABLE statement_text USING fts5 (text, content = '', {TOKENS});
CREATE VIRTUAL TABLE question_text USING fts5 (text, content = '', {TOKENS});
"""
TRIGGERS = """
CREATE TRIGGER episode_said AFTER INSERT ON episode BEGIN
  INSERT INTO said_text (rowid, text) VALUES (new.agent << 36 | new.number, new.text);
END;
CREATE TRIGGER glossed AFTER INSERT ON gloss BEGIN
  INSERT INTO context_text (rowid, own, before, after, dates)
    SELECT new.id, text, new.before, new.after, new.dates FROM episode
    WHERE agent = new.agent AND number = new.episode;
  INSERT INTO statement_text (rowid, text)
    SELECT new.id << 6 | key, value FROM json_each(new.statements);
  INSERT INTO question_text (rowid, text)
    SELECT new.id << 6 | key, value FROM json_each(new.questions);
END;
CREATE TRIGGER unglossed AFTER DELETE ON gloss BEGIN
  INSERT INTO context_text (context_text, rowid, own, before, after, dates)
    SELECT 'delete', old.id, text, old.before, old.after, old.dates FROM episode
    WHERE agent = old.agent AND number = old.episode;
  INSERT INTO statement_text (statement_text, rowid, text)
    SELECT 'delete', old.id << 6 | key, value FROM json_each(old.statements);
  INSERT INTO question_text (question_text, rowid, text)
    SELECT 'delete', old.id << 6 | key, value FROM json_each(old.questions);
  DELETE FROM vector WHERE agent = old.agent AND episode = old.episode;
END;
CREATE TRIGGER memory_rests AFTER INSERT ON memory BEGIN
  INSERT OR IGNORE INTO resting (agent, episode, memory)
    SELECT new.agent, CAST(substr(value, 9) AS INTEGER), new.number
    FROM json_each(new.sources) WHERE value LIKE 'episode:%';
END;
CREATE TRIGGER memory_rests_no_more AFTER DELETE ON memory BEGIN
  DELETE FROM resting WHERE agent = old.agent AND memory = old.number AND episode IN (
    SELECT CAST(substr(value, 9) AS INTEGER) FROM json_each(old.sources)
    WHERE value LIKE 'episode:%');
END;
"""
VECTORS = """
DROP TRIGGER unglossed;
DROP TABLE vector;
UPDATE gloss SET seen_by = '';
ALTER TABLE memory ADD COLUMN seen_by TEXT NOT NULL DEFAULT '';
CREATE INDEX memory_seen ON memory (agent, seen_by, number);
ALTER TABLE agent ADD COLUMN vectors INTEGER NOT NULL DEFAULT 0;
CREATE TABLE vector (
  id INTEGER PRIMARY KEY,
  agent INTEGER NOT NULL, number INTEGER NOT NULL,
  model TEXT NOT NULL, numbers BLOB NOT NULL
);
CREATE INDEX vector_of ON vector (agent, number);
CREATE INDEX vector_by_model ON vector (agent, model);
CREATE TRIGGER vector_written AFTER INSERT ON vector BEGIN
  UPDATE agent SET vectors = vectors + 1 WHERE number = new.agent;
END;
CREATE TRIGGER vector_dropped AFTER DELETE ON vector BEGIN
  UPDATE agent SET vectors = vectors + 1 WHERE number = old.agent;
END;
CREATE TRIGGER unglossed AFTER DELETE ON gloss BEGIN
  INSERT INTO context_text (context_text, rowid, own, before, after, dates)
    SELECT 'delete', old.id, text, old.before, old.after, old.dates FROM episode
    WHERE agent = old.agent AND number = old.episode;
  INSERT INTO statement_text (statement_text, rowid, text)
    SELECT 'delete', old.id << 6 | key, value FROM json_each(old.statements);
  INSERT INTO question_text (question_text, rowid, text)
    SELECT 'delete', old.id << 6 | key, value FROM json_each(old.questions);
  DELETE FROM vector WHERE agent = old.agent AND number = old.episode;
END;
CREATE TRIGGER memory_unseen AFTER DELETE ON memory BEGIN
  DELETE FROM vector WHERE agent = old.agent AND number = -old.number;
END;
CREATE TRIGGER memory_unseen_as_reworded AFTER UPDATE OF text ON memory
WHEN old.text <> new.text BEGIN
  DELETE FROM vector WHERE agent = old.agent AND number = -old.number;
  UPDATE memory SET seen_by = '' WHERE id = old.id;
END;
"""
FILLED = """
INSERT INTO said_text (said_text) VALUES ('rebuild');
INSERT OR IGNORE INTO resting (agent, episode, memory)
  SELECT m.agent, CAST(substr(j.value, 9) AS INTEGER), m.number
  FROM memory m, json_each(m.sources) j WHERE j.value LIKE 'episode:%';
"""
REMADE_FROM = {
    "memory_text": "",
    "said_text": "",
    "context_text": "",
    "statement_text": "SELECT g.id << 6 | key, value FROM gloss g, json_each(g.statements)",
    "question_text": "SELECT g.id << 6 | key, value FROM gloss g, json_each(g.questions)",
}
"""The full-text tables, and what those are made of that do not know it themselves."""

NEWEST = {
    "memory_text": "SELECT max(id) FROM memory",
    "said_text": "SELECT agent << 36 | number FROM episode ORDER BY rowid DESC LIMIT 1",
    "context_text": "SELECT max(id) FROM gloss",
    "statement_text": "SELECT id << 6 FROM gloss WHERE statements <> '[]' ORDER BY id DESC LIMIT 1",
    "question_text": "SELECT id << 6 FROM gloss WHERE questions <> '[]' ORDER BY id DESC LIMIT 1",
}
CHECKS = (
    *(
        f"SELECT count(*) >= 0 FROM (SELECT rowid FROM {table} WHERE {table} MATCH 'a' LIMIT 1)"
        for table in REMADE_FROM
    ),
    *(
        f"SELECT ({newest}) IS NULL OR ({newest}) IN (SELECT id FROM {table}_docsize)"
        for table, newest in NEWEST.items()
    ),
)
"""Whether the full-text tables are there, and know the newest of what they should."""


def recall_index() -> str:
    """What recall looks things up in, filled with what was said and kept before."""
    return TABLES + TRIGGERS + FILLED
