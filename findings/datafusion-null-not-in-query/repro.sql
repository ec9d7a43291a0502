-- NULL NOT IN (query) as a constant keeps each row
-- DataFusion 55.2.0, in an empty session. Run it with: datafusion-cli -f repro.sql
CREATE TABLE t (a INTEGER);
INSERT INTO t VALUES (0);

-- The next two queries must give the same rows.
SELECT a FROM t WHERE CAST(NULL AS INTEGER) NOT IN (SELECT a FROM t);
SELECT a FROM t WHERE CAST(NULL AS INTEGER) <> ALL (SELECT a FROM t);
