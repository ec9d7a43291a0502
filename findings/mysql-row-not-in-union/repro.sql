-- Wrong result: missing rows with NOT IN (subquery), UNION ALL
-- MySQL 8.0.33, on an empty database. Run it with: mysql --force --table test < repro.sql

CREATE TABLE b1 (c0 INTEGER NOT NULL, c1 INTEGER NOT NULL, c2 BOOLEAN, c3 VARCHAR(100), c4 BOOLEAN NOT NULL, c5 INTEGER, g0 BOOLEAN GENERATED ALWAYS AS ((1 - c5) < CASE c0 WHEN 1 THEN c1 WHEN c0 THEN c0 ELSE 1 END) VIRTUAL, PRIMARY KEY (c0, c1));
INSERT INTO b1 (c0, c1, c2, c3, c4, c5) VALUES (10, -1, FALSE, NULL, TRUE, 1);
CREATE TABLE b2 (c0 INTEGER, c1 INTEGER, c2 BOOLEAN, c3 VARCHAR(100) NOT NULL, CHECK (c1 <= 127));
INSERT INTO b2 (c0, c1, c2, c3) VALUES (3, NULL, TRUE, 'B');

-- The next two queries must give the same rows.
SELECT t1.c1 AS c0 FROM b1 AS t1 WHERE (t1.c1, 5) NOT IN (SELECT t2.f, t2.h FROM (SELECT b.c0 AS c0, b.c1 AS c1, b.c2 AS c2, 2 AS f, b.c0 AS h FROM (SELECT x.c1 AS c0, x.c1 AS c1, x.c3 AS c2, x.c0 AS x0, x.c2 AS x1, x.c3 AS x2 FROM b2 AS x UNION ALL SELECT x.c1 AS c0, x.c1 AS c1, x.c3 AS c2, x.c1 AS x0, x.c2 AS x1, x.c3 AS x2 FROM b2 AS x WHERE x.c3) AS b) AS t2);

WITH t2 AS (SELECT b.c0 AS c0, b.c1 AS c1, b.c2 AS c2, 2 AS f, b.c0 AS h FROM (SELECT x.c1 AS c0, x.c1 AS c1, x.c3 AS c2, x.c0 AS x0, x.c2 AS x1, x.c3 AS x2 FROM b2 AS x) AS b) SELECT t1.c1 AS c0 FROM b1 AS t1 WHERE NOT (EXISTS (SELECT 1 FROM t2 WHERE (t1.c1 <> t2.f OR 5 <> t2.h) IS NOT TRUE));
