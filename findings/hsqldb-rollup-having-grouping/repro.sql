-- Run it with: java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= repro.sql
CREATE TABLE t (a INTEGER);
SELECT a, COUNT(*) FROM t GROUP BY ROLLUP(a) HAVING GROUPING(a) = 0;
SELECT a, GROUPING(a), COUNT(*) FROM t GROUP BY ROLLUP(a);
