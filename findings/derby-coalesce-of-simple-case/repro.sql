-- A NullPointerException in COALESCE over CASE a WHEN b. Derby 10.17.1.0, on an empty database.
CREATE TABLE t (a INTEGER);
INSERT INTO t VALUES (0);
SELECT COALESCE(CASE a WHEN 0 THEN 5 END, 1) FROM t;
