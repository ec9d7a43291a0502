-- H2: a comparison beside ILIKE loses its case. Run it with: java -cp h2-2.5.252.jar org.h2.tools.RunScript -url jdbc:h2:mem: -script repro.sql -showResults

CREATE TABLE t (c VARCHAR);
INSERT INTO t VALUES ('A');

-- FALSE, FALSE, and so FALSE; H2 says TRUE.
SELECT c = 'a', c ILIKE 'ab', c = 'a' OR c ILIKE 'ab' FROM t;
-- Must give no row.
SELECT c FROM t WHERE c = 'a' OR c ILIKE 'ab';
