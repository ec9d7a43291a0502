-- Wrong result: too many rows with IS NULL of a partitioned table in nested outer joins
-- MySQL 8.0.33, MySQL 9.7.4, on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE a (x INTEGER NOT NULL);
INSERT INTO a VALUES (0);
CREATE TABLE p (x INTEGER NOT NULL) PARTITION BY RANGE (x) (PARTITION p0 VALUES LESS THAN (1), PARTITION p1 VALUES LESS THAN MAXVALUE);
INSERT INTO p VALUES (0);
CREATE TABLE b (y INTEGER);

-- The next two queries must give the same rows.
SELECT a.x FROM a LEFT JOIN (p LEFT JOIN b ON NULL) ON TRUE WHERE p.x IS NULL;

SELECT a.x FROM a LEFT JOIN (p LEFT JOIN b ON NULL) ON TRUE WHERE CASE WHEN p.x IS NULL THEN 1 ELSE 0 END = 1;
