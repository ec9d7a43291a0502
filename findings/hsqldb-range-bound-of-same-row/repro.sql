-- HSQLDB 2.7.4, on an empty database: a range over an index whose bound is of the same row gives no row.

CREATE TABLE t (a INTEGER);
CREATE INDEX i ON t (a);
INSERT INTO t VALUES (0), (1), (5);

SELECT a FROM t WHERE a BETWEEN a AND 1;
SELECT a FROM t WHERE a >= a AND a <= 1;
SELECT a, a BETWEEN a AND 1 FROM t;

DROP INDEX i;
SELECT a FROM t WHERE a BETWEEN a AND 1;
