-- A condition with NOT IN (query), or with ALL (query), is true of NULL
-- Tableau Hyper 0.0.26963 (PyPI `tableauhyperapi`, its `hyperd`), on an empty database. Run it with: psql -h 127.0.0.1 -p 7483 -U panoptes -d test.hyper -f repro.sql
CREATE TABLE t (a INTEGER, b INTEGER);
INSERT INTO t (a, b) VALUES (1, 10), (NULL, 30);
CREATE TABLE u (c INTEGER);
INSERT INTO u (c) VALUES (3);

-- The next two queries must give the same rows.
SELECT b FROM t WHERE a NOT IN (SELECT c FROM u);
SELECT b FROM t WHERE a NOT IN (3);
