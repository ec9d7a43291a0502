-- PostgreSQL 18: an internal error. Run it with: psql -f repro.sql

CREATE TABLE t (a INTEGER PRIMARY KEY, b INTEGER);

SELECT 1 FROM t AS y JOIN t AS z ON z.a = y.a CROSS JOIN LATERAL (SELECT y.b AS k UNION ALL SELECT y.b) AS w WHERE COALESCE(k, 1) = k;
