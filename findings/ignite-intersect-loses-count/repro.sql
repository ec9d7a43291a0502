-- INTERSECT loses the count of no rows
-- Apache Ignite 2.17.0, on a fresh node with the Calcite engine. Run it with: sqlline.sh -u jdbc:ignite:thin://127.0.0.1 -f repro.sql

CREATE TABLE u (g INTEGER NOT NULL);
CREATE TABLE f (g INTEGER NOT NULL);
INSERT INTO f (g) VALUES (0), (0), (0), (0), (0), (0), (0);

-- The next two queries must give the same row.
SELECT COUNT(*) FROM u WHERE FALSE INTERSECT SELECT 0 FROM f;
SELECT COUNT(*) FROM u INTERSECT SELECT 0 FROM f;
