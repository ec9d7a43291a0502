-- MariaDB: EXISTS with = and <=> of one indexed column keeps a row of NULL. Run it on an empty database with: mariadb --force --table test < repro.sql

CREATE TABLE t (a INTEGER, b BOOLEAN, UNIQUE (a));
INSERT INTO t (a, b) VALUES (NULL, NULL);
-- Must give no row.
SELECT a FROM t AS x WHERE EXISTS (SELECT 1 FROM t WHERE a = x.a AND a <=> x.a AND (NOT (FALSE <=> b)));
SELECT a FROM t WHERE a = a AND (NOT (FALSE <=> b));
