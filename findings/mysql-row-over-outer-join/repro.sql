-- Wrong result: missing rows with LEFT JOIN and a row NOT IN a list
-- MySQL 5.6.14, MySQL 8.0.33, MySQL 9.7.4, MariaDB 10.2.11, MariaDB 10.11.5, MariaDB 10.11.18, MariaDB 11.4.5, MariaDB 11.8.6, on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1);
CREATE TABLE b (y INTEGER);

-- The next two queries must give the same rows.
SELECT a.x FROM a LEFT JOIN b ON a.x = b.y WHERE (b.y, 1) NOT IN ((5, 2));

SELECT a.x FROM a LEFT JOIN b ON a.x = b.y WHERE CASE WHEN (b.y, 1) NOT IN ((5, 2)) THEN 1 ELSE 0 END = 1;
