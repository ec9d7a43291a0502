-- Run it with: java org.apache.derby.tools.ij, then: CONNECT 'jdbc:derby:memory:m;create=true'; RUN 'repro.sql';
CREATE TABLE t (a INTEGER);
INSERT INTO t VALUES (1), (2);
SELECT a, n FROM (SELECT a, COUNT(*) AS n FROM t GROUP BY ROLLUP(a)) AS x WHERE a > 1;
SELECT a, COUNT(*) AS n FROM t GROUP BY ROLLUP(a) HAVING a > 1;
