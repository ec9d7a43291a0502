-- Run it with: java org.apache.derby.tools.ij, then: CONNECT 'jdbc:derby:memory:m;create=true'; RUN 'repro.sql';
CREATE TABLE t (a INTEGER);
SELECT a, COUNT(*) FROM t GROUP BY ROLLUP(a);
SELECT COUNT(*) FROM t;
