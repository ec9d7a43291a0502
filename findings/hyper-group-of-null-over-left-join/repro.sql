-- GROUP BY over a LEFT JOIN of a DISTINCT query loses the group of NULL
-- Tableau Hyper 0.0.26963 (PyPI `tableauhyperapi`, its `hyperd`), on an empty database. Run it with: psql -h 127.0.0.1 -p 7483 -U panoptes -d test.hyper -f repro.sql
CREATE TABLE t (a INTEGER);
INSERT INTO t (a) VALUES (1);
CREATE TABLE u (f INTEGER);
INSERT INTO u (f) VALUES (NULL), (2);

-- The next two queries must give the same rows.
SELECT d.f, COUNT(t.a) AS n FROM (SELECT DISTINCT f FROM u) AS d LEFT JOIN t ON t.a = d.f GROUP BY d.f;
SELECT d.f, COUNT(t.a) AS n FROM u AS d LEFT JOIN t ON t.a = d.f GROUP BY d.f;
