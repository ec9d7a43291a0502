-- NULL IN (query) is false as a value
-- Firebird 3.0.11, on an empty database. Run it with: isql-fb -i repro.sql

-- The next two queries must give the same rows.
SELECT CAST(NULL AS INTEGER) IN (SELECT 1 FROM RDB$DATABASE) AS p FROM RDB$DATABASE;
SELECT CAST(NULL AS INTEGER) = 1 AS p FROM RDB$DATABASE;
