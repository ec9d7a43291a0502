-- HSQLDB: a count is not NULL. Run it with: java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= repro.sql

CREATE TABLE t (a INTEGER);
INSERT INTO t VALUES (NULL);

-- Must give no row.
SELECT 1 FROM t WHERE (SELECT COUNT(*) FROM t) IS NOT DISTINCT FROM NULL;
