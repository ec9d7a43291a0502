-- DuckDB: DELETE with RETURNING leaves out rows that the same transaction has inserted. Run it with: duckdb < repro.sql

CREATE TABLE t (a INTEGER);
BEGIN;
INSERT INTO t VALUES (1);
-- Must give 1.
DELETE FROM t RETURNING a;
ROLLBACK;
