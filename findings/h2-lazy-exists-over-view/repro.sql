-- H2 2.5.252, on an empty database:
-- java -cp h2-2.5.252.jar org.h2.tools.RunScript -url jdbc:h2:mem: -script repro.sql -showResults
CREATE TABLE t (id INTEGER PRIMARY KEY, a INTEGER);
INSERT INTO t VALUES (0, 0), (1, 1);
CREATE VIEW v AS SELECT id, a FROM t;
SET LAZY_QUERY_EXECUTION 1;
-- 0; must be 0 and 1.
SELECT a FROM v AS x WHERE NOT EXISTS (SELECT 1 FROM v WHERE CASE WHEN v.a IS NOT DISTINCT FROM x.a AND v.id < x.id THEN TRUE END);
-- 0 and 1: the same over the table.
SELECT a FROM t AS x WHERE NOT EXISTS (SELECT 1 FROM t WHERE CASE WHEN t.a IS NOT DISTINCT FROM x.a AND t.id < x.id THEN TRUE END);
SET LAZY_QUERY_EXECUTION 0;
-- 0 and 1.
SELECT a FROM v AS x WHERE NOT EXISTS (SELECT 1 FROM v WHERE CASE WHEN v.a IS NOT DISTINCT FROM x.a AND v.id < x.id THEN TRUE END);
