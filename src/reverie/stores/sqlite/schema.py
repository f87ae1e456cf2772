"""The schema of a mind on disk, as named migrations from one version to the next."""

from __future__ import annotations

import re
from collections.abc import Callable

from reverie.stores.sqlite.recall_schema import VECTORS, recall_index

APPLICATION_ID = 0x52455645
"""`REVE`: how a file says that it is a mind."""


WHAT_HAPPENED = """
CREATE TABLE agent (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  next_memory INTEGER NOT NULL DEFAULT 1,
  next_night INTEGER NOT NULL DEFAULT 1,
  folded INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE session (
  id INTEGER PRIMARY KEY,
  agent INTEGER NOT NULL,
  name TEXT NOT NULL,
  number INTEGER,
  ended INTEGER,
  upto INTEGER,
  position TEXT NOT NULL DEFAULT '',
  taken INTEGER,
  taken_position TEXT NOT NULL DEFAULT '',
  UNIQUE (agent, name)
);
CREATE UNIQUE INDEX session_by_number ON session (agent, number) WHERE number IS NOT NULL;
CREATE INDEX session_waiting ON session (agent, number)
  WHERE number IS NOT NULL AND upto > coalesce(taken, 0);
CREATE TABLE episode (
  agent INTEGER NOT NULL,
  number INTEGER NOT NULL,
  session INTEGER NOT NULL REFERENCES session (id),
  at INTEGER NOT NULL,
  voice TEXT NOT NULL,
  text TEXT NOT NULL,
  importance INTEGER NOT NULL, valence INTEGER NOT NULL, arousal INTEGER NOT NULL,
  threat INTEGER NOT NULL, goal TEXT NOT NULL, channel TEXT NOT NULL,
  reliability INTEGER NOT NULL,
  origin TEXT,
  PRIMARY KEY (agent, number)
);
CREATE INDEX episode_by_session ON episode (agent, session, number);
"""
WHAT_IS_KNOWN = """
CREATE TABLE memory (
  id INTEGER PRIMARY KEY,
  agent INTEGER NOT NULL,
  number INTEGER NOT NULL,
  name TEXT NOT NULL,
  session INTEGER NOT NULL,
  born INTEGER NOT NULL,
  sources TEXT NOT NULL,
  importance INTEGER NOT NULL, valence INTEGER NOT NULL, arousal INTEGER NOT NULL,
  threat INTEGER NOT NULL, goal TEXT NOT NULL, channel TEXT NOT NULL,
  reliability INTEGER NOT NULL,
  tagged INTEGER NOT NULL,
  kind TEXT NOT NULL, text TEXT NOT NULL, author TEXT NOT NULL, mark TEXT NOT NULL,
  layer INTEGER NOT NULL,
  salience INTEGER NOT NULL, since INTEGER NOT NULL,
  strength INTEGER NOT NULL, replays INTEGER NOT NULL, night INTEGER,
  UNIQUE (agent, number)
);
CREATE INDEX memory_by_name ON memory (agent, name);
CREATE INDEX memory_saying ON memory (agent, mark, number);
CREATE INDEX memory_by_layer ON memory (agent, layer, session);
CREATE INDEX memory_by_kind ON memory (agent, kind, number);
CREATE TABLE link (
  agent INTEGER NOT NULL, a INTEGER NOT NULL, b INTEGER NOT NULL,
  kind TEXT NOT NULL, weight INTEGER NOT NULL, night INTEGER, n INTEGER NOT NULL,
  PRIMARY KEY (agent, a, b), CHECK (a < b)
) WITHOUT ROWID;
CREATE INDEX link_by_night ON link (agent, night, weight) WHERE night IS NOT NULL;
CREATE INDEX link_by_b ON link (agent, b);
CREATE TABLE tombstone (
  agent INTEGER NOT NULL, mark TEXT NOT NULL,
  name TEXT NOT NULL, why TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (agent, mark)
) WITHOUT ROWID;
CREATE TABLE proposal (
  agent INTEGER NOT NULL, name TEXT NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (agent, name)
);
"""
WHAT_WAS_DONE = """
CREATE TABLE journal (
  agent INTEGER NOT NULL, number INTEGER NOT NULL,
  at INTEGER NOT NULL, last INTEGER NOT NULL, size INTEGER NOT NULL,
  begins INTEGER NOT NULL,
  cause BLOB NOT NULL, changes BLOB NOT NULL,
  PRIMARY KEY (agent, number)
);
CREATE INDEX journal_nights ON journal (agent, number) WHERE begins;
CREATE TABLE touched (
  agent INTEGER NOT NULL, memory INTEGER NOT NULL, entry INTEGER NOT NULL,
  PRIMARY KEY (agent, memory, entry)
) WITHOUT ROWID;
CREATE INDEX touched_by_entry ON touched (agent, entry);
CREATE TABLE origin (
  agent INTEGER NOT NULL, place TEXT NOT NULL, birth BLOB NOT NULL,
  PRIMARY KEY (agent, place)
);
CREATE TABLE thought (
  agent INTEGER NOT NULL, id TEXT NOT NULL, night INTEGER NOT NULL,
  topic TEXT NOT NULL, question TEXT NOT NULL, thinker TEXT NOT NULL,
  answer TEXT, cost INTEGER NOT NULL DEFAULT 0,
  UNIQUE (agent, id)
);
CREATE INDEX thought_pending ON thought (agent) WHERE answer IS NULL;
CREATE INDEX thought_by_night ON thought (agent, night);
"""
SEARCH = """
CREATE VIRTUAL TABLE memory_text USING fts5 (
  text, content = 'memory', content_rowid = 'id', tokenize = 'porter unicode61'
);
CREATE TRIGGER memory_text_born AFTER INSERT ON memory BEGIN
  INSERT INTO memory_text (rowid, text) VALUES (new.id, new.text);
END;
CREATE TRIGGER memory_text_gone AFTER DELETE ON memory BEGIN
  INSERT INTO memory_text (memory_text, rowid, text) VALUES ('delete', old.id, old.text);
END;
CREATE TRIGGER memory_text_reworded AFTER UPDATE OF text ON memory BEGIN
  INSERT INTO memory_text (memory_text, rowid, text) VALUES ('delete', old.id, old.text);
  INSERT INTO memory_text (rowid, text) VALUES (new.id, new.text);
END;
"""


