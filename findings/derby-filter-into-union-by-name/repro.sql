-- Derby: a filter over a UNION is applied to another column. Run it with: java -jar derbyrun.jar ij repro.sql (after: connect 'jdbc:derby:memory:m;create=true';)

CREATE TABLE t (a INTEGER, b INTEGER);
INSERT INTO t VALUES (NULL, 0);

-- Must give 0 and 1; Derby gives 1.
SELECT x.a FROM (SELECT 1 AS a, 1 AS c FROM t UNION SELECT b AS a, a AS c FROM t) AS x WHERE x.a >= 0;
