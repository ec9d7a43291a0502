-- PostgreSQL 18.6 configured with --enable-cassert: a failed assertion. Run it with: psql -f repro.sql

CREATE TABLE a (x INTEGER, k INTEGER);
CREATE TABLE b (y INTEGER, k INTEGER);
CREATE TABLE c (i INTEGER PRIMARY KEY, w INTEGER);

SELECT 1
FROM a FULL JOIN b ON x = y
  CROSS JOIN LATERAL (SELECT a.k UNION ALL SELECT b.k) AS z
  CROSS JOIN c
WHERE (w = 1 OR a.k = z.k) AND b.k = z.k AND i = 1;
