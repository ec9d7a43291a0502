-- Run it with: duckdb < repro.sql
CREATE TABLE t (a INTEGER);
INSERT INTO t VALUES (1), (2);
CREATE TABLE u (b BOOLEAN);
INSERT INTO u VALUES (FALSE);
-- One row must come back, not two.
SELECT t.a FROM t LEFT JOIN u ON u.b LIMIT 1;
-- TRUE, for the join has two rows.
SELECT EXISTS (SELECT 1 FROM t LEFT JOIN u ON u.b);
SELECT COUNT(*) > 0 FROM t LEFT JOIN u ON u.b;
EXPLAIN SELECT t.a FROM t LEFT JOIN u ON u.b LIMIT 1;
