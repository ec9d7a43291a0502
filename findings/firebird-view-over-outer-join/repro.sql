-- A computed column of a view is computed on the empty side of an outer join
-- Firebird 3.0.11, on an empty database. Run it with: isql-fb -i repro.sql

CREATE TABLE t (a INTEGER);
CREATE TABLE u (c INTEGER);
INSERT INTO t VALUES (11);
CREATE VIEW v AS SELECT COALESCE(4, c) AS f FROM u;
COMMIT;

-- The next two queries must give the same rows.
SELECT v.f FROM t LEFT JOIN v ON 1 = 0;
SELECT v.f FROM t LEFT JOIN (SELECT COALESCE(4, c) AS f FROM u) v ON 1 = 0;
