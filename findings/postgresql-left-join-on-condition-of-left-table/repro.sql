-- PostgreSQL: a LEFT JOIN reads the second table for each row of the first, though the condition is of the first alone. Run it with: psql -f repro.sql
CREATE TABLE t1 (c0 INTEGER, c1 BOOLEAN);
CREATE TABLE t2 (c0 INTEGER);
INSERT INTO t1 SELECT x, x = 5 FROM generate_series(1, 10000) AS g(x);
INSERT INTO t2 SELECT x FROM generate_series(1, 10000) AS g(x);
ANALYZE;
-- The next two must give the same rows, in about the same time.
SELECT t1.c0, t2.c0 FROM t1 LEFT JOIN t2 ON t1.c1;
SELECT t1.c0, t2.c0 FROM t1 CROSS JOIN t2 WHERE t1.c1 UNION ALL SELECT t1.c0, NULL FROM t1 WHERE t1.c1 IS NOT TRUE;
