-- EXISTS over an aggregate without GROUP BY is false where its query finds no row
-- DataFusion 55.2.0, in an empty session. Run it with: datafusion-cli -f repro.sql
CREATE TABLE t1 (a INTEGER);
CREATE TABLE t2 (a INTEGER, b INTEGER);
INSERT INTO t1 VALUES (1);

-- The next two queries must give the same rows.
SELECT a FROM t1 WHERE EXISTS (SELECT MAX(t2.b) FROM t2 WHERE t2.a = t1.a);
SELECT a FROM t1;
