-- MySQL 8.0.33: UNION keeps two rows that are equal. Run it with: mysql test < repro.sql
CREATE TABLE r (x DOUBLE);
INSERT INTO r VALUES (0.0);
-- TRUE.
SELECT x = -x FROM r;
-- Must be 1; MySQL says 2.
SELECT COUNT(*) FROM (SELECT x FROM r UNION SELECT -x FROM r) AS q;
