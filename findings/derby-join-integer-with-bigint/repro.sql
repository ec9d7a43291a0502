-- Derby: a join of an INTEGER with a BIGINT loses negative numbers. Run it with: java org.apache.derby.tools.ij, then: CONNECT 'jdbc:derby:memory:m;create=true'; RUN 'repro.sql';
CREATE TABLE t (a INTEGER NOT NULL);
INSERT INTO t (a) VALUES (-1), (5);
CREATE TABLE u (d BIGINT NOT NULL);
INSERT INTO u (d) VALUES (-1), (5);
-- Must be -1 and 5; Derby says 5.
SELECT d FROM u INNER JOIN t ON a = d;
-- Must be -1 and 5; Derby says 5.
SELECT d FROM u WHERE d IN (SELECT a FROM t);
-- Must be no row; Derby says -1.
SELECT d FROM u WHERE d NOT IN (SELECT a FROM t);
-- Must delete none; Derby deletes -1.
DELETE FROM u WHERE d NOT IN (SELECT a FROM t);
