-- "Unexpected code path" where a row value names a column of an index twice. H2 2.5.252, on an empty database.
CREATE TABLE t (a INTEGER, b INTEGER);
CREATE INDEX i ON t (a, b);
SELECT a FROM t WHERE (a, a) IN ((1, 2), (3, 4));
