-- A function beside two uses of a common table with subqueries gives NULL
-- Turso 0.8.3 (PyPI `pyturso`), on an empty database. Run it with: tursodb -q < repro.sql
CREATE TABLE t (g VARCHAR(10));
INSERT INTO t VALUES ('a');
CREATE TABLE u (d INTEGER);

-- The next two queries must give the same rows.
WITH y AS (SELECT (SELECT COUNT(*) FROM u WHERE d = b.d) AS e, (SELECT COUNT(*) FROM u) AS f FROM u AS b) SELECT instr('b', g) AS a FROM t UNION ALL SELECT 6 FROM y UNION ALL SELECT 6 FROM y;
WITH y AS (SELECT (SELECT COUNT(*) FROM u WHERE d = b.d) AS e, (SELECT COUNT(*) FROM u) AS f FROM u AS b) SELECT instr('b', g) AS a FROM t UNION ALL SELECT 6 FROM y;
