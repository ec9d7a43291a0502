-- Run it with: java -cp h2-VERSION.jar org.h2.tools.RunScript -url jdbc:h2:mem: -script repro.sql -showResults
CREATE TABLE t (a INTEGER, b INTEGER);
CREATE TABLE u (c INTEGER, d INTEGER);
INSERT INTO t VALUES (NULL, 1);
INSERT INTO u VALUES (NULL, 0);
SELECT a, b FROM t WHERE (a, b) NOT IN (SELECT c, d FROM u);
SELECT a, b FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE (t.a = u.c AND t.b = u.d) IS NOT FALSE);
SELECT a, b FROM t WHERE (a, b) NOT IN ((NULL, 0));
SELECT (a, b) IN (SELECT c, d FROM u) AS x FROM t;
SELECT (a, b) = (SELECT c, d FROM u) AS x FROM t;
