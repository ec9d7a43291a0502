-- IS NULL on a column of an empty table in a join gives a row
-- Turso 0.8.3 (PyPI `pyturso`), on an empty database. Run it with: tursodb -q < repro.sql
CREATE TABLE t (a INTEGER NOT NULL);
INSERT INTO t (a) VALUES (0);
CREATE TABLE u (a INTEGER);

-- The next two queries must give the same rows.
SELECT u.a, t.a FROM u INNER JOIN t ON u.a IS NULL;
SELECT u.a, t.a FROM u INNER JOIN t ON u.a + 0 IS NULL;
