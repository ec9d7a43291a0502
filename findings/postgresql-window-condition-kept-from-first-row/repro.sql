-- Wrong result: the rows of the first outer row for all, with a window function in a correlated subquery
-- PostgreSQL 15 and 16, on an empty database. Run it with: psql -f repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1), (2), (3);
CREATE TABLE b (y INTEGER);
INSERT INTO b VALUES (0), (0);

-- The next two queries must give the same rows.
SELECT a.x, (SELECT COUNT(*) FROM b INNER JOIN (SELECT COUNT(*) OVER (PARTITION BY y) AS n FROM b) AS c ON c.n = a.x) AS m FROM a;

SELECT a.x, (SELECT COUNT(*) FROM b INNER JOIN (SELECT COUNT(*) OVER (PARTITION BY y) AS n FROM b OFFSET 0) AS c ON c.n = a.x) AS m FROM a;
