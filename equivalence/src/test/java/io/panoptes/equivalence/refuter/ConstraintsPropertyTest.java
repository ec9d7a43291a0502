package io.panoptes.equivalence.refuter;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.coverage.PlanCoverageStage;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.refuter.stage.Stage.Found;
import io.panoptes.equivalence.refuter.symbolic.search.BoundedStage;
import io.panoptes.equivalence.refuter.symbolic.search.UnderApproximationStage;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * On random schemas with constraints of every kind, whatever a stage finds keeps them all. The constraints are checked here
 * in the plainest way, with none of the engine's own code.
 */
class ConstraintsPropertyTest {
    private static final int SCHEMAS = 40;

    private static final List<List<String>> PAIRS = List.of(
            List.of("SELECT b FROM c", "SELECT DISTINCT b FROM c"),
            List.of("SELECT a FROM c WHERE b > 2", "SELECT a FROM c WHERE b >= 2"),
            List.of("SELECT COUNT(*) FROM c", "SELECT COUNT(d) FROM c"),
            List.of("SELECT c.d FROM c JOIN p ON c.a = p.a", "SELECT c.d FROM c LEFT JOIN p ON c.a = p.a"),
            List.of("SELECT s, SUM(d) FROM c GROUP BY s", "SELECT s, SUM(d) FROM c GROUP BY s, b"),
            List.of("SELECT s FROM c WHERE d <= 3", "SELECT s FROM c WHERE d < 3 OR s = 'x'"));

    /** A CHECK as text, and whether it is not FALSE for a row of c. */
    private record CheckCase(String sql, Predicate<Row> holds) {}

    private static final List<CheckCase> CHECKS = List.of(
            new CheckCase("CHECK (b > 1)", row -> unknown(row, 1) || number(row, 1) > 1),
            new CheckCase(
                    "CHECK (a < d)", row -> unknown(row, 0) || unknown(row, 2) || number(row, 0) < number(row, 2)),
            new CheckCase(
                    "CHECK (s <> 'a' OR d = 2)",
                    row -> unknown(row, 3)
                            || !row.values().get(3).equals(Value.of("a"))
                            || unknown(row, 2)
                            || number(row, 2) == 2));

    private static boolean unknown(Row row, int column) {
        return row.values().get(column).isNull();
    }

    private static long number(Row row, int column) {
        return ((Value.IntegerValue) row.values().get(column)).value().longValueExact();
    }

    /** A schema, and the CHECKs that it has. */
    private record Constrained(Schema schema, List<CheckCase> checks) {

        static Constrained random(Random random) {
            List<String> ddl = new ArrayList<>();
            boolean linked = random.nextInt(3) == 0;
            ddl.add("CREATE TABLE p (a INT%s, b INT)".formatted(linked ? " PRIMARY KEY" : ""));
            StringBuilder child = new StringBuilder("CREATE TABLE c (a INT, b INT%s, d INT%s, s VARCHAR(5)"
                    .formatted(some(" NOT NULL", 3, random), some(" UNIQUE", 3, random)));
            child.append(some(", PRIMARY KEY (a, b)", 4, random));
            child.append(linked ? ", FOREIGN KEY (a) REFERENCES p (a)" : "");
            List<CheckCase> checks =
                    CHECKS.stream().filter(check -> random.nextInt(4) == 0).toList();
            checks.forEach(check -> child.append(", ").append(check.sql()));
            ddl.add(child.append(")").toString());
            return new Constrained(mined(SchemaReader.read(ddl), random), checks);
        }

        private static String some(String text, int oneIn, Random random) {
            return random.nextInt(oneIn) == 0 ? text : "";
        }

        private static Schema mined(Schema schema, Random random) {
            List<Constraint> all = List.of(
                    new Constraint.Range("d", Value.of(2), Value.of(5)),
                    new Constraint.Range("a", Optional.of(Value.of(1)), Optional.empty()),
                    new Constraint.Range("b", Optional.empty(), Optional.of(Value.of(6))),
                    new Constraint.InclusionDependency(List.of("d"), "p", List.of("b")),
                    new Constraint.Categorical("s", List.of(Value.of("x"), Value.of("a"))),
                    new Constraint.FunctionalDependency(List.of("s"), "b"),
                    new Constraint.Ordering("a", "b"));
            List<Table> tables = new ArrayList<>();
            for (Table table : schema.tables()) {
                List<Constraint> constraints = new ArrayList<>(table.constraints());
                if (table.name().equals("c")) {
                    all.stream().filter(kind -> random.nextInt(3) == 0).forEach(constraints::add);
                }
                tables.add(new Table(table.name(), table.columns(), constraints));
            }
            return new Schema(tables);
        }
    }

    static Stream<Stage> stages() {
        return Stream.of(
                new ConcreteStage(1, 500, 1_500),
                new PlanCoverageStage(1, 2_000, 2, SolverSource.HERE),
                new UnderApproximationStage(2),
                new BoundedStage(2));
    }

