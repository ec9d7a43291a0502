-- DuckDB: a condition on rowid with ORDER BY and LIMIT is an internal error. Run it with: duckdb < repro.sql

CREATE TABLE t (a INTEGER, b VARCHAR);
INSERT INTO t VALUES (1, 'x'), (2, 'y');
-- Must give y.
SELECT b FROM t WHERE rowid > 0 ORDER BY a LIMIT 1;
