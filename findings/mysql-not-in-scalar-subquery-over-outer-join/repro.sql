-- Wrong result: wrong rows with NOT IN over a scalar subquery and an outer join
-- MySQL 5.6.14, MySQL 8.0.33, MySQL 9.7.4, on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (0), (1);

-- The next two queries must give the same rows.
SELECT a.x, b.x FROM a LEFT JOIN a AS b ON a.x < b.x WHERE 5 NOT IN (SELECT (SELECT c.x FROM a AS c WHERE c.x = b.x));

SELECT u, v FROM (SELECT a.x AS u, b.x AS v, 5 NOT IN (SELECT (SELECT c.x FROM a AS c WHERE c.x = b.x)) AS q FROM a LEFT JOIN a AS b ON a.x < b.x) AS d WHERE CASE WHEN q THEN 1 ELSE 0 END = 1;
