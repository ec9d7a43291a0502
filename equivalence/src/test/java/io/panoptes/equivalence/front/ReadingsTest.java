package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.front.Readings.Read;
import io.panoptes.equivalence.front.Readings.Side;
import io.panoptes.equivalence.front.Readings.Unread;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.DialectMark;
import io.panoptes.sql.reading.NullOrder;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfile.DateArithmetic;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.reading.ReadingUse;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadingsTest {
    private static final Schema SCHEMA =
            SchemaReader.read(List.of("CREATE TABLE t (a INT, b INT)", "CREATE TABLE k (id INT PRIMARY KEY, a INT)"));

    @Test
    void aPlainPairHasOneReading() {
        assertThat(of("SELECT a FROM t", "SELECT b FROM t"))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.readings())
                                .singleElement()
                                .satisfies(reading ->
                                        assertThat(reading.profile().name()).isEqualTo("standard")));
    }

    /** NULLs stand at one end under the one, at the other under the other; of what is never NULL there is one order. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        SELECT a FROM t ORDER BY a LIMIT 1                                                                  | 2
        SELECT a, ROW_NUMBER() OVER (ORDER BY b DESC) FROM t                                                | 2
        SELECT a FROM t WHERE a > 0 ORDER BY a LIMIT 1                                                      | 1
        SELECT id FROM k ORDER BY id DESC LIMIT 1                                                           | 1
        SELECT id, LAG(a) OVER (PARTITION BY a ORDER BY id) FROM k                                          | 1
        SELECT a FROM (SELECT a, COUNT(*) AS n FROM t GROUP BY a) s ORDER BY n DESC LIMIT 1                 | 1
        SELECT t.a FROM t LEFT JOIN k ON k.a = t.a ORDER BY k.id LIMIT 1                                    | 2
        SELECT k.a FROM k LEFT JOIN t ON k.a = t.a ORDER BY k.id LIMIT 1                                    | 1
        """)
    void anOrderHasTwoWhereItHasNulls(String query, int readings) {
        assertThat(of(query, query))
                .isInstanceOfSatisfying(
                        Read.class, read -> assertThat(read.readings()).hasSize(readings));
    }

    @Test
    void divisionHasTwo() {
        assertThat(of("SELECT a / b FROM t", "SELECT b FROM t")).isInstanceOfSatisfying(Read.class, read -> {
            assertThat(read.readings()).hasSize(2);
            assertThat(read.others()).containsExactly(read.readings().getLast());
        });
    }

    /** A quotient in floating point is another number, which shows where something is computed of it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        SELECT AVG(a) FROM t HAVING AVG(a) > 0.2             | 1
        SELECT b, ROUND(AVG(a), 2) FROM t GROUP BY b         | 1
        SELECT AVG(a) + 0.1 FROM t                           | 2
        SELECT AVG(b) FROM (SELECT AVG(a) AS b FROM t) x     | 2
        SELECT SUM(AVG(a)) OVER () FROM t GROUP BY b         | 2
        SELECT a / b FROM t                                  | 2
        SELECT a / b - 1 FROM t                              | 3
        SELECT a / b / 2 FROM t                              | 3
        SELECT -(a / b) FROM t                               | 3
        SELECT AVG(a) + 0.1 FROM t WHERE a IS DISTINCT FROM b | 2
        """)
    void quotientsHaveAnotherOneWhereSomethingIsComputedOfThem(String query, int readings) {
        assertThat(of(query, query))
                .isInstanceOfSatisfying(
                        Read.class, read -> assertThat(read.readings()).hasSize(readings));
    }

    @Test
    void wordsOfOneFamilyRuleTheOthersOut() {
        assertThat(of("SELECT a / b FROM t", "SELECT IF(b = 1, a, 0) FROM t"))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.readings())
                                .singleElement()
                                .satisfies(reading ->
                                        assertThat(reading.profile().name()).isEqualTo("mysql")));
        assertThat(of("SELECT a / b FROM t", "SELECT b FROM t ORDER BY a NULLS LAST"))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.readings())
                                .singleElement()
                                .satisfies(reading ->
                                        assertThat(reading.profile().name()).isEqualTo("standard")));
    }

    /** DuckDB has them last, SQLite first, and the standard leaves it to the DBMS. */
    @Test
    void nullsStandAtEitherEndWhereWordsRuleMySqlOut() {
        String plain = "SELECT a FROM t ORDER BY a LIMIT 1";
        String last = "SELECT a FROM t ORDER BY a NULLS LAST LIMIT 1";
        assertThat(of(plain, last))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.readings())
                                .extracting(reading -> reading.profile().nulls())
                                .containsExactly(NullOrder.HIGHEST, NullOrder.LOWEST));
        assertThat(of(plain, plain))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.readings())
                                .extracting(reading -> reading.profile().name())
                                .containsExactly("standard", "mysql"));
        assertThat(Readings.of(new QueryPair(SCHEMA, plain, last, Semantics.BAG), List.of(ReadingProfile.STANDARD)))
                .isInstanceOfSatisfying(
                        Read.class, read -> assertThat(read.readings()).hasSize(1));
    }

    /** SQLite takes the common table behind it, DuckDB the table. */
    @Test
    void aTableThatALaterCommonTableMayHideIsRefused() {
        String query = "WITH c AS (SELECT a FROM t), t AS (SELECT 1 AS a) SELECT a FROM c";
        for (List<ReadingProfile> profiles : List.of(Readings.ANY, List.of(ReadingProfiles.named("sqlite")))) {
            assertThat(Readings.of(new QueryPair(SCHEMA, query, "SELECT a FROM t", Semantics.BAG), profiles))
                    .isInstanceOfSatisfying(
                            Unread.class,
                            unread -> assertThat(unread.reason())
                                    .contains("common table that uses the name of a later one"));
        }
        assertThat(Readings.of(
                        new QueryPair(SCHEMA, query, "SELECT a FROM t", Semantics.BAG),
                        List.of(ReadingProfiles.named("duckdb"))))
                .isInstanceOf(Read.class);
    }

    /** In MySQL and SQLite BOOLEAN is the name of a number; where no DBMS is named, such a column holds truth values. */
    @Test
    void booleanColumnsHoldNumbersWhereADbmsSaysSo() {
        Schema flags = SchemaReader.read(List.of("CREATE TABLE f (id INT, p BOOLEAN)"));
        for (ReadingProfile profile : List.of(ReadingProfiles.named("mysql"), ReadingProfiles.named("sqlite"))) {
            assertThat(problem(flags, List.of(profile))
                            .schema()
                            .table("f")
                            .orElseThrow()
                            .column("p"))
                    .hasValueSatisfying(column -> assertThat(column.type()).isEqualTo(new SqlType.IntegerType(8)));
            assertThat(RelationText.of(problem(flags, List.of(profile)).left())).contains("Filter[($1 <> 0)]");
            assertThat(RelationText.of(problem(flags, List.of(profile)).right()))
                    .contains("Filter[(($1 <> 0) IS TRUE)]");
        }
        assertThat(problem(flags, Readings.ANY).schema()).isEqualTo(flags);
        assertThat(problem(flags, List.of(ReadingProfiles.named("duckdb"))).schema())
                .isEqualTo(flags);
    }

    private static Problem problem(Schema schema, List<ReadingProfile> profiles) {
        QueryPair pair =
                new QueryPair(schema, "SELECT id FROM f WHERE p", "SELECT id FROM f WHERE p IS TRUE", Semantics.BAG);
        return Readings.of(pair, profiles) instanceof Read read
                ? read.first().problem()
                : fail("not read: %s", Readings.of(pair, profiles));
    }

    @Test
    void wordsOfBothFamiliesRuleNoneOut() {
        assertThat(of("SELECT a / b FROM t", "SELECT IF(b = 1, a, 0) FROM t ORDER BY a NULLS LAST"))
                .isInstanceOfSatisfying(
                        Read.class, read -> assertThat(read.readings()).hasSize(2));
    }

    @Test
    void whatOneProfileAloneReadsHasOne() {
        assertThat(of("SELECT a FROM t GROUP BY b", "SELECT b FROM t"))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.first().profile().name()).isEqualTo("mysql"));
    }

    /** EXTRACT gives a whole number in some DBMSs and a fraction in others; that MySQL divides both alike says nothing of them. */
    @Test
    void noOtherReadingSpeaksForWhatTheStandardRefuses() {
        String whole = "SELECT CAST(EXTRACT(YEAR FROM DATE '2021-01-01') AS INTEGER) / 2 FROM t";
        assertThat(of("SELECT EXTRACT(YEAR FROM DATE '2021-01-01') / 2 FROM t", whole))
                .isInstanceOfSatisfying(
                        Unread.class, unread -> assertThat(unread.reason()).contains("quotient"));
        assertThat(of("SELECT EXTRACT(YEAR FROM DATE '2021-01-01') / 2, IF(a = 1, a, b) FROM t", whole))
                .isInstanceOf(Read.class);
    }

    @Test
    void whatNoneReadsIsToldWithItsSide() {
        assertThat(of("SELEC a", "SELECT b FROM t")).isInstanceOfSatisfying(Unread.class, unread -> {
            assertThat(unread.side()).isEqualTo(Side.LEFT);
            assertThat(unread.isSql()).isFalse();
        });
        assertThat(of(
                        "SELECT b FROM t",
                        "WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r) SELECT n FROM r"))
                .isInstanceOfSatisfying(Unread.class, unread -> {
                    assertThat(unread.side()).isEqualTo(Side.RIGHT);
                    assertThat(unread.isSql()).isTrue();
                });
    }

    /** A DBMS with a reading of its own is a profile with its marks, and nothing in the engine. */
    @Test
    void marksOfAnyProfileRuleOthersOut() {
        ReadingProfile made = new ReadingProfile(
                "made up",
                Set.of(ReadingTrait.EXACT_DIVISION),
                NullOrder.LAST,
                DateArithmetic.DAYS,
                List.of(),
                new ReadingUse(
                        false, List.of(DialectMark.of("SQRT(...)")), List.of(DialectMark.of("LN(...)")), List.of()));
        List<ReadingProfile> profiles = List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"), made);
        assertThat(names("SELECT a / b FROM t", profiles)).containsExactly("standard", "mysql", "made up");
        assertThat(names("SELECT a / b, SQRT(a) FROM t", profiles)).containsExactly("made up");
        assertThat(names("SELECT a / b, LN(a) FROM t ORDER BY b DESC LIMIT 1", profiles))
                .containsExactly("standard", "standard with NULLs last", "mysql");
        assertThat(names("SELECT a / b, SQRT(a), LN(a) FROM t", profiles))
                .containsExactly("standard", "mysql", "made up");
    }

    private static List<String> names(String query, List<ReadingProfile> profiles) {
        QueryPair pair = new QueryPair(SCHEMA, query, query, Semantics.BAG);
        return Readings.of(pair, profiles) instanceof Read read
                ? read.readings().stream()
                        .map(reading -> reading.profile().name())
                        .toList()
                : fail("not read: %s", Readings.of(pair, profiles));
    }

    private static Readings of(String left, String right) {
        return Readings.of(new QueryPair(SCHEMA, left, right, Semantics.BAG), Readings.ANY);
    }
}
