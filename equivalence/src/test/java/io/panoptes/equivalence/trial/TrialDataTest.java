package io.panoptes.equivalence.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.refuter.concrete.ConstraintSet;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TrialDataTest {
    private static final List<String> DDL = List.of(
            "CREATE TABLE t (k INT PRIMARY KEY, n DECIMAL(9, 2), b BIGINT, s VARCHAR(9), r INT REFERENCES u, CHECK (n > 0))",
            "CREATE TABLE u (k INT PRIMARY KEY, m INT NOT NULL)");

    private static final Problem PROBLEM = problem("SELECT k FROM t WHERE n > 7.25", "SELECT k FROM t WHERE s = 'mno'");
    private static final List<TrialDatabase> DATABASES = databases();

    @Test
    void noneOneAndManyRows() {
        assertThat(sizes("u")).contains(0, 1).anyMatch(size -> size >= 5);
        assertThat(sizes("t")).contains(0, 1).anyMatch(size -> size >= 5);
    }

    @Test
    void everyConstraintHolds() {
        Pool pool = new Pool();
        ConstraintSet constraints = new ConstraintSet(PROBLEM.schema(), PROBLEM.checks(), pool);
        assertThat(DATABASES).allMatch(database -> constraints.hold(Tables.of(database.database(), pool)));
        assertThat(values("t", 4)).anyMatch(value -> !value.equals(Value.NULL));
    }

    @Test
    void constantsOfTheTextsAndTheirNeighbours() {
        assertThat(values("t", 1))
                .contains(
                        Value.of(new BigDecimal("7.25")),
                        Value.of(new BigDecimal("7.26")),
                        Value.of(new BigDecimal("7.24")),
                        Value.NULL);
        assertThat(values("t", 3)).contains(Value.of("mno"), Value.of("MNO"), Value.of("mno "), Value.NULL);
    }

    @Test
    void endsOfTypesAreInExtremeDatabasesOnly() {
        assertThat(values(DATABASES.stream().filter(TrialDatabase::extreme), "t", 2))
                .anyMatch(TrialDataTest::isLarge);
        assertThat(values(DATABASES.stream().filter(database -> !database.extreme()), "t", 2))
                .noneMatch(TrialDataTest::isLarge);
    }

    @Test
    void neighboursThatAFloatingPointNumberDoesNotTellApartStandInOneRow() {
        List<Row> rows =
                rows("CREATE TABLE v (a INT, b INT, c BIGINT, d BIGINT)", "SELECT a FROM v", "SELECT b FROM v");
        assertThat(rows).anyMatch(row -> neighbours(row, 0, 24)).anyMatch(row -> neighbours(row, 2, 53));
    }

    @Test
    void aHugeNumberAmongSmallOnes() {
        List<Row> rows = rows("CREATE TABLE v (x DOUBLE, n DECIMAL(9, 2))", "SELECT x FROM v", "SELECT n FROM v");
        assertThat(rows)
                .contains(
                        Row.of(new Value.DoubleValue(1e16), Value.of(BigDecimal.ONE)),
                        Row.of(new Value.DoubleValue(-1e16), Value.of(BigDecimal.ONE)));
    }

    @Test
    void moreRowsThanALimitAsksFor() {
        assertThat(databases("CREATE TABLE v (k INT PRIMARY KEY)", "SELECT k FROM v LIMIT 37", "SELECT k FROM v"))
                .anyMatch(database -> database.database().rowsOf("v").size() > 37);
    }

    /** RANK and DENSE_RANK differ only behind a tie. */
    @Test
    void tiesBeforeOtherRowsBesideAKey() {
        assertThat(databases("CREATE TABLE v (k INT PRIMARY KEY, g INT)", "SELECT k FROM v", "SELECT g FROM v"))
                .anyMatch(database -> database.database().rowsOf("v").size() >= 6
                        && database.database().rowsOf("v").stream()
                                        .map(row -> row.values().get(1))
                                        .distinct()
                                        .count()
                                <= 3);
    }

    private static boolean neighbours(Row row, int column, int bits) {
        return row.values().get(column) instanceof Value.IntegerValue(var one)
                && row.values().get(column + 1) instanceof Value.IntegerValue(var other)
                && one.equals(BigInteger.ONE.shiftLeft(bits))
                && other.equals(one.add(BigInteger.ONE));
    }

    private static List<Row> rows(String table, String left, String right) {
        return databases(table, left, right).stream()
                .flatMap(database -> database.database().rowsOf("v").stream())
                .toList();
    }

    private static List<TrialDatabase> databases(String table, String left, String right) {
        Schema schema = SchemaReader.read(List.of(table));
        QueryPair pair = new QueryPair(schema, left, right, Semantics.BAG);
        Problem problem =
                ((Readings.Read) Readings.of(pair, Readings.ANY)).first().problem();
        return TrialData.of(problem, new TextPair(List.of(table), schema, left, right, Semantics.BAG));
    }

    @Test
    void thePairDecidesAlone() {
        assertThat(databases()).isEqualTo(DATABASES);
    }

    private static boolean isLarge(Value value) {
        return value instanceof Value.IntegerValue(var number) && number.bitLength() >= 60;
    }

    private static List<Integer> sizes(String table) {
        return DATABASES.stream()
                .map(database -> database.database().rowsOf(table).size())
                .toList();
    }

    private static List<Value> values(String table, int column) {
        return values(DATABASES.stream(), table, column);
    }

    private static List<Value> values(Stream<TrialDatabase> databases, String table, int column) {
        return databases
                .flatMap(database -> database.database().rowsOf(table).stream())
                .map(Row::values)
                .map(values -> values.get(column))
                .distinct()
                .toList();
    }

    private static List<TrialDatabase> databases() {
        return TrialData.of(
                PROBLEM,
                new TextPair(
                        DDL,
                        PROBLEM.schema(),
                        "SELECT k FROM t WHERE n > 7.25",
                        "SELECT k FROM t WHERE s = 'mno'",
                        Semantics.BAG));
    }

    private static Problem problem(String left, String right) {
        Schema schema = SchemaReader.read(DDL);
        return ((Readings.Read) Readings.of(new QueryPair(schema, left, right, Semantics.BAG), Readings.ANY))
                .first()
                .problem();
    }
}
