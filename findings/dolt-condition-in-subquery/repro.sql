-- Wrong result: missing rows with IN (subquery) over Booleans
-- Dolt 1.83.2. Run it in a database of its own with: dolt sql < repro.sql

-- The next two queries must give the same rows.
SELECT 1 WHERE TRUE IN (SELECT TRUE);

SELECT 1 WHERE 1 IN (SELECT 1);
