-- MariaDB: a LEFT JOIN on a condition that is never true takes quadratic time. Run it with: mariadb --table test < repro.sql
SET SESSION max_recursive_iterations = 100000;
CREATE TABLE t1 (c0 INTEGER);
CREATE TABLE t2 (c0 INTEGER);
INSERT INTO t1 WITH RECURSIVE g(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM g WHERE x < 10000) SELECT x FROM g;
INSERT INTO t2 SELECT c0 FROM t1;
-- The next two must give the same rows, in about the same time.
SELECT t1.c0, t2.c0 FROM t1 LEFT JOIN t2 ON 1 = 0;
SELECT t1.c0, NULL FROM t1;
