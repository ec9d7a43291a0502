-- Wrong result: missing rows with not_null_range_scan
-- MariaDB 10.11.5, MariaDB 10.11.18, MariaDB 11.4.5, MariaDB 11.8.6, on an empty database. Run it with: mariadb --force --table test < repro.sql

SET optimizer_switch = 'not_null_range_scan=on';
CREATE TABLE a (x INTEGER, KEY (x));
INSERT INTO a VALUES (NULL);

-- The next two queries must give the same rows.
SELECT x FROM a WHERE (x IS TRUE) IS FALSE;

SELECT x FROM a WHERE CASE WHEN (x IS TRUE) IS FALSE THEN 1 ELSE 0 END = 1;
