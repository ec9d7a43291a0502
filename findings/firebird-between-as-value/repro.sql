-- BETWEEN as a value is NULL where one of its comparisons is false
-- Firebird 3.0.11, on an empty database. Run it with: isql-fb -i repro.sql

CREATE TABLE t (a INTEGER, c INTEGER);
INSERT INTO t VALUES (11, NULL);
COMMIT;

-- The next two queries must give the same rows.
SELECT a BETWEEN 20 AND c AS p FROM t;
SELECT a >= 20 AND a <= c AS p FROM t;
