-- DuckDB: DELETE with RETURNING gives NULL for values of rows behind the first 2,048. Run it with: duckdb < repro.sql

CREATE TABLE t (a INTEGER);
INSERT INTO t SELECT CASE WHEN i >= 2048 THEN i END FROM range(2050) AS r (i);
BEGIN;
-- Must give the values 2048 and 2049 beside 2,048 NULLs.
DELETE FROM t RETURNING a;
ROLLBACK;
