-- One column under two names gives another column beside EXISTS
-- Apache Ignite 2.17.0, on a fresh node with the Calcite engine. Run it with: sqlline.sh -u jdbc:ignite:thin://127.0.0.1 -f repro.sql

CREATE TABLE t (a INTEGER);
CREATE TABLE u (a INTEGER, c INTEGER, d INTEGER);
INSERT INTO u (a, c, d) VALUES (1, 2, 3);

-- The next two queries must give the same rows.
SELECT y.a, EXISTS (SELECT 1 FROM t WHERE t.a = y.e) AS p FROM (SELECT a, c, d, a AS e FROM u) AS y;
SELECT u.a, EXISTS (SELECT 1 FROM t WHERE t.a = u.a) AS p FROM u;
