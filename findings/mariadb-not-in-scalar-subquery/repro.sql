-- Wrong result: missing rows with NOT IN over a correlated scalar subquery
-- MariaDB 10.2.11, MariaDB 10.11.5, MariaDB 10.11.18, MariaDB 11.4.5, MariaDB 11.8.6, on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (0), (1);

-- The next two queries must give the same rows.
SELECT x FROM a WHERE 5 NOT IN (SELECT (SELECT b.x FROM a AS b WHERE b.x = a.x));

SELECT x FROM a WHERE (5 NOT IN (SELECT b.x FROM a AS b WHERE b.x = a.x));