def first_tables() -> str:
    """Everything a mind needs; every key begins with the agent."""
    return WHAT_HAPPENED + WHAT_IS_KNOWN + WHAT_WAS_DONE + SEARCH


def texture_and_endings() -> str:
    """What goes with the words, how memories end, and the tone of sessions."""
    return """
ALTER TABLE memory ADD COLUMN texture TEXT NOT NULL DEFAULT '';
ALTER TABLE memory ADD COLUMN ended TEXT;
ALTER TABLE memory ADD COLUMN ended_session INTEGER;
ALTER TABLE memory ADD COLUMN ended_by INTEGER;
ALTER TABLE memory ADD COLUMN ended_why TEXT NOT NULL DEFAULT '';
DROP INDEX memory_by_layer;
CREATE INDEX memory_by_layer ON memory (agent, layer, session) WHERE ended IS NULL;
CREATE INDEX memory_holding ON memory (agent, kind, number) WHERE ended IS NULL;
ALTER TABLE memory ADD COLUMN subject TEXT NOT NULL DEFAULT '';
UPDATE memory SET subject = reverie_subject(text);
CREATE INDEX memory_on ON memory (agent, subject, number) WHERE subject <> '';
CREATE INDEX memory_presence ON memory (agent, layer, kind, since, salience, number)
  WHERE ended IS NULL;
CREATE INDEX memory_fading ON memory (agent, kind, since, salience, strength)
  WHERE ended IS NULL AND layer = 2 AND author <> 'person';
CREATE TABLE tone (
  agent INTEGER NOT NULL, session INTEGER NOT NULL,
  mood TEXT NOT NULL, style TEXT NOT NULL, turns TEXT NOT NULL,
  carry_forward TEXT NOT NULL, calibration TEXT NOT NULL,
  author TEXT NOT NULL, sources TEXT NOT NULL,
  PRIMARY KEY (agent, session)
);
"""


def replay_and_links() -> str:
    """What a night replays and prunes by: priorities, permanence, and how many links there are."""
    return """
ALTER TABLE memory ADD COLUMN times INTEGER NOT NULL DEFAULT 0;
ALTER TABLE memory ADD COLUMN permanent INTEGER;
ALTER TABLE memory ADD COLUMN still INTEGER NOT NULL DEFAULT 0;
ALTER TABLE memory ADD COLUMN scramble INTEGER NOT NULL DEFAULT 0;
UPDATE memory SET scramble = reverie_scramble(number),
  still = reverie_still(importance, valence, arousal, goal, tagged);
CREATE INDEX memory_asking ON memory (agent, still DESC, born DESC, number, night, times)
  WHERE tagged AND ended IS NULL AND permanent IS NULL;
CREATE INDEX memory_fresh ON memory (agent, born DESC, still DESC, number, night, times)
  WHERE tagged AND ended IS NULL AND permanent IS NULL;
CREATE INDEX memory_known ON memory (agent, scramble, number, strength, night, times)
  WHERE strength > 0 AND ended IS NULL AND permanent IS NULL;
DROP INDEX memory_fading;
CREATE INDEX memory_fading ON memory (agent, kind, since, salience)
  WHERE ended IS NULL AND layer = 2 AND author <> 'person' AND permanent IS NULL;
DROP INDEX memory_holding;
CREATE INDEX memory_holding ON memory (agent, kind, number, ended) WHERE ended IS NULL;
CREATE INDEX memory_unfading ON memory (agent, layer, kind, salience, number)
  WHERE ended IS NULL AND kind IN ('question', 'tension');
ALTER TABLE journal ADD COLUMN wall INTEGER;
ALTER TABLE journal ADD COLUMN cpu INTEGER;
ALTER TABLE link ADD COLUMN way INTEGER NOT NULL DEFAULT 0;
CREATE INDEX link_settled ON link (agent, weight) WHERE night IS NULL;
ALTER TABLE agent ADD COLUMN links INTEGER NOT NULL DEFAULT 0;
UPDATE agent SET links = (SELECT count(*) FROM link WHERE link.agent = agent.number);
"""


