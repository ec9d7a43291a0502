-- Run in an empty DuckDB database.
CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1);
CREATE TABLE b (x INTEGER, g INTEGER GENERATED ALWAYS AS (COALESCE(x, 7)) VIRTUAL);
INSERT INTO b (x) VALUES (2);

-- No row of b matches, so both columns of b must be NULL. DuckDB: 1, NULL, 7.
SELECT a.x, b.x, b.g FROM a LEFT JOIN b ON a.x = b.x;

-- The same with a derived table in place of the generated column. DuckDB: 1, NULL, NULL, as it must be.
SELECT a.x, b.x, b.g FROM a LEFT JOIN (SELECT x, COALESCE(x, 7) AS g FROM b) b ON a.x = b.x;

-- The row without a match has g NULL, so one row must come back. DuckDB: none.
SELECT a.x FROM a LEFT JOIN b ON a.x = b.x WHERE b.g IS NULL;
