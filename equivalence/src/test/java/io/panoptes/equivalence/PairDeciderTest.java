package io.panoptes.equivalence;

import static io.panoptes.equivalence.Decisions.decided;
import static io.panoptes.equivalence.Decisions.refuted;
import static io.panoptes.equivalence.Decisions.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairDeciderTest {
    private static final String HALVES = "SELECT SUM(a / 2) AS z FROM t";
    private static final String NAMED_HALVES = "SELECT SUM(x.h) AS z FROM (SELECT a / 2 AS h FROM t) x";

    /** A sum of fractions may outgrow its type, and only under one of the readings these are fractions. */
    @Test
    void aProofTakesForGrantedWhatItDoesUnderAnyReading() {
        assertThat(assumptions(List.of(ReadingProfile.STANDARD))).isEmpty();
        assertThat(assumptions(List.of(ReadingProfiles.named("mysql")))).containsExactly(Assumption.NO_OVERFLOW);
        assertThat(assumptions(List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"))))
                .containsExactly(Assumption.NO_OVERFLOW);
        assertThat(assumptions(List.of(ReadingProfiles.named("mysql"), ReadingProfile.STANDARD)))
                .containsExactly(Assumption.NO_OVERFLOW);
    }

    /** In PostgreSQL and DuckDB {@code infinity} is a date, and the day before it is no earlier. */
    @Test
    void aProofThatComputesWithDatesSaysThatTheyAreFinite() {
        String table = "CREATE TABLE e (k INT PRIMARY KEY, d DATE)";
        String shifted = "SELECT k FROM e WHERE d - 1 < d";
        String present = "SELECT k FROM e WHERE d IS NOT NULL";
        for (ReadingProfile profile : List.of(ReadingProfiles.named("postgresql"), ReadingProfiles.named("duckdb"))) {
            assertThat(verdict(table, shifted, present, profile, Assumption.STANDING))
                    .isInstanceOfSatisfying(
                            Verdict.Proved.class,
                            proved -> assertThat(proved.assumptions()).contains(Assumption.FINITE_DATES));
            assertThat(verdict(table, shifted, present, profile, Set.of())).isInstanceOf(Verdict.Unknown.class);
            assertThat(verdict(
                            table,
                            "SELECT k FROM e WHERE NOT d >= DATE '2020-01-01'",
                            "SELECT k FROM e WHERE d < DATE '2020-01-01'",
                            profile,
                            Set.of()))
                    .isInstanceOfSatisfying(
                            Verdict.Proved.class,
                            proved -> assertThat(proved.assumptions()).isEmpty());
        }
    }

    /** In SQLite an INTEGER has up to 64 bits: {@code CAST(2^53 + 1 AS REAL)} is another number. */
    @Test
    void aProofThatMakesRealsOfWholeNumbersSaysThatTheyFit() {
        String table = "CREATE TABLE e (k INT PRIMARY KEY, a INTEGER, r REAL)";
        String compared = "SELECT k FROM e WHERE a = r";
        String cast = "SELECT k FROM e WHERE CAST(a AS REAL) = r";
        ReadingProfile sqlite = ReadingProfiles.named("sqlite");
        assertThat(verdict(table, compared, cast, sqlite, Assumption.STANDING))
                .isInstanceOfSatisfying(
                        Verdict.Proved.class,
                        proved -> assertThat(proved.assumptions()).contains(Assumption.WHOLE_NUMBERS_OF_53_BITS));
        assertThat(verdict(table, compared, cast, sqlite, Set.of())).isInstanceOf(Verdict.Unknown.class);
        assertThat(verdict(table, compared, "SELECT k FROM e WHERE r = a", sqlite, Set.of(Assumption.NO_OVERFLOW)))
                .isInstanceOf(Verdict.Unknown.class);
    }

    /** DuckDB divides the digits of a DECIMAL sum once; of whole numbers of 32 bits both are the same. */
    @Test
    void anAverageInFloatingPointIsNoQuotientOfALongSum() {
        String table = "CREATE TABLE e (k INT PRIMARY KEY, g INT, m DECIMAL(6, 2), b BIGINT)";
        ReadingProfile duckdb = ReadingProfiles.named("duckdb");
        for (String column : List.of("m", "b")) {
            assertThat(verdict(
                            table,
                            "SELECT g FROM e GROUP BY g HAVING AVG(%s) >= 1.77".formatted(column),
                            "SELECT g FROM e GROUP BY g HAVING SUM(%s) / COUNT(%s) >= 1.77".formatted(column, column),
                            duckdb,
                            Assumption.STANDING))
                    .isNotInstanceOf(Verdict.Proved.class);
            assertThat(verdict(
                            table,
                            "SELECT g, AVG(%s) FROM e GROUP BY g".formatted(column),
                            "SELECT x.g, AVG(x.%s) FROM e AS x WHERE x.k = x.k GROUP BY x.g".formatted(column),
                            duckdb,
                            Assumption.STANDING))
                    .isInstanceOf(Verdict.Proved.class);
        }
        assertThat(verdict(
                        table, "SELECT AVG(g) FROM e", "SELECT SUM(g) / COUNT(g) FROM e", duckdb, Assumption.STANDING))
                .isInstanceOf(Verdict.Proved.class);
    }

    /** MySQL reads over {@code a INT REFERENCES p} before version 9, and keeps a FOREIGN KEY of the table. */
    @Test
    void aReferenceThatMayBeReadOverProvesNothingAndExcludesNoDatabaseButThatItRefuses() {
        String parent = "CREATE TABLE p (id INT PRIMARY KEY)";
        List<String> inline = List.of(parent, "CREATE TABLE c (id INT PRIMARY KEY, a INT REFERENCES p (id))");
        List<String> kept =
                List.of(parent, "CREATE TABLE c (id INT PRIMARY KEY, a INT, FOREIGN KEY (a) REFERENCES p (id))");
        String joined = "SELECT c.id FROM c JOIN p ON c.a = p.id";
        String present = "SELECT id FROM c WHERE a IS NOT NULL";
        assertThat(verdict(inline, joined, present, ReadingProfiles.named("mysql")))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(verdict(kept, joined, present, ReadingProfiles.named("mysql")))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(verdict(inline, joined, present, ReadingProfiles.named("postgresql")))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(verdict(inline, joined, "SELECT id FROM c", ReadingProfiles.named("mysql")))
                .isInstanceOf(Verdict.Refuted.class);
        assertThat(verdict(inline, joined, "SELECT c.id FROM p JOIN c ON p.id = c.a", ReadingProfiles.named("mysql")))
                .isInstanceOf(Verdict.Proved.class);
    }

    /** SQLite stores 128 in a TINYINT; MySQL refuses it. */
    @Test
    void aColumnThatKeepsItsRangeTellsNothingApartBeyondIt() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a TINYINT)");
        String all = "SELECT id FROM t WHERE a IS NOT NULL";
        assertThat(refuted(table, "SELECT id FROM t WHERE a <= 127", all, ReadingProfiles.named("mysql")))
                .isFalse();
        assertThat(refuted(table, "SELECT id FROM t WHERE a <= 127", all, ReadingProfiles.named("sqlite")))
                .isTrue();
        assertThat(refuted(table, "SELECT id FROM t WHERE a <= 126", all, ReadingProfiles.named("mysql")))
                .isTrue();
    }

    @Test
    void aSchemaMayBeWithoutTables() {
        assertThat(refuted(List.of(), "SELECT 5 / 2 = 2.5", "SELECT 1", ReadingProfiles.named("mysql")))
                .isFalse();
        assertThat(refuted(List.of(), "SELECT 5 / 2 = 2", "SELECT 1", ReadingProfiles.named("mysql")))
                .isTrue();
    }

    /** The standard's functions may be a user's own; those of a DBMS are what they are, also where we do not know them. */
    @Test
    void aDifferenceThatRestsOnAMadeUpMeaningIsNoneOfADbms() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT)");
        String left = "SELECT id FROM t WHERE SIN_OF_PANOPTES(a) > 0";
        String right = "SELECT id FROM t WHERE SIN_OF_PANOPTES(a) > 1";
        assertThat(refuted(table, left, right, ReadingProfile.STANDARD)).isTrue();
        for (ReadingProfile dbms : List.of(
                ReadingProfiles.named("mysql"),
                ReadingProfiles.named("sqlite"),
                ReadingProfiles.named("duckdb"),
                ReadingProfiles.named("postgresql"))) {
            assertThat(refuted(table, left, right, dbms)).as(dbms.name()).isFalse();
        }
        assertThat(refuted(table, "SELECT id FROM t", "SELECT a FROM t", ReadingProfiles.named("duckdb")))
                .isTrue();
    }

    /** SQLite alone takes numbers of any size. */
    @Test
    void aDifferenceByANumberThatHasNoRoomIsNoneWhereOneOfTheReadingsKeepsToTheRange() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a SMALLINT)");
        String left = "SELECT id FROM t WHERE a < 40000";
        String right = "SELECT id FROM t WHERE a IS NOT NULL";
        List<ReadingProfile> any =
                List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"), ReadingProfiles.named("sqlite"));
        for (List<ReadingProfile> profiles : List.of(any, List.of(ReadingProfile.STANDARD))) {
            assertThat(decided(table, left, right, profiles)).isInstanceOf(Verdict.Unknown.class);
            assertThat(decided(table, "SELECT id FROM t WHERE a < 30000", right, profiles))
                    .isInstanceOf(Verdict.Refuted.class);
        }
        assertThat(refuted(table, left, right, ReadingProfiles.named("sqlite"))).isTrue();
    }

    private static Set<Assumption> assumptions(List<ReadingProfile> profiles) {
        QueryPair pair = new QueryPair(
                SchemaReader.read(List.of("CREATE TABLE t (a INT)")), HALVES, NAMED_HALVES, Semantics.BAG);
        PairDecision decision = new PairDecider(List.of(), SolverSource.HERE, profiles, Assumption.READINGS)
                .decide(pair, Budget.of(Duration.ofSeconds(60)), Optional.empty());
        assertThat(decision)
                .isInstanceOfSatisfying(
                        PairDecision.Decided.class,
                        decided -> assertThat(decided.verdict()).isInstanceOf(Verdict.Proved.class));
        return ((Verdict.Proved) ((PairDecision.Decided) decision).verdict()).assumptions();
    }

    /** 2020-01-01 is 2020-01-01 00:00:00. */
    @Test
    void aDateEqualsItsMidnightInAnAnswer() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, d DATE, h TIMESTAMP)");
        for (ReadingProfile profile : List.of(ReadingProfile.STANDARD, ReadingProfiles.named("duckdb"))) {
            assertThat(refuted(table, "SELECT MAX(h) FROM t WHERE h = d", "SELECT MAX(d) FROM t WHERE h = d", profile))
                    .isFalse();
            assertThat(refuted(table, "SELECT id, h FROM t", "SELECT id, d FROM t", profile))
                    .isTrue();
            assertThat(refuted(table, "SELECT h FROM t ORDER BY h", "SELECT d FROM t ORDER BY d", profile))
                    .isTrue();
            assertThat(decided(
                            table,
                            "SELECT id, CAST(d AS TIMESTAMP) FROM t ORDER BY id",
                            "SELECT id, d FROM t ORDER BY id",
                            List.of(profile)))
                    .isInstanceOf(Verdict.Proved.class);
        }
    }

    /** MySQL gives 2 for MONTH('2020-02-00'), and NULL for DATE('2020-02-00'). */
    @Test
    void thePartsOfATextAreNotThoseOfTheDateThatItIsCastTo() {
        String table = "CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(30))";
        String month = "SELECT id FROM t WHERE MONTH(s) = 2";
        ReadingProfile mysql = ReadingProfiles.named("mysql");
        assertThat(verdict(
                        table, month, "SELECT id FROM t WHERE MONTH(CAST(s AS DATE)) = 2", mysql, Assumption.STANDING))
                .isNotInstanceOf(Verdict.Proved.class);
        assertThat(verdict(table, month, "SELECT id FROM t WHERE 2 = MONTH(s)", mysql, Assumption.STANDING))
                .isInstanceOf(Verdict.Proved.class);
    }

    @Test
    void aMomentOfMySqlHasNoPartOfASecond() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, h DATETIME)");
        String late = "SELECT id FROM t WHERE h = TIMESTAMP '2020-01-01 00:00:00.5'";
        assertThat(refuted(table, late, "SELECT id FROM t WHERE 1 = 0", ReadingProfiles.named("mysql")))
                .isFalse();
        assertThat(refuted(table, late, "SELECT id FROM t WHERE 1 = 0", ReadingProfiles.named("duckdb")))
                .isTrue();
    }

    @Test
    void theTextOfADateAndAnIntervalIsRefusedInAnyFunction() {
        String table = "CREATE TABLE t (id INT PRIMARY KEY, d DATE)";
        assertThat(verdict(
                        table,
                        "SELECT CONCAT_WS(',', d + 1) FROM t",
                        "SELECT CONCAT_WS(',', d + INTERVAL '1' DAY) FROM t",
                        ReadingProfiles.named("postgresql"),
                        Assumption.STANDING))
                .isInstanceOf(Verdict.Unknown.class);
    }

    /** 100000001 / 3 has twelve digits behind the point in PostgreSQL. */
    @Test
    void aQuotientOfALargeNumberHasFewDigits() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, z NUMERIC(12, 2))");
        assertThat(refuted(
                        table,
                        "SELECT id FROM t WHERE z / 3 = 33333333.666666666667",
                        "SELECT id FROM t WHERE z = 100000001",
                        ReadingProfiles.named("postgresql")))
                .isFalse();
    }
}
