-- An INTERSECT within an INTERSECT compares only the columns that are read above it
-- Tableau Hyper 0.0.26963 (PyPI `tableauhyperapi`, its `hyperd`), on an empty database. Run it with: psql -h 127.0.0.1 -p 7483 -U panoptes -d test.hyper -f repro.sql
CREATE TABLE t (a INTEGER, c INTEGER);
INSERT INTO t (a, c) VALUES (-1, 5);
CREATE TABLE u (a INTEGER, c INTEGER);
INSERT INTO u (a, c) VALUES (-1, 0);

-- The next two queries must give the same rows.
SELECT a FROM (SELECT a, c FROM t INTERSECT SELECT a, c FROM u) AS z INTERSECT SELECT -1 FROM u;
SELECT a FROM (SELECT a, c FROM t INTERSECT SELECT a, c FROM u) AS z;
