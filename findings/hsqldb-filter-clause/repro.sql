-- Run it with: java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= repro.sql
SELECT COUNT(*) FILTER (WHERE a IS NOT NULL) FROM (VALUES (7)) AS t (a);
SELECT MAX(a) FILTER (WHERE a IS NOT NULL) FROM (VALUES (7)) AS t (a);
SELECT COUNT(*) FILTER (WHERE a IN (7)) FROM (VALUES (7)) AS t (a);
SELECT COUNT(*) FILTER (WHERE CASE WHEN a IS NULL THEN FALSE ELSE TRUE END) FROM (VALUES (7)) AS t (a);
SELECT MAX(a) FILTER (WHERE a > 3) FROM (VALUES (7)) AS t (a);
