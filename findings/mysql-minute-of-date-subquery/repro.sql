-- MySQL 8.0.33: MINUTE and SECOND read a DATE of a subquery as a time. Run it with: mysql test < repro.sql
CREATE TABLE r (d DATE);
INSERT INTO r VALUES ('2020-01-01');
-- Must be 0, 0; MySQL says 20, 0.
SELECT MINUTE((SELECT d FROM r)), MINUTE(d) FROM r;
-- Must be 0, 0, 0; MySQL says 0, 20, 20.
SELECT HOUR((SELECT MAX(d) FROM r)), MINUTE((SELECT MAX(d) FROM r)), SECOND((SELECT MAX(d) FROM r));
