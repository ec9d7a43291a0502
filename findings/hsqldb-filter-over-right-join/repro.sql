-- HSQLDB: a filter over a RIGHT JOIN is applied to the other table. Run it with: java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= repro.sql

CREATE TABLE t (a INTEGER PRIMARY KEY);
INSERT INTO t VALUES (0), (-2);

-- Must give (0, -2) and (0, 0).
SELECT y.a AS c, x.a AS d FROM t AS y RIGHT JOIN t AS x ON TRUE WHERE y.a >= 0 AND x.a IS NOT NULL;
