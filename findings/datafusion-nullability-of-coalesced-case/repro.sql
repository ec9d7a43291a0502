-- GROUP BY a COALESCE of a CASE with `a AND NULL` is an internal error
-- DataFusion 55.2.0, in an empty session. Run it with: datafusion-cli -f repro.sql
CREATE TABLE t (a BOOLEAN);

-- The first query must not fail; the second says the same.
SELECT c FROM (SELECT COALESCE(CASE WHEN a AND NULL THEN NULL ELSE 1 END) AS c FROM t WHERE a) AS k GROUP BY c;
SELECT CASE WHEN a AND NULL THEN NULL ELSE 1 END AS c FROM t WHERE a GROUP BY CASE WHEN a AND NULL THEN NULL ELSE 1 END;
