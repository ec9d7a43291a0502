-- SUM of a group is wrong where a group before it has a NULL
-- Virtuoso 7.2.5.1 (07.20.3229, Debian 12), on an empty database. Run it with: isql-vt 1111 dba dba repro.sql
CREATE TABLE t1 (a INTEGER, b INTEGER);
INSERT INTO t1 (a, b) VALUES (1, NULL);
INSERT INTO t1 (a, b) VALUES (2, 20);

-- The next two queries must give the same rows.
SELECT a, SUM(b) AS s FROM t1 GROUP BY a;
SELECT a, (SELECT SUM(y.b) FROM t1 y WHERE y.a = x.a) AS s FROM t1 x;
