-- DISTINCT over IS UNKNOWN is an internal error
-- DataFusion 55.2.0 (PyPI `datafusion` 55.0.0), on an empty database. Run it with: datafusion-cli -f repro.sql
CREATE TABLE t (a BOOLEAN);

-- The next two queries must give the same rows.
SELECT DISTINCT a IS UNKNOWN FROM t;
SELECT DISTINCT a IS NULL FROM t;
