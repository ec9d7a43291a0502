package io.panoptes.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.refuter.Stages;
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

    private static Verdict verdict(List<String> tables, String left, String right, ReadingProfile profile) {
        return verdict(tables, left, right, profile, Assumption.STANDING);
    }

    private static Verdict verdict(
            String table, String left, String right, ReadingProfile profile, Set<Assumption> allowed) {
        return verdict(List.of(table), left, right, profile, allowed);
    }

    private static Verdict verdict(
            List<String> tables, String left, String right, ReadingProfile profile, Set<Assumption> allowed) {
        PairDecider decider = new PairDecider(
                Stages.behindTheProver(3, SolverSource.HERE), SolverSource.HERE, List.of(profile), allowed);
        QueryPair pair = new QueryPair(SchemaReader.read(tables), left, right, Semantics.BAG);
        return decider.decide(pair, Budget.of(Duration.ofSeconds(20)), Optional.empty())
                        instanceof PairDecision.Decided decided
                ? decided.verdict()
                : new Verdict.Unknown("not read", 0);
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

    /** SQLite and DuckDB take texts of any length. */
    @Test
    void aDifferenceByATextThatIsTooLongIsNoneWhereColumnsKeepTheirLength() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(2))");
        String left = "SELECT id FROM t WHERE CHAR_LENGTH(s) <= 2";
        String right = "SELECT id FROM t WHERE s IS NOT NULL";
        for (ReadingProfile keeping :
                List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"), ReadingProfiles.named("postgresql"))) {
            assertThat(refuted(table, left, right, keeping)).as(keeping.name()).isFalse();
            assertThat(refuted(table, left, "SELECT id FROM t WHERE CHAR_LENGTH(s) <= 1", keeping))
                    .as(keeping.name())
                    .isTrue();
        }
        assertThat(refuted(table, left, right, ReadingProfiles.named("duckdb"))).isTrue();
        assertThat(refuted(table, "SELECT id FROM t WHERE LENGTH(s) <= 2", right, ReadingProfiles.named("sqlite")))
                .isTrue();
    }

    /** A constant in capitals is none of the texts in lower case that the algebra has of it. */
    @Test
    void aDifferenceByATextInCapitalsIsOneUnderBothReadings() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(10))");
        String left = "SELECT id FROM t WHERE s = 'RED'";
        String right = "SELECT id FROM t WHERE s = 'RED' AND id > 1";
        assertThat(decided(table, left, right, List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"))))
                .isInstanceOf(Verdict.Refuted.class);
    }

    /** What an ENUM lets in is compared without regard to case, as the constants of queries are. */
    @Test
    void anEnumHoldsWhatAConstantInCapitalsSays() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, c ENUM('Red', 'Blue'))");
        String red = "SELECT id FROM t WHERE c = 'Red'";
        for (List<ReadingProfile> profiles : List.of(
                List.of(ReadingProfiles.named("mysql")),
                List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql")))) {
            assertThat(decided(table, red, "SELECT id FROM t WHERE id <> id", profiles))
                    .isInstanceOf(Verdict.Refuted.class);
            assertThat(decided(table, red, "SELECT id FROM t WHERE c IN ('Red', 'Blue')", profiles))
                    .isInstanceOf(Verdict.Refuted.class);
            assertThat(decided(
                            table,
                            "SELECT id FROM t WHERE c IN ('Red', 'Blue')",
                            "SELECT id FROM t WHERE c IS NOT NULL",
                            profiles))
                    .isInstanceOf(Verdict.Proved.class);
        }
    }

    /** MySQL finds 'a5' between 'a:' and 'a9', and PostgreSQL no text between 'B' and 'a' where its locale is English. */
    @Test
    void noVerdictRestsOnTheOrderOfCodesWhereTextsAreInThatOfALanguage() {
        List<String> table = List.of("CREATE TABLE t (k INT PRIMARY KEY, s VARCHAR(9))");
        String none = "SELECT k FROM t WHERE 1 = 0";
        for (String name : List.of("mysql", "postgresql")) {
            List<ReadingProfile> profile = List.of(ReadingProfiles.named(name));
            assertThat(decided(table, "SELECT k FROM t WHERE s > 'a:' AND s < 'a9'", none, profile))
                    .isInstanceOf(Verdict.Unknown.class);
            assertThat(decided(table, "SELECT k FROM t WHERE s > 'b' AND s < 'a'", none, profile))
                    .isInstanceOf(Verdict.Proved.class);
        }
        String between = "SELECT k FROM t WHERE s > 'B' AND s < 'a'";
        assertThat(decided(table, between, none, List.of(ReadingProfiles.named("postgresql"))))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(table, between, none, List.of(ReadingProfiles.named("duckdb"))))
                .isInstanceOf(Verdict.Refuted.class);
    }

    /** Each was run on MySQL 8.0.33, with rows such as ('a', 'A') and ('ss', 'ß'). */
    @Test
    void aProofHoldsForEachSpellingWhereCaseIsFolded() {
        List<String> table = List.of("CREATE TABLE t (k INT PRIMARY KEY, a INT, s VARCHAR(9), u VARCHAR(9))");
        List<ReadingProfile> mysql = List.of(ReadingProfiles.named("mysql"));
        String greater = "SELECT k, CASE WHEN s > u THEN s ELSE u END FROM t";
        assertThat(decided(table, greater, greater + " WHERE a = 1 OR a <> 1 OR a IS NULL", mysql))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(decided(table, greater, "SELECT k, CASE WHEN s >= u THEN s ELSE u END FROM t", mysql))
                .isInstanceOf(Verdict.Unknown.class);
        String initial = "SELECT k FROM t WHERE s = u AND SUBSTRING(s, 1, 1) = 'a'";
        assertThat(decided(table, initial, "SELECT k FROM t WHERE u = s AND SUBSTRING(s, 1, 1) = 'a'", mysql))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(decided(table, initial, "SELECT k FROM t WHERE s = u AND SUBSTRING(u, 1, 1) = 'a'", mysql))
                .isInstanceOf(Verdict.Unknown.class);
        String grouped = "SELECT CHAR_LENGTH(s) FROM t GROUP BY s";
        assertThat(decided(table, grouped, "SELECT CHAR_LENGTH(s) FROM (SELECT DISTINCT s FROM t) x", mysql))
                .isInstanceOf(Verdict.Unknown.class);
    }

    /** MySQL finds CONCAT('Q', 'R') equal to 'qr'. */
    @Test
    void nothingIsSaidOfATextThatIsMadeOfCapitalsWhereCaseIsFolded() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(10))");
        List<ReadingProfile> mysql = List.of(ReadingProfiles.named("mysql"));
        for (String made : List.of("CONCAT('Q', 'R') = 'QR'", "SUBSTRING('PQR', 2) = 'QR'")) {
            String left = "SELECT id FROM t WHERE " + made;
            assertThat(decided(table, left, "SELECT id FROM t", mysql)).isInstanceOf(Verdict.Unknown.class);
            assertThat(decided(table, left, "SELECT id FROM t WHERE id <> id", mysql))
                    .isInstanceOf(Verdict.Unknown.class);
        }
        assertThat(decided(
                        table, "SELECT id FROM t WHERE CONCAT(s, 'A') = 'xA'", "SELECT id FROM t WHERE s = 'x'", mysql))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(table, "SELECT CONCAT(s, 'Q') FROM t", "SELECT CONCAT(s, 'Z') FROM t", mysql))
                .isInstanceOf(Verdict.Refuted.class);
    }

    private static Verdict decided(List<String> tables, String left, String right, List<ReadingProfile> profiles) {
        QueryPair pair = new QueryPair(SchemaReader.read(tables), left, right, Semantics.BAG);
        PairDecision decision = new PairDecider(
                        Stages.behindTheProver(3, SolverSource.HERE), SolverSource.HERE, profiles, Assumption.READINGS)
                .decide(pair, Budget.of(Duration.ofSeconds(30)), Optional.empty());
        assertThat(decision).isInstanceOf(PairDecision.Decided.class);
        return ((PairDecision.Decided) decision).verdict();
    }

    private static boolean refuted(String left, String right) {
        return refuted(
                List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT)"), left, right, ReadingProfiles.named("mysql"));
    }

    private static boolean refuted(List<String> tables, String left, String right, ReadingProfile profile) {
        return refuted(tables, left, right, profile, Duration.ofSeconds(30));
    }

    /** @param time which the search for a difference uses up where there is none */
    private static boolean refuted(
            List<String> tables, String left, String right, ReadingProfile profile, Duration time) {
        QueryPair pair = new QueryPair(SchemaReader.read(tables), left, right, Semantics.BAG);
        PairDecision decision = new PairDecider(
                        Stages.behindTheProver(3, SolverSource.HERE),
                        SolverSource.HERE,
                        List.of(profile),
                        Assumption.READINGS)
                .decide(pair, Budget.of(time), Optional.empty());
        return decision instanceof PairDecision.Decided decided && decided.verdict() instanceof Verdict.Refuted;
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
}
