-- Wrong result: missing rows with LEFT JOIN and NVL2
-- MariaDB 10.11.5, MariaDB 10.11.18, MariaDB 11.4.5, MariaDB 11.8.6, on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1);
CREATE TABLE b (y INTEGER);

-- The next two queries must give the same rows.
SELECT a.x FROM a LEFT JOIN b ON a.x = b.y WHERE NVL2(b.y, 3, 7) = 7;

SELECT a.x FROM a LEFT JOIN b ON a.x = b.y WHERE CASE WHEN NVL2(b.y, 3, 7) = 7 THEN 1 ELSE 0 END = 1;
