-- DuckDB: ORDER BY with LIMIT gives no row where the first row group has only deleted rows. Run it with: duckdb < repro.sql

CREATE TABLE t (k INTEGER PRIMARY KEY, w INTEGER);
INSERT INTO t SELECT i, 0 FROM range(122880) AS r (i);
DELETE FROM t;
INSERT INTO t VALUES (1, 1);
-- Must give 1.
SELECT w FROM t ORDER BY k LIMIT 1;
SELECT w FROM t WHERE k = (SELECT MIN(k) FROM t);
