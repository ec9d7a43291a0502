package io.panoptes.equivalence;

import static io.panoptes.equivalence.Decisions.decided;
import static io.panoptes.equivalence.Decisions.refuted;
import static io.panoptes.equivalence.Decisions.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Verdicts on pairs that compute: what a proof or a difference may say of quotients and averages under each reading. */
class PairDeciderNumbersTest {
    /** MySQL keeps four digits of 1 / 3, also within a condition. */
    @Test
    void aDifferenceThatRestsOnMoreDigitsThanAQuotientHasIsNone() {
        assertThat(refuted("SELECT id FROM t WHERE a / 3 = 0.3333", "SELECT id FROM t WHERE a = 1"))
                .isFalse();
        assertThat(refuted("SELECT AVG(x.h) FROM (SELECT a / 3 AS h FROM t) x", "SELECT AVG(a) / 3 FROM t"))
                .isFalse();
        assertThat(refuted("SELECT id FROM t WHERE a / 3 > 0.5", "SELECT id FROM t WHERE a / 3 > 1.5"))
                .isTrue();
    }

    /** SQLite cuts a quotient where both numbers are held as whole ones, which a sum of fractions is not, whatever its value. */
    @Test
    void aSumOfFractionsIsNotCutWhereItsValueIsWhole() {
        List<String> table = List.of("CREATE TABLE t (m DECIMAL(10,2))");
        assertThat(refuted(
                        table,
                        "SELECT SUM(m) FROM t",
                        "SELECT SUM(m * 10) / 10 FROM t",
                        ReadingProfiles.named("sqlite")))
                .isFalse();
        assertThat(refuted(table, "SELECT m / 2 FROM t", "SELECT m / 3 FROM t", ReadingProfiles.named("sqlite")))
                .isTrue();
    }

