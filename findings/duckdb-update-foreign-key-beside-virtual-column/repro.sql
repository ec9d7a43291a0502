-- INTERNAL Error: an UPDATE of a foreign key in a table with a virtual column
-- DuckDB 1.3.0.0, on an empty database. Run it with: duckdb < repro.sql

CREATE TABLE t (a INTEGER PRIMARY KEY);
INSERT INTO t VALUES (0);
CREATE TABLE u (b INTEGER REFERENCES t (a), c BOOLEAN, d BOOLEAN GENERATED ALWAYS AS (TRUE) VIRTUAL, e UINTEGER);
INSERT INTO u (b, c, e) VALUES (0, TRUE, 0);

BEGIN;
UPDATE u SET b = u.b WHERE u.c;
SELECT b FROM u;
ROLLBACK;
