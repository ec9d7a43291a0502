-- An indexed expression is NULL over a FULL JOIN
-- Turso 0.8.3 (PyPI `pyturso`), on an empty database. Run it with: tursodb -q < repro.sql
CREATE TABLE t (b INTEGER, c VARCHAR(10));
INSERT INTO t (b, c) VALUES (0, 'a');
CREATE INDEX i ON t (unicode(c));
CREATE TABLE u (b INTEGER);

-- The next two queries must give the same rows.
SELECT unicode(c) AS x FROM t FULL JOIN u ON FALSE;
SELECT unicode(c) AS x FROM t UNION ALL SELECT NULL FROM u;
