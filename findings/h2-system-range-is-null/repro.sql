-- H2: an internal error. Run it with: java -cp h2-2.5.252.jar org.h2.tools.RunScript -url jdbc:h2:mem: -script repro.sql -showResults

SELECT x FROM SYSTEM_RANGE(0, 3) WHERE x IS NULL;
