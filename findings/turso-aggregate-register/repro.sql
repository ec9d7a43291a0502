-- An aggregate in a common table that is read by EXISTS in a UNION is an internal error
-- Turso 0.8.3 (PyPI `pyturso`), on an empty database. Run it with: tursodb -q < repro.sql
CREATE TABLE t (a INTEGER NOT NULL, c INTEGER);
INSERT INTO t (a, c) VALUES (0, 0), (1, 0);

-- The next two queries must give the same rows.
WITH x AS (SELECT b.c AS e, (SELECT MIN(FALSE) FROM t WHERE a = b.c) FROM t AS b) SELECT NULL FROM x AS y WHERE EXISTS (SELECT 1 FROM x WHERE y.e) UNION SELECT NULL FROM x AS y WHERE EXISTS (SELECT 1 FROM x WHERE y.e) UNION SELECT NULL FROM x AS y WHERE EXISTS (SELECT 1 FROM x WHERE y.e);
SELECT NULL FROM t WHERE FALSE;
