-- UPDATE and DELETE by an indexed column behind a virtual one leave out rows
-- DuckDB 1.5.0.0, on an empty database. Run it with: duckdb < repro.sql

CREATE TABLE t (a INTEGER, g INTEGER GENERATED ALWAYS AS (a + 1) VIRTUAL, b INTEGER, c INTEGER);
CREATE INDEX i ON t (c);
CREATE INDEX j ON t (b);
INSERT INTO t (a, b, c) VALUES (1, 127, 0), (2, 3, 1);

-- The next two queries must give the same rows.
BEGIN;
UPDATE t SET a = 0 WHERE b >= 127;
SELECT a, b FROM t;
ROLLBACK;

SELECT CASE WHEN b >= 127 THEN 0 ELSE a END, b FROM t;
