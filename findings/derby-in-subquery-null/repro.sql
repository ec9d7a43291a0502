-- Run it with: java org.apache.derby.tools.ij, then: CONNECT 'jdbc:derby:memory:m;create=true'; RUN 'repro.sql';
CREATE TABLE u (a INTEGER);
INSERT INTO u VALUES (NULL), (7);
SELECT a, a IN (SELECT 1 FROM u) FROM u;
SELECT a, a NOT IN (SELECT 1 FROM u) FROM u;
SELECT a, a IN (1, 2) FROM u;
SELECT a FROM u WHERE a NOT IN (SELECT 1 FROM u);
