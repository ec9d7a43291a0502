-- Wrong result: 0 for NULL with ANY over a NULL in a derived table
-- MySQL 5.6.14, MariaDB 10.2.11, MariaDB 10.11.5, MariaDB 10.11.18, MariaDB 11.4.5, MariaDB 11.8.6, on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (0);

-- The next two queries must give the same rows.
SELECT 2 >= ANY (SELECT NULL FROM a) AS q FROM a;

SELECT q FROM (SELECT DISTINCT 2 >= ANY (SELECT NULL FROM a) AS q FROM a) AS d;
