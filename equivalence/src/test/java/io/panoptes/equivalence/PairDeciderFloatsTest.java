package io.panoptes.equivalence;

import static io.panoptes.equivalence.Decisions.refuted;
import static io.panoptes.equivalence.Decisions.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verdicts on pairs that compute in floating point, in the bits and with the rounding of each DBMS. */
class PairDeciderFloatsTest {
    /** PostgreSQL gives a REAL; DuckDB and MySQL one of 64 bits, as all three do for an average. */
    @Test
    void aSumOfRealNumbersHasTheBitsThatTheDbmsGivesIt() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, r FLOAT4)");
        String cast = "SELECT CAST(SUM(r) AS FLOAT4) FROM t";
        assertThat(verdict(table, cast, "SELECT SUM(r) FROM t", ReadingProfiles.named("postgresql")))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(verdict(table, cast, "SELECT SUM(r) FROM t", ReadingProfiles.named("duckdb")))
                .isNotInstanceOf(Verdict.Proved.class);
        for (String other : List.of("SUM(CAST(r AS DOUBLE PRECISION))", "AVG(r) * COUNT(r)")) {
            assertThat(verdict(
                            table,
                            "SELECT SUM(r) FROM t",
                            "SELECT " + other + " FROM t",
                            ReadingProfiles.named("postgresql")))
                    .isNotInstanceOf(Verdict.Proved.class);
        }
        assertThat(verdict(
                        table,
                        "SELECT AVG(r) FROM t",
                        "SELECT SUM(r) / COUNT(r) FROM t",
                        ReadingProfiles.named("postgresql")))
                .isNotInstanceOf(Verdict.Proved.class);
        assertThat(verdict(
                        table,
                        "SELECT SUM(r) FROM t",
                        "SELECT SUM(CAST(r AS DOUBLE PRECISION)) FROM t",
                        ReadingProfiles.named("duckdb")))
                .isInstanceOf(Verdict.Proved.class);
        for (String name : List.of("postgresql", "duckdb")) {
            assertThat(verdict(
                            table,
                            "SELECT CAST(AVG(r) AS FLOAT4) FROM t",
                            "SELECT AVG(r) FROM t",
                            ReadingProfiles.named(name)))
                    .isNotInstanceOf(Verdict.Proved.class);
        }
    }

    /** In DuckDB and PostgreSQL the text of the REAL 0.1 is 0.1, and that of the number of 64 bits that it is 0.10000000149011612. */
    @Test
    void aRealIsNotWrittenOrRoundedAsTheSameNumberOfMoreBits() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, r FLOAT4)");
        for (String call : List.of("CAST(%s AS VARCHAR)", "ROUND(%s, 1)", "CAST(%s AS DECIMAL(10, 8))")) {
            String plain = "SELECT " + call.formatted("r") + " FROM t";
            String wide = "SELECT " + call.formatted("CAST(r AS DOUBLE PRECISION)") + " FROM t";
            assertThat(verdict(table, plain, wide, ReadingProfiles.named("duckdb")))
                    .as(call)
                    .isNotInstanceOf(Verdict.Proved.class);
            assertThat(verdict(table, plain, plain + " WHERE id = id", ReadingProfiles.named("duckdb")))
                    .as(call)
                    .isInstanceOf(Verdict.Proved.class);
        }
    }

    /** Of two as near it is the even one in PostgreSQL and MySQL, in DuckDB and SQLite the greater. */
    @Test
    void halvesInFloatingPointAreRoundedAsTheDbmsDoes() {
        List<String> table = List.of("CREATE TABLE t (k INT, f DOUBLE PRECISION, n DECIMAL(5, 2))");
        for (String profile : List.of("postgresql", "mysql", "duckdb", "sqlite")) {
            boolean away = List.of("duckdb", "sqlite").contains(profile);
            assertThat(refuted(
                            table,
                            "SELECT k FROM t WHERE ROUND(f) = 1",
                            "SELECT k FROM t WHERE f > 0.5 AND f < 1.5",
                            ReadingProfiles.named(profile)))
                    .as(profile)
                    .isEqualTo(away);
        }
        for (String profile : List.of("postgresql", "mysql", "duckdb")) {
            assertThat(refuted(
                            table,
                            "SELECT k FROM t WHERE ROUND(n) = 1",
                            "SELECT k FROM t WHERE n > 0.5 AND n < 1.5",
                            ReadingProfiles.named(profile)))
                    .as(profile)
                    .isTrue();
        }
    }

    /** The sum of 0.1 and 0.2 is what adding the two gives. */
    @Test
    void aSumInFloatingPointIsNoOtherThanAnAddition() {
        List<String> table = List.of("CREATE TABLE t (k INTEGER PRIMARY KEY, f DOUBLE PRECISION NOT NULL)");
        assertThat(refuted(
                        table,
                        "SELECT SUM(f) FROM t WHERE k IN (1, 2) AND f IN (0.1, 0.2) HAVING COUNT(*) = 2",
                        "SELECT x.f + y.f FROM t x, t y WHERE x.k = 1 AND y.k = 2 AND x.f IN (0.1, 0.2) AND y.f IN (0.1, 0.2)",
                        ReadingProfiles.named("duckdb")))
                .isFalse();
    }

    /** DuckDB 2.0 divides a sum by the count for the first, and rounds once for the second. */
    @Test
    void anAverageInFloatingPointIsTheSameWhereverItStandsByAnAssumption() {
        String table = "CREATE TABLE t (id INT PRIMARY KEY, m DECIMAL(10, 2), a INT)";
        String alone = "SELECT AVG(m) FROM t WHERE a > 1";
        String filtered = "SELECT AVG(m) FILTER (WHERE a > 1) FROM t";
        var duckdb = ReadingProfiles.named("duckdb");
        assertThat(verdict(table, alone, filtered, duckdb, Set.of())).isNotInstanceOf(Verdict.Proved.class);
        assertThat(verdict(table, alone, filtered, duckdb, Set.of(Assumption.SUMS_IN_ANY_ORDER)))
                .isInstanceOf(Verdict.Proved.class);
    }

    /** A cast that is left out, for it changes no value, leaves its bits: 2^24 + 1 is not the REAL 2^24, but as a REAL it is. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            CAST(a AS REAL) = y                   ; a = CAST(y AS DOUBLE)                                     ; false
            CAST(a AS REAL) = y                   ; CAST(a AS DOUBLE) = CAST(y AS DOUBLE)                     ; false
            CAST(a AS REAL) > y                   ; CAST(a AS DOUBLE) > CAST(y AS DOUBLE)                     ; false
            CAST(a AS REAL) IN (SELECT y FROM t)  ; CAST(a AS DOUBLE) IN (SELECT CAST(y AS DOUBLE) FROM t)    ; false
            CAST(a AS REAL) >= ALL (SELECT y FROM t) ; CAST(a AS DOUBLE) >= ALL (SELECT CAST(y AS DOUBLE) FROM t) ; false
            CAST(a AS REAL) = CAST(id AS REAL)    ; a = id                                                    ; false
            CAST(y AS DOUBLE) = CAST(a AS DOUBLE) ; CAST(a AS DOUBLE) = CAST(y AS DOUBLE)                     ; true
            """)
    void comparesInTheBitsThatTheQueryHas(String left, String right, boolean equal) {
        Verdict verdict = verdict(
                List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT, y REAL)"),
                "SELECT id FROM t WHERE " + left,
                "SELECT id FROM t WHERE " + right,
                ReadingProfiles.named("duckdb"));
        assertThat(verdict instanceof Verdict.Proved).isEqualTo(equal);
    }

    /** PostgreSQL compares the two in 64 bits, DuckDB in 32. */
    @Test
    void aRealBesideAnotherNumberIsReadByNoneWhereTheyDiffer() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT, y REAL)");
        for (String condition :
                List.of("a = y", "y = 0.1", "a IN (SELECT y FROM t)", "16777217 IN (SELECT y FROM t)")) {
            String query = "SELECT id FROM t WHERE " + condition;
            assertThat(verdict(table, query, query + " AND 1 = 1", ReadingProfile.STANDARD))
                    .isEqualTo(new Verdict.Unknown("not read", 0));
        }
        assertThat(verdict(
                        table,
                        "SELECT id FROM t WHERE a IN (SELECT y FROM t)",
                        "SELECT id FROM t WHERE CAST(a AS REAL) IN (SELECT y FROM t)",
                        ReadingProfiles.named("postgresql")))
                .isEqualTo(new Verdict.Unknown("not read", 0));
        assertThat(verdict(
                        table,
                        "SELECT id, NULLIF(y, a) FROM t",
                        "SELECT id, CASE WHEN CAST(a AS REAL) = y THEN NULL ELSE y END FROM t",
                        ReadingProfiles.named("postgresql")))
                .isEqualTo(new Verdict.Unknown("not read", 0));
        assertThat(verdict(
                        table,
                        "SELECT id FROM t WHERE y > 0.5 AND y IN (SELECT y FROM t)",
                        "SELECT id FROM t WHERE 0.5 < y AND y IN (SELECT y FROM t)",
                        ReadingProfile.STANDARD))
                .isInstanceOf(Verdict.Proved.class);
    }

    /** 0.1 before a REAL is another number than 0.1 before the same number in 64 bits, and 4096 of 32 bits moved by 20 is 0. */
    @Test
    void theTypeOfASortKeyAndTheWidthOfAnArgumentMayMatter() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT, y REAL)");
        String frame = "SELECT id, SUM(a) OVER (ORDER BY %s RANGE BETWEEN 0.1 PRECEDING AND CURRENT ROW) FROM t";
        assertThat(verdict(
                        table,
                        frame.formatted("y"),
                        frame.formatted("CAST(y AS DOUBLE)"),
                        ReadingProfiles.named("duckdb")))
                .isNotInstanceOf(Verdict.Proved.class);
        for (String call : List.of("%s << 20", "TO_HEX(%s)", "BIT_COUNT(%s)")) {
            assertThat(verdict(
                            table,
                            "SELECT id, " + call.formatted("a") + " FROM t",
                            "SELECT id, " + call.formatted("CAST(a AS BIGINT)") + " FROM t",
                            ReadingProfile.STANDARD))
                    .isNotInstanceOf(Verdict.Proved.class);
        }
    }
}
