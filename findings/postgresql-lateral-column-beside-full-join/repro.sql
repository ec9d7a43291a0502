-- PostgreSQL 16 to 18: an internal error. Run it with: psql -f repro.sql

CREATE TABLE a (x INTEGER NOT NULL);
CREATE TABLE b (y INTEGER, z INTEGER);

SELECT 1
FROM a FULL JOIN b ON FALSE
  LEFT JOIN LATERAL (SELECT b.z AS k) AS l ON FALSE
  LEFT JOIN (b AS c CROSS JOIN b AS d) ON l.k = d.y
WHERE a.x >= 1;
