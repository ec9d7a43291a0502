-- A filter on a column of the left side is pushed to the right side of a RIGHT JOIN that has one of the same name
-- DataFusion 55.2.0 (PyPI `datafusion` 55.0.0), on an empty database. Run it with: datafusion-cli -f repro.sql
CREATE TABLE t (p BOOLEAN, e VARCHAR);
INSERT INTO t VALUES (TRUE, 'a');
CREATE TABLE u (p BOOLEAN, e VARCHAR);
INSERT INTO u VALUES (FALSE, 'z');

-- The next two queries must give the same rows.
SELECT u.p FROM t RIGHT JOIN (SELECT p, e FROM u WHERE e > 'b') AS u ON t.e = u.e WHERE t.p IS NULL;
SELECT u.p FROM t RIGHT JOIN u ON t.e = u.e WHERE t.p IS NULL;
