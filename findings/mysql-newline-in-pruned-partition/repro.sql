-- Wrong result: missing rows where a partition is searched by a text with a newline
-- MySQL 5.6.14, MySQL 8.0.33, MySQL 9.7.4, MariaDB 10.2.11, on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE a (x INTEGER) PARTITION BY RANGE (x) (PARTITION p0 VALUES LESS THAN (1), PARTITION p1 VALUES LESS THAN MAXVALUE);
INSERT INTO a VALUES (2);

-- The next two queries must give the same rows.
SELECT x FROM a WHERE x = '\n2';

SELECT x FROM a WHERE CASE WHEN x = '\n2' THEN 1 ELSE 0 END = 1;
