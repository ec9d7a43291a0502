-- IN with a column of the outer table keeps the value of the first row
-- Turso 0.8.3 (PyPI `pyturso`), on an empty database. Run it with: tursodb -q < repro.sql
CREATE TABLE t (a INTEGER NOT NULL, PRIMARY KEY (a));
INSERT INTO t (a) VALUES (0), (1);

-- The next two queries must give the same rows.
SELECT y.a, z.a FROM t AS y LEFT JOIN t AS z ON z.a IN (y.a);
SELECT y.a, z.a FROM t AS y LEFT JOIN t AS z ON z.a = y.a;
