-- Run it with: java org.apache.derby.tools.ij, then: CONNECT 'jdbc:derby:memory:m;create=true'; RUN 'repro.sql';
CREATE TABLE t (a INTEGER);
SELECT 1 FROM (SELECT e FROM (SELECT 5 AS e FROM t) AS u UNION ALL SELECT a AS e FROM t) AS x JOIN t ON t.a = x.e;