def rules_of_what_is_derived() -> str:
    """Which rules derived the subjects of memories and the glosses, so that better ones can."""
    from reverie.domain.values.gloss import FIRST_RULES

    return f"""
ALTER TABLE memory ADD COLUMN rules TEXT NOT NULL DEFAULT '';
CREATE INDEX memory_by_rules ON memory (agent, rules);
ALTER TABLE gloss ADD COLUMN rules TEXT NOT NULL DEFAULT '{FIRST_RULES}';
CREATE INDEX gloss_by_rules ON gloss (agent, rules, episode);
"""


def plain_rows() -> str:
    """Rows of any kind that needs no query of its own; a pair of numbers is a key of two."""
    return """
CREATE TABLE plain_row (
  agent INTEGER NOT NULL, kind TEXT NOT NULL, key NOT NULL, other INTEGER NOT NULL DEFAULT 0,
  body BLOB NOT NULL,
  PRIMARY KEY (agent, kind, key, other)
) WITHOUT ROWID;
"""


def tags_of_sessions() -> str:
    """What was tagged for replay as a session ended; none of those that ended before."""
    return """
ALTER TABLE session ADD COLUMN tagged TEXT;
"""


def notes_beside_sessions() -> str:
    """A note waits like a session and has the number of the last one."""
    return """
DROP INDEX session_by_number;
CREATE INDEX session_by_number ON session (agent, number) WHERE number IS NOT NULL;
"""


def who_has_read_a_session() -> str:
    """Which thinker has read what was taken in of a session, and how far; so far the rules."""
    return """
ALTER TABLE session ADD COLUMN reader TEXT NOT NULL DEFAULT 'rules';
ALTER TABLE session ADD COLUMN thought_over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN left_out TEXT NOT NULL DEFAULT '';
CREATE INDEX session_to_think_over ON session (agent, number)
  WHERE number IS NOT NULL AND taken > thought_over;
"""


def dozed_sessions() -> str:
    """Up to where a session is not owed that a doze has taken in; none of all others."""
    return """
ALTER TABLE session ADD COLUMN repaid TEXT;
CREATE INDEX session_dozed ON session (agent, number) WHERE repaid IS NOT NULL;
"""


def aims_and_outcomes() -> str:
    """What each session was for and how it ended; of earlier ones nobody noted it."""
    return """
ALTER TABLE tone ADD COLUMN aim TEXT NOT NULL DEFAULT '';
ALTER TABLE tone ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
"""


def traces_of_sessions() -> str:
    """Which tools each session used, in order; of earlier ones nobody noted it."""
    return """
ALTER TABLE session ADD COLUMN trace TEXT NOT NULL DEFAULT '';
"""


def vectors_of_memories() -> str:
    """Vectors of episodes and of memories, of several models; the next night makes them anew."""
    return VECTORS


def digests_of_the_journal() -> str:
    """A digest beside each entry of a mind in a home, and the MAC of its file."""
    return """
CREATE TABLE journal_digest (
  agent INTEGER NOT NULL, number INTEGER NOT NULL, digest BLOB NOT NULL,
  PRIMARY KEY (agent, number)
) WITHOUT ROWID;
CREATE TABLE keyed (one INTEGER PRIMARY KEY CHECK (one = 1), mac BLOB NOT NULL);
"""


# A file of version n has been through the first n of these.
MIGRATIONS: tuple[Callable[[], str], ...] = (
    first_tables,
    texture_and_endings,
    replay_and_links,
    recall_index,
    rules_of_what_is_derived,
    plain_rows,
    tags_of_sessions,
    notes_beside_sessions,
    who_has_read_a_session,
    dozed_sessions,
    aims_and_outcomes,
    traces_of_sessions,
    vectors_of_memories,
    digests_of_the_journal,
)


def full_text_tables() -> dict[str, str]:
    """The statement that makes each full-text table."""
    made = "".join(migration() for migration in MIGRATIONS)
    found = re.findall(r"CREATE VIRTUAL TABLE (\w+) USING[^;]+;", made)
    statements = re.findall(r"CREATE VIRTUAL TABLE \w+ USING[^;]+;", made)
    return dict(zip(found, statements, strict=True))
