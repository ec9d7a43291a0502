-- Derby: IN forgets a NULL that is not the last of its list. Run it with: java -jar derbyrun.jar ij repro.sql (after: connect 'jdbc:derby:memory:m;create=true';)

CREATE TABLE t (a INTEGER, b INTEGER);
INSERT INTO t VALUES (NULL, 0);

-- Must be NULL and NULL; Derby says FALSE and NULL.
SELECT (0 IN (a, 1)), (0 IN (1, a)) FROM t;
-- Must give no row.
SELECT b FROM t WHERE CASE WHEN NOT (0 IN (a, 1)) THEN 1 ELSE 0 END = 1;
