-- A condition of a join with two EXISTS within COALESCE or CASE reads another column
-- Apache Ignite 2.17.0, on a fresh node with the Calcite engine. Run it with: sqlline.sh -u jdbc:ignite:thin://127.0.0.1 -f repro.sql

CREATE TABLE t (id INTEGER NOT NULL, a INTEGER, PRIMARY KEY (id));
INSERT INTO t (id, a) VALUES (3, 1), (7, NULL);

-- The next two queries must give the same rows.
SELECT x.id, y.id FROM t AS x FULL JOIN t AS y ON COALESCE(x.a < y.id AND (NOT EXISTS (SELECT 1 FROM (SELECT 1 AS v) AS w WHERE x.id <= 1) OR EXISTS (SELECT 1 FROM (SELECT 1 AS v) AS w WHERE NULLIF(x.id <= 1, FALSE))), FALSE);
SELECT x.id, y.id FROM t AS x FULL JOIN t AS y ON x.a < y.id AND (NOT EXISTS (SELECT 1 FROM (SELECT 1 AS v) AS w WHERE x.id <= 1) OR EXISTS (SELECT 1 FROM (SELECT 1 AS v) AS w WHERE NULLIF(x.id <= 1, FALSE)));

-- This gives an error: mismatched type $2 INTEGER
SELECT x.id, y.id FROM t AS x LEFT JOIN t AS y ON COALESCE(x.a < y.id AND (NOT EXISTS (SELECT 1 FROM (SELECT 1 AS v) AS w WHERE x.id <= 1) OR EXISTS (SELECT 1 FROM (SELECT 1 AS v) AS w WHERE NULLIF(x.id <= 1, FALSE))), FALSE);
