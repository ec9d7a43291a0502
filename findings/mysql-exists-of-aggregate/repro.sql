-- MySQL: EXISTS over an aggregate without GROUP BY is computed for each row, though it is always true. Run it with: mysql --table test < repro.sql
SET SESSION cte_max_recursion_depth = 100000;
CREATE TABLE t1 (c0 INTEGER);
CREATE TABLE t2 (c0 INTEGER);
INSERT INTO t1 WITH RECURSIVE g(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM g WHERE x < 5000) SELECT x FROM g;
INSERT INTO t2 SELECT c0 FROM t1;
-- The next two must give the same rows, in about the same time.
SELECT c0 FROM t1 WHERE EXISTS (SELECT MAX(t2.c0) FROM t2 WHERE t2.c0 = t1.c0);
SELECT c0 FROM t1;
