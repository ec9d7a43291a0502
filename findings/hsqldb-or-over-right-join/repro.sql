-- HSQLDB: a row without a match is lost under an OR. Run it with: java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= repro.sql

CREATE TABLE t (a INTEGER PRIMARY KEY);
INSERT INTO t VALUES (1);
CREATE TABLE u (b INTEGER);

-- Must give 1.
SELECT a FROM u RIGHT JOIN t ON FALSE WHERE a = 5 OR a = 1;
