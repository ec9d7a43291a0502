-- Wrong result: missing rows with LEFT JOIN, IS NOT TRUE
-- MySQL 5.6.14, MariaDB 10.1.23, on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
CREATE TABLE b (y INTEGER);
INSERT INTO a VALUES (1), (2);
INSERT INTO b VALUES (1);

-- The next two queries must give the same rows.
SELECT a.x, b.y FROM a LEFT JOIN b ON a.x = b.y WHERE (b.y > 5) IS NOT TRUE;

SELECT a.x, b.y FROM a LEFT JOIN b ON a.x = b.y WHERE CASE WHEN b.y > 5 THEN FALSE ELSE TRUE END;
