-- Run it with: java org.apache.derby.tools.ij, then: CONNECT 'jdbc:derby:memory:m;create=true'; RUN 'repro.sql';
CREATE TABLE t (a INTEGER);
CREATE TABLE u (a INTEGER);
INSERT INTO u VALUES (7);
SELECT a FROM u WHERE EXISTS (SELECT COUNT(*) FROM t);
SELECT a FROM u WHERE EXISTS (SELECT MAX(t.a) FROM t WHERE t.a = u.a);
SELECT COUNT(*) FROM t;
