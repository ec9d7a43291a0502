-- The server ends at a LEFT JOIN with a UNION ALL, one part of which is empty, on IS NOT DISTINCT FROM
-- Tableau Hyper 0.0.26963 (PyPI `tableauhyperapi`, its `hyperd`), on an empty database. Run it with: psql -h 127.0.0.1 -p 7483 -U panoptes -d test.hyper -f repro.sql
CREATE TABLE t (p BOOLEAN, s TEXT);
INSERT INTO t (p, s) VALUES (TRUE, NULL);

-- The next two queries must give the same rows.
SELECT 1 AS c FROM t LEFT JOIN (SELECT p, s FROM t UNION ALL SELECT p, s FROM t WHERE 1 = 0) AS x ON t.s IS NOT DISTINCT FROM x.s AND t.s IS NOT NULL AND (t.s IS NOT NULL OR x.p);
SELECT 1 AS c FROM t;
