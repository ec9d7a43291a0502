-- INTERNAL Error: an UPDATE of a foreign key in a table with a virtual column
-- DuckDB 1.3.0.0, on an empty database. Run it with: duckdb < repro.sql

CREATE TABLE t (a INTEGER PRIMARY KEY);
INSERT INTO t VALUES (0);
CREATE TABLE u (b INTEGER REFERENCES t (a), d INTEGER GENERATED ALWAYS AS (1) VIRTUAL, e VARCHAR);
INSERT INTO u (b, e) VALUES (0, 'x');

BEGIN;
UPDATE u SET b = 0;
SELECT b FROM u;
ROLLBACK;
