-- A LEFT JOIN on a primary key loses the rows whose column is NULL
-- Apache Ignite 2.17.0, on a fresh node with the Calcite engine. Run it with: sqlline.sh -u jdbc:ignite:thin://127.0.0.1 -f repro.sql

CREATE TABLE t (id INTEGER NOT NULL, e INTEGER, PRIMARY KEY (id));
INSERT INTO t (id, e) VALUES (1, 1), (2, NULL), (3, 3), (4, 9), (5, 5);

-- The next two queries must give the same rows.
SELECT x.id, x.e FROM t AS x LEFT JOIN t AS y ON x.e = y.id WHERE y.id IS NULL;
SELECT x.id, x.e FROM t AS x WHERE NOT EXISTS (SELECT 1 FROM t AS y WHERE x.e = y.id);