    @ParameterizedTest
    @MethodSource("stages")
    void whatIsFoundKeepsThem(Stage stage) {
        Set<Class<?>> kept = new HashSet<>();
        for (int seed = 1; seed <= SCHEMAS; seed++) {
            Random random = new Random(seed);
            Constrained constrained = Constrained.random(random);
            List<String> pair = PAIRS.get(random.nextInt(PAIRS.size()));
            if (search(stage, constrained.schema(), pair) instanceof Found.Difference(Counterexample found)) {
                assertThat(broken(constrained, found.database()))
                        .as(
                                "%s, seed %d: %s on %s",
                                stage.name(), seed, pair, found.database().rows())
                        .isEmpty();
                constrained
                        .schema()
                        .tables()
                        .forEach(table -> table.constraints().forEach(constraint -> kept.add(constraint.getClass())));
            }
        }
        assertThat(kept)
                .containsExactlyInAnyOrder(Stream.of(Constraint.class.getPermittedSubclasses())
                        .flatMap(kind -> kind.isSealed() ? Stream.of(kind.getPermittedSubclasses()) : Stream.of(kind))
                        .toArray(Class<?>[]::new));
    }

    private static Found search(Stage stage, Schema schema, List<String> pair) {
        Front front = new Front(schema, ReadingProfile.STANDARD);
        return stage.search(
                new Problem(
                        schema,
                        front.translate(pair.get(0)),
                        front.translate(pair.get(1)),
                        Semantics.BAG,
                        CheckConditions.of(schema, ReadingProfile.STANDARD)),
                Budget.of(Duration.ofSeconds(20)));
    }

    /** In words, what the database breaks first. */
    private static Optional<String> broken(Constrained constrained, Database database) {
        for (Table table : constrained.schema().tables()) {
            List<Row> rows = database.rowsOf(table.name());
            for (int column = 0; column < table.columns().size(); column++) {
                Column declared = table.columns().get(column);
                int at = column;
                if (!declared.nullable() && rows.stream().anyMatch(row -> unknown(row, at))) {
                    return Optional.of("NOT NULL of " + declared.name());
                }
            }
            for (Constraint constraint : table.constraints()) {
                if (!holds(constraint, table, rows, database, constrained)) {
                    return Optional.of(constraint.toString());
                }
            }
        }
        return constrained.checks().stream()
                .filter(check -> !database.rowsOf("c").stream().allMatch(check.holds()))
                .map(CheckCase::sql)
                .findFirst();
    }

    private static boolean holds(
            Constraint constraint, Table table, List<Row> rows, Database database, Constrained constrained) {
        return switch (constraint) {
            case Constraint.PrimaryKey(List<String> columns) ->
                differ(rows, table, columns, false)
                        && rows.stream().noneMatch(row -> hasNull(values(row, table, columns)));
            case Constraint.Unique(List<String> columns) -> differ(rows, table, columns, true);
            case Constraint.Reference reference -> {
                Table other = constrained.schema().table(reference.target()).orElseThrow();
                List<List<Value>> targets = database.rowsOf(reference.target()).stream()
                        .map(row -> values(row, other, reference.targetColumns()))
                        .toList();
                yield rows.stream()
                        .map(row -> values(row, table, reference.columns()))
                        .allMatch(values -> hasNull(values) || targets.contains(values));
            }
            case Constraint.Check ignored -> true;
            case Constraint.Range(String column, var low, var high) ->
                known(rows, table, column)
                        .allMatch(value -> low.stream()
                                        .allMatch(bound -> integer(bound).compareTo(integer(value)) <= 0)
                                && high.stream()
                                        .allMatch(bound -> integer(value).compareTo(integer(bound)) <= 0));
            case Constraint.Categorical(String column, List<Value> values) ->
                known(rows, table, column).allMatch(values::contains);
            case Constraint.FunctionalDependency(List<String> determinants, String dependent) ->
                rows.stream()
                        .allMatch(one -> rows.stream()
                                .filter(other ->
                                        values(one, table, determinants).equals(values(other, table, determinants)))
                                .allMatch(other -> values(one, table, List.of(dependent))
                                        .equals(values(other, table, List.of(dependent)))));
            case Constraint.Ordering(String smaller, String larger) ->
                rows.stream()
                        .map(row -> values(row, table, List.of(smaller, larger)))
                        .allMatch(values ->
                                hasNull(values) || integer(values.get(0)).compareTo(integer(values.get(1))) <= 0);
        };
    }

    private static boolean differ(List<Row> rows, Table table, List<String> columns, boolean nullsDiffer) {
        List<List<Value>> keys = rows.stream()
                .map(row -> values(row, table, columns))
                .filter(values -> !(nullsDiffer && hasNull(values)))
                .toList();
        return new HashSet<>(keys).size() == keys.size();
    }

    private static Stream<Value> known(List<Row> rows, Table table, String column) {
        return rows.stream()
                .map(row -> values(row, table, List.of(column)).getFirst())
                .filter(value -> !value.isNull());
    }

    private static List<Value> values(Row row, Table table, List<String> columns) {
        List<String> names = table.columns().stream().map(Column::name).toList();
        return columns.stream()
                .map(name -> row.values().get(names.indexOf(name)))
                .toList();
    }

    private static boolean hasNull(List<Value> values) {
        return values.stream().anyMatch(Value::isNull);
    }

    private static BigInteger integer(Value value) {
        return ((Value.IntegerValue) value).value();
    }
}
