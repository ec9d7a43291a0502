-- Run it with: duckdb < repro.sql
CREATE TABLE t (a VARCHAR);
INSERT INTO t VALUES ('a');
-- No row must come back: NULLIF(a, a) is NULL, and so is NULL LIKE '%a%'.
SELECT a FROM t WHERE NULLIF(a, a) LIKE '%a%';
SELECT a FROM t WHERE CASE WHEN a = a THEN NULL ELSE a END LIKE '%a%';
SELECT a FROM t WHERE contains(NULLIF(a, 'a'), 'a');
-- The condition itself is NULL, as it should be:
SELECT a, NULLIF(a, a) LIKE '%a%' AS p FROM t;
EXPLAIN SELECT a FROM t WHERE NULLIF(a, a) LIKE '%a%';
