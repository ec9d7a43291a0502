-- DuckDB: DELETE by a field of a STRUCT with IN deletes rows whose field is NULL. Run it with: duckdb < repro.sql

CREATE TABLE t (s STRUCT(a INTEGER, b INTEGER));
INSERT INTO t VALUES ({'a': NULL, 'b': 1}), ({'a': 3, 'b': 3});
BEGIN;
-- Must give 3 alone.
DELETE FROM t WHERE s.a IN (1, 3) RETURNING s.b;
ROLLBACK;
