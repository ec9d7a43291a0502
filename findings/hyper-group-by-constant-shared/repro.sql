-- MAX over all rows is taken for MAX of groups by a constant elsewhere in the query
-- Tableau Hyper 0.0.26963 (PyPI `tableauhyperapi`, its `hyperd`), on an empty database. Run it with: psql -h 127.0.0.1 -p 7483 -U panoptes -d test.hyper -f repro.sql
CREATE TABLE t (a INTEGER);

-- The next two queries must give the same rows.
SELECT MAX(a) AS m FROM t GROUP BY 'x' || 'y' UNION ALL SELECT MAX(a) FROM t;
SELECT MAX(a) AS m FROM t;
