-- Wrong result: wrong value with MAX of an indexed text that is compared with a number
-- MySQL 5.6.14, MySQL 8.0.33, MariaDB 10.2.11, MariaDB 10.11.5, MariaDB 10.11.18, MariaDB 11.4.5, MariaDB 11.8.6, on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x VARCHAR(10), KEY (x));
INSERT INTO a VALUES ('a');

-- The next two queries must give the same rows.
SELECT MAX(x) FROM a WHERE x = 0;

SELECT MAX(CASE WHEN x = 0 THEN x END) FROM a;
