-- A join on a range whose ends are one column never ends
-- Trino 476, memory connector, an empty schema. Run it with: trino --server http://127.0.0.1:8080 --catalog memory --schema test -f repro.sql

CREATE TABLE t (a INTEGER);
INSERT INTO t (a) VALUES (1);

-- Does not end: without a limit it runs for as long as the server does.
SET SESSION query_max_execution_time = '10s';
SELECT x.a FROM t x JOIN t y ON x.a BETWEEN y.a AND y.a;

-- Gives one row.
SELECT x.a FROM t x JOIN t y ON x.a + 0 BETWEEN y.a AND y.a;
SET SESSION enable_dynamic_filtering = false;
SELECT x.a FROM t x JOIN t y ON x.a BETWEEN y.a AND y.a;
