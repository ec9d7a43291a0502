-- Run it with: java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= repro.sql
CREATE TABLE t (a INTEGER);
INSERT INTO t VALUES (1);
SELECT (CAST(NULL AS INTEGER), -3) IN (SELECT 1, a FROM t) FROM t;
SELECT a FROM t WHERE (CAST(NULL AS INTEGER), -3) NOT IN (SELECT 1, a FROM t);
SELECT (1, -3) IN (SELECT CAST(NULL AS INTEGER), a FROM t) FROM t;
