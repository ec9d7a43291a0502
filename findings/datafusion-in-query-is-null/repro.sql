-- IN (query) IS NULL is false where IN is NULL
-- DataFusion 55.2.0 (PyPI `datafusion` 55.0.0), on an empty database. Run it with: datafusion-cli -f repro.sql
CREATE TABLE t (a INTEGER);
INSERT INTO t (a) VALUES (0);
CREATE TABLE u (a INTEGER);
INSERT INTO u (a) VALUES (NULL);

-- The next two queries must give the same rows.
SELECT a FROM t WHERE (a IN (SELECT a FROM u)) IS NULL;
SELECT a FROM t WHERE (a IN (CAST(NULL AS INTEGER))) IS NULL;
