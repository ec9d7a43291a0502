-- Wrong result: too many rows where an indexed INTEGER is a fraction
-- MySQL 5.6.14, MariaDB 10.2.11, MariaDB 10.11.5, MariaDB 10.11.18, MariaDB 11.4.5, MariaDB 11.8.6, on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER, KEY (x));
INSERT INTO a VALUES (1);

-- The next two queries must give the same rows.
SELECT x FROM a WHERE x = 0.5;

SELECT x FROM a WHERE CASE WHEN x = 0.5 THEN 1 ELSE 0 END = 1;