    /** The common type of a quotient and its FLOOR has no room for the digits of both. */
    @Test
    void aQuotientIsNotRoundedToBeCompared() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT, n DECIMAL(6, 2))");
        String even = "SELECT id FROM t WHERE a % 2 = 0";
        assertThat(refuted(table, "SELECT id FROM t WHERE a / 2 = FLOOR(a / 2)", even, ReadingProfiles.named("mysql")))
                .isFalse();
        String above = "SELECT a FROM t GROUP BY a HAVING SUM(n) > AVG(n)";
        String several = "SELECT a FROM t GROUP BY a HAVING SUM(n) * COUNT(n) > SUM(n)";
        assertThat(refuted(table, above, several, ReadingProfile.STANDARD, Duration.ofSeconds(8)))
                .isFalse();
    }

    /** 0.2 + 0.1 is more than 0.3 in floating point, as averages are in DuckDB and SQLite, but not in PostgreSQL and MySQL. */
    @Test
    void whatHoldsOfExactAveragesAloneIsOpen() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT, b INT NOT NULL)");
        String having = "SELECT b FROM t GROUP BY b HAVING ";
        assertThat(decided(table, having + "AVG(a) + 0.1 > 0.3", having + "AVG(a) > 0.2", Readings.ANY))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(
                        table,
                        "SELECT AVG(a) * 1.1 FROM t",
                        "SELECT AVG(a) + AVG(a) * 0.1 FROM t",
                        List.of(ReadingProfile.STANDARD)))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(decided(table, "SELECT AVG(a) * 1.1 FROM t", "SELECT AVG(a) + AVG(a) * 0.1 FROM t", Readings.ANY))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(
                        List.of("CREATE TABLE w (id INT PRIMARY KEY, r REAL)"),
                        "SELECT SUM(r) FROM w",
                        "SELECT SUM(CAST(r AS DOUBLE PRECISION)) FROM w",
                        Readings.ANY))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(table, having + "AVG(a) > 2.5", having + "NOT AVG(a) <= 2.5", Readings.ANY))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(decided(table, having + "AVG(a) - 1 > 2", having + "2 < AVG(a) - 1", Readings.ANY))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(decided(table, having + "AVG(a) - 1 > 2", having + "AVG(a) - 1 > 3", Readings.ANY))
                .isInstanceOf(Verdict.Refuted.class);
        assertThat(decided(
                        table,
                        "SELECT id FROM t WHERE a / 5 + 0.1 > 0.3",
                        "SELECT id FROM t WHERE a / 5 > 0.2",
                        Readings.ANY))
                .isInstanceOf(Verdict.Unknown.class);
    }

    /** DuckDB's LGAMMA(3) is 0.69, and a function that nobody knows may be like it. */
    @Test
    void aFunctionOfWholeNumbersMayGiveFractions() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT, n DECIMAL(6, 2))");
        String where = "SELECT id FROM t WHERE ";
        for (List<ReadingProfile> profiles : List.of(Readings.ANY, List.of(ReadingProfiles.named("duckdb")))) {
            assertThat(decided(table, where + "LGAMMA(a) > 0", where + "LGAMMA(a) >= 1", profiles))
                    .isNotInstanceOf(Verdict.Proved.class);
            assertThat(decided(table, where + "LGAMMA(n) + 0.1 > 0.3", where + "LGAMMA(n) > 0.2", profiles))
                    .isNotInstanceOf(Verdict.Proved.class);
            assertThat(decided(table, where + "LGAMMA(a) > 0", where + "NOT LGAMMA(a) <= 0", profiles))
                    .isInstanceOf(Verdict.Proved.class);
        }
    }

    /** PostgreSQL gives no answer there, DuckDB infinity. */
    @Test
    void aDifferenceWhereAQueryDividesByZeroIsNoneWhereNothingIsKnownOfIt() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT)");
        String left = "SELECT id FROM t WHERE a / 0 > 1";
        String right = "SELECT id FROM t WHERE a > 0";
        assertThat(refuted(table, left, right, ReadingProfiles.named("sqlite"))).isTrue();
        assertThat(refuted(table, left, right, ReadingProfiles.named("postgresql")))
                .isFalse();
        assertThat(refuted(table, left, right, ReadingProfiles.named("duckdb"))).isFalse();
        String quotient = "SELECT id FROM t WHERE 6 / a > 1";
        assertThat(refuted(table, quotient, "SELECT id FROM t WHERE a < 0", ReadingProfiles.named("sqlite")))
                .isTrue();
    }

    /** PostgreSQL keeps 20 digits of 1 / 3.0. */
    @Test
    void aDifferenceBehindTheDigitsOfAQuotientIsNoneInPostgreSql() {
        List<String> table = List.of("CREATE TABLE t (k INT, i INT)");
        ReadingProfile postgresql = ReadingProfiles.named("postgresql");
        String back = "SELECT k FROM t WHERE i / 3.0 * 3 = i";
        assertThat(refuted(table, back, "SELECT k FROM t WHERE i % 3 = 0", postgresql))
                .isFalse();
        assertThat(refuted(table, back, "SELECT k FROM t WHERE i % 3 = 1", postgresql))
                .isTrue();
    }

    /** In floating point 0.2 + 0.1 is more than 0.3, and 0.1 + 0.2 is not 0.3; PostgreSQL and MySQL compute with decimals. */
    @Test
    void quotientsAndAveragesAreInFloatingPointInDuckDb() {
        List<String> table = List.of("CREATE TABLE t (k INT, i INT)");
        String quotient = "SELECT k FROM t WHERE i / 10 + 0.1 > 0.3";
        String moved = "SELECT k FROM t WHERE i / 10 > 0.2";
        String average = "SELECT k FROM t GROUP BY k HAVING AVG(i) + 0.1 > 0.3";
        String movedAverage = "SELECT k FROM t GROUP BY k HAVING AVG(i) > 0.2";
        ReadingProfile duckdb = ReadingProfiles.named("duckdb");
        assertThat(verdict(table, quotient, moved, duckdb)).isNotInstanceOf(Verdict.Proved.class);
        assertThat(verdict(table, average, movedAverage, duckdb)).isNotInstanceOf(Verdict.Proved.class);
        assertThat(refuted(table, "SELECT k FROM t WHERE i / 10 + i / 5 = 0.3", "SELECT k FROM t WHERE 1 = 0", duckdb))
                .isFalse();
        assertThat(verdict(table, quotient, "SELECT k FROM t WHERE 0.3 < 0.1 + i / 10", duckdb))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(verdict(table, average, movedAverage, ReadingProfiles.named("postgresql")))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(verdict(table, quotient, moved, ReadingProfiles.named("mysql")))
                .isInstanceOf(Verdict.Proved.class);
    }

    @Test
    void noWholeNumberHasMoreThan64Bits() {
        List<String> table = List.of("CREATE TABLE t (id INTEGER PRIMARY KEY, a BIGINT)");
        String all = "SELECT id FROM t";
        for (ReadingProfile profile : List.of(ReadingProfile.STANDARD, ReadingProfiles.named("sqlite"))) {
            assertThat(refuted(table, "SELECT id FROM t WHERE id <= 9223372036854775807", all, profile))
                    .isFalse();
            assertThat(refuted(table, "SELECT id FROM t WHERE id < 9223372036854775807", all, profile))
                    .isEqualTo(profile != ReadingProfile.STANDARD);
        }
    }

    /** DBMSs fail there, or go on in floating point. */
    @Test
    void noDifferenceRestsOnASumOfMoreThan64Bits() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, g BIGINT)");
        for (String sum : List.of("g + 1", "g * g", "-g", "ABS(g)")) {
            assertThat(refuted(
                            table,
                            "SELECT id FROM t WHERE %s > 9223372036854775807".formatted(sum),
                            "SELECT id FROM t WHERE 1 = 0",
                            ReadingProfile.STANDARD))
                    .isFalse();
            assertThat(refuted(
                            table,
                            "SELECT id FROM t WHERE %s > 9223372036854775806".formatted(sum),
                            "SELECT id FROM t WHERE 1 = 0",
                            ReadingProfile.STANDARD))
                    .isEqualTo(!sum.equals("g * g"));
        }
    }

    /** In PostgreSQL 1 / 3 has 20 digits, and 1.000...(30) / 3 has 30; a decimal may be NaN. */
    @Test
    void aDecimalOfPostgresMayHaveDigitsOfItsOwn() {
        List<String> table = List.of(
                "CREATE TABLE t (k INT PRIMARY KEY, a INT, n NUMERIC, q NUMERIC, y NUMERIC(12, 8), m NUMERIC(6, 2))");
        ReadingProfile postgresql = ReadingProfiles.named("postgresql");
        for (List<String> pair : List.of(
                List.of("SELECT n / 3 FROM t WHERE n = q", "SELECT q / 3 FROM t WHERE n = q"),
                List.of("SELECT SQRT(n) FROM t WHERE n = q", "SELECT SQRT(q) FROM t WHERE n = q"),
                List.of("SELECT SCALE(n) FROM t WHERE n = q", "SELECT SCALE(q) FROM t WHERE n = q"),
                List.of("SELECT VAR_POP(n) FROM t WHERE n = q", "SELECT VAR_POP(q) FROM t WHERE n = q"),
                List.of("SELECT AVG(n) FROM t WHERE n = q", "SELECT AVG(q) FROM t WHERE n = q"),
                List.of("SELECT ROUND(a, 2) / 7 FROM t", "SELECT ROUND(a, 30) / 7 FROM t"),
                List.of("SELECT CAST(a AS NUMERIC) / 7 FROM t", "SELECT CAST(a AS NUMERIC(40, 30)) / 7 FROM t"),
                List.of(
                        "SELECT k FROM t WHERE CAST(y * y * y * y AS NUMERIC(60, 30)) = y * y * y * y",
                        "SELECT k FROM t WHERE y IS NOT NULL"))) {
            assertThat(verdict(table, pair.get(0), pair.get(1), postgresql)).isNotInstanceOf(Verdict.Proved.class);
        }
        assertThat(verdict(table, "SELECT m / 3 FROM t", "SELECT m / 3 FROM t WHERE 1 = 1", postgresql))
                .isInstanceOfSatisfying(
                        Verdict.Proved.class,
                        proved -> assertThat(proved.assumptions()).contains(Assumption.FINITE_DECIMALS));
        assertThat(verdict(
                        table.getFirst(),
                        "SELECT k FROM t WHERE m - m = 0",
                        "SELECT k FROM t WHERE m IS NOT NULL",
                        postgresql,
                        Set.of(Assumption.NO_OVERFLOW)))
                .isNotInstanceOf(Verdict.Proved.class);
    }

    /** PostgreSQL keeps the digits of each value of a NUMERIC without digits, and takes FLOAT for 64 bits where REAL has 32. */
    @Test
    void whereNoDbmsIsNamedNoDigitsAreTakenForGranted() {
        List<String> table = List.of(
                "CREATE TABLE t (id INT PRIMARY KEY, n NUMERIC, q DECIMAL, h FLOAT, m NUMERIC(8, 2))",
                "CREATE TABLE u (id INT PRIMARY KEY, r REAL NOT NULL)");
        for (List<String> pair : List.of(
                List.of("SELECT n / 3 FROM t WHERE n = q", "SELECT q / 3 FROM t WHERE n = q"),
                List.of("SELECT h * h FROM t, u WHERE h = r", "SELECT r * r FROM t, u WHERE h = r"))) {
            assertThat(verdict(table, pair.get(0), pair.get(1), ReadingProfile.STANDARD))
                    .isNotInstanceOf(Verdict.Proved.class);
        }
        assertThat(verdict(
                        table,
                        "SELECT n FROM t WHERE n = q AND m / 3 > 1",
                        "SELECT q FROM t WHERE n = q AND m / 3 > 1",
                        ReadingProfile.STANDARD))
                .isInstanceOf(Verdict.Proved.class);
    }

    /** In PostgreSQL FLOAT has 64 bits and FLOAT4 and REAL have 32, whether a column or a cast says so. */
    @Test
    void whereNoDbmsIsNamedNoCastTellsTheBitsOfFloat() {
        List<String> table = List.of("CREATE TABLE t (a INT, f FLOAT)", "CREATE TABLE u (a INT, f INT)");
        for (List<String> pair : List.of(
                List.of("SELECT CAST(f AS FLOAT4) FROM t", "SELECT f FROM t"),
                List.of("SELECT f FROM t WHERE CAST(f AS REAL) = f", "SELECT f FROM t WHERE f IS NOT NULL"),
                List.of("SELECT CAST(f AS FLOAT4) FROM u", "SELECT CAST(f AS FLOAT) FROM u"))) {
            assertThat(verdict(table, pair.get(0), pair.get(1), ReadingProfile.STANDARD))
                    .as(pair.get(0))
                    .isInstanceOf(Verdict.Unknown.class);
        }
        assertThat(verdict(table, "SELECT CAST(f AS FLOAT) FROM t", "SELECT f FROM t", ReadingProfile.STANDARD))
                .isInstanceOf(Verdict.Proved.class);
    }

    /** PostgreSQL and MySQL round .005 to .01 where the column says so, the standard leaves it to them. */
    @Test
    void noDifferenceRestsOnPartsOfASecondThatAColumnRounds() {
        for (String type : List.of("TIMESTAMP(0)", "TIMESTAMP(2)", "DATETIME(0)", "TIMESTAMP(0) WITHOUT TIME ZONE")) {
            List<String> table = List.of("CREATE TABLE t (a INT, v " + type + ")");
            for (String condition : List.of(
                    "v = TIMESTAMP '2020-01-01 10:00:00.005'",
                    "v BETWEEN TIMESTAMP '2020-01-01 10:00:00.1' AND TIMESTAMP '2020-01-01 10:00:00.9'")) {
                assertThat(refuted(
                                table,
                                "SELECT a FROM t WHERE " + condition,
                                "SELECT a FROM t WHERE 1 = 0",
                                ReadingProfile.STANDARD))
                        .as(type)
                        .isFalse();
            }
            assertThat(refuted(
                            table,
                            "SELECT a FROM t WHERE v = TIMESTAMP '2020-01-01 10:00:00'",
                            "SELECT a FROM t WHERE 1 = 0",
                            ReadingProfile.STANDARD))
                    .as(type)
                    .isTrue();
        }
    }

    /** MySQL: BIGINT UNSIGNED value is out of range. */
    @Test
    void noDifferenceRestsOnUnsignedNumbersBelowZero() {
        List<String> table =
                List.of("CREATE TABLE t (id INT PRIMARY KEY, i INT UNSIGNED NOT NULL, j INT UNSIGNED NOT NULL)");
        ReadingProfile mysql = ReadingProfiles.named("mysql");
        assertThat(refuted(table, "SELECT id FROM t WHERE i - j < 0", "SELECT id FROM t WHERE FALSE", mysql))
                .isFalse();
        assertThat(refuted(table, "SELECT id FROM t WHERE i < j", "SELECT id FROM t WHERE FALSE", mysql))
                .isTrue();
    }
}
