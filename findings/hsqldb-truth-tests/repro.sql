-- Run it with: java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= repro.sql
CREATE TABLE t (c BOOLEAN);
INSERT INTO t VALUES (NULL);
SELECT * FROM t WHERE c IS NOT TRUE;
SELECT * FROM t WHERE c IS NOT FALSE;
SELECT * FROM t WHERE NOT (c IS TRUE);
SELECT c IS NOT TRUE, c IS TRUE, c IS UNKNOWN FROM t;
