-- A filter on a CASE over a full join keeps a row that it should not
-- Firebird 3.0.11, on an empty database. Run it with: isql-fb -i repro.sql

CREATE TABLE b (c VARCHAR(10), d BOOLEAN, f INTEGER);
INSERT INTO b VALUES ('a', NULL, 0);
CREATE VIEW w AS SELECT CASE y.c WHEN 'a' THEN y.d ELSE TRUE END AS p FROM b x FULL JOIN b y ON x.f = y.f;
COMMIT;

-- The next two queries must give the same rows.
SELECT COUNT(*) FROM w WHERE p;
SELECT COUNT(CASE WHEN p THEN 1 END) FROM w;
