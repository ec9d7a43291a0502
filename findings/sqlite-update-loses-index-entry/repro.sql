-- UPDATE of another column loses the entry of a large whole number in an index on a REAL column
-- SQLite 3.28.0, on an empty database. Run it with: sqlite3 < repro.sql

CREATE TABLE t (a INTEGER, b REAL, UNIQUE (b));
INSERT INTO t (a, b) VALUES (NULL, 8366271098608253588);

BEGIN;
UPDATE t SET a = 0;
SELECT a FROM t;
PRAGMA integrity_check;
ROLLBACK;
