-- CASE x WHEN x is taken for a match where x is NULL
-- Trino 476, memory connector, an empty schema. Run it with: trino --server http://127.0.0.1:8080 --catalog memory --schema test -f repro.sql

CREATE TABLE u (d INTEGER);
INSERT INTO u (d) VALUES (NULL);

-- Gives 1, and must give NULL.
SELECT CASE d WHEN d THEN 1 END AS x FROM u;

-- Gives NULL.
SELECT CASE d WHEN d + 0 THEN 1 END AS x FROM u;
