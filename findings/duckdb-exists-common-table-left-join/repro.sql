-- Run in an empty DuckDB database.
CREATE TABLE t (id INTEGER);
INSERT INTO t VALUES (0), (1), (2), (3);

-- Four rows, for each id has one match. DuckDB 2.0: 16, every pair.
SELECT COUNT(*) FROM t AS x LEFT JOIN t AS y
ON EXISTS (WITH n AS (SELECT 1 AS v) SELECT v FROM n WHERE x.id = y.id);

-- The same with a derived table in place of the common one. DuckDB 2.0: 4, as it must be.
SELECT COUNT(*) FROM t AS x LEFT JOIN t AS y
ON EXISTS (SELECT v FROM (SELECT 1 AS v) AS n WHERE x.id = y.id);
