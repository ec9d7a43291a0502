-- A correlated subquery that compares INTEGER with BIGINT finds no row
-- Apache Ignite 2.17.0, on a fresh node with the Calcite engine. Run it with: sqlline.sh -u jdbc:ignite:thin://127.0.0.1 -f repro.sql

CREATE TABLE t (d BIGINT);
INSERT INTO t (d) VALUES (0), (0), (NULL);
CREATE TABLE v (c INTEGER NOT NULL);
INSERT INTO v (c) VALUES (0);

-- The next two queries must give the same row.
SELECT c FROM v WHERE EXISTS (SELECT 1 FROM t WHERE c = d);
SELECT DISTINCT v.c FROM v JOIN t ON v.c = t.d;
