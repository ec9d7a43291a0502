-- A query is read by the plan of a view that is gone
-- Apache Ignite 2.17.0, on a fresh node with the Calcite engine. Run it with: sqlline.sh -u jdbc:ignite:thin://127.0.0.1 -f repro.sql

CREATE TABLE t (a INTEGER);
INSERT INTO t (a) VALUES (1);
CREATE VIEW v AS SELECT a FROM t;
SELECT a FROM v;
DROP VIEW v;
CREATE VIEW v AS SELECT a + 1 AS a FROM t;

-- The next two queries must give the same rows.
SELECT a FROM v;
SELECT a + 1 AS a FROM t;
