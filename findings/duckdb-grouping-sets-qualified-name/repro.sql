-- Run in an empty DuckDB database.
CREATE TABLE t (a INTEGER);
INSERT INTO t VALUES (1);

-- a and t.a are one column, so both rows must be 1. DuckDB: NULL and 1.
SELECT a FROM t GROUP BY GROUPING SETS ((a), (t.a));

-- The same with the column written the same way twice. DuckDB: 1 and 1, as it must be.
SELECT a FROM t GROUP BY GROUPING SETS ((a), (a));

-- The same in ROLLUP: the row that is grouped by a alone must have 1. DuckDB: NULL, NULL, 1.
SELECT a FROM t GROUP BY ROLLUP (a, t.a);
