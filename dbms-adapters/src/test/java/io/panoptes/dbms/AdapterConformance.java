package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.SqlWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What every adapter must do, at every version. An adapter that passes is complete. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AdapterConformance {

    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(500);

    private final String name;
    private final Optional<Path> build;

    @SuppressWarnings("NullAway.Init")
    private Targets targets;

    @SuppressWarnings("NullAway.Init")
    private Instance instance;

    @SuppressWarnings("NullAway.Init")
    private Profile profile;

    AdapterConformance(String name) {
        this(name, Optional.empty());
    }

    AdapterConformance(String name, Optional<Path> build) {
        this.name = name;
        this.build = build;
    }

    @BeforeAll
    void open() {
        targets = targets();
        Target target = target(targets, build);
        profile = targets.profile(target);
        instance = targets.open(target);
    }

    /** Another way to it than by its releases. */
    Targets targets() {
        return new ReleasedTargets();
    }

    Target target(Targets all, Optional<Path> local) {
        return all.find(name, local);
    }

    @AfterAll
    void close() {
        if (targets != null) {
            targets.close();
        }
    }

    @BeforeEach
    void reset() {
        instance.reset();
    }

    @Test
    void answersAQuery() {
        smallTable();
        assertThat(rows("SELECT a, b FROM t ORDER BY a"))
                .containsExactly(
                        Row.of(Value.of(1), Value.of("x")),
                        Row.of(Value.of(2), Value.NULL),
                        Row.of(Value.of(3), Value.of("")));
    }

    @Test
    void everyTypeGivesBackItsCornersAndNull() {
        for (TypeSpelling spelling : profile.types()) {
            instance.reset();
            done("CREATE TABLE c (n INTEGER, v " + spelling.name() + ")");
            done("INSERT INTO c VALUES (1, " + literal(spelling.low()) + ")");
            done("INSERT INTO c VALUES (2, " + literal(spelling.high()) + ")");
            done("INSERT INTO c (n) VALUES (3)");
            List<Value> values = rows("SELECT v FROM c ORDER BY n").stream()
                    .map(row -> row.values().getFirst())
                    .toList();
            assertThat(values.get(0)).as(spelling.name()).matches(value -> isSame(value, spelling.low()));
            assertThat(values.get(1)).as(spelling.name()).matches(value -> isSame(value, spelling.high()));
            assertThat(values.get(2)).as(spelling.name()).isEqualTo(Value.NULL);
        }
    }

    @Test
    void everyTypeCanBeCastTo() {
        for (TypeSpelling spelling : profile.types()) {
            assertThat(only("SELECT %s FROM (SELECT 1 AS x1 %s) x0".formatted(castOfNull(spelling), fromNothing())))
                    .as(spelling.name())
                    .isInstanceOf(Outcome.Rows.class);
        }
    }

    @Test
    void everyFillingWorks() {
        for (Filling filling : profile.fillings()) {
            instance.reset();
            smallTable();
            String query = switch (filling) {
                case DERIVED_TABLE -> "SELECT p FROM (SELECT t.*, a + 1 AS p FROM t) x";
                case TEXTUAL -> "SELECT a + 1 FROM t";
                case COMMON_TABLE -> "WITH x AS (SELECT t.*, a + 1 AS p FROM t) SELECT p FROM x";
                case VIEW -> {
                    done("CREATE VIEW x AS SELECT t.*, a + 1 AS p FROM t");
                    yield "SELECT p FROM x";
                }
                case VIRTUAL_GENERATED_COLUMN -> generatedColumn(false);
                case STORED_GENERATED_COLUMN -> generatedColumn(true);
            };
            assertThat(rows(query))
                    .as(filling.name())
                    .containsExactlyInAnyOrder(Row.of(Value.of(2)), Row.of(Value.of(3)), Row.of(Value.of(4)));
        }
    }

    @Test
    void errorsHaveTheirClasses() {
        smallTable();
        assertThat(failure("SELEC a FROM t")).as("syntax").isEqualTo(ErrorClass.INVALID);
        assertThat(failure("SELECT a FROM nosuchtable")).as("table").isEqualTo(ErrorClass.INVALID);
        assertThat(failure("SELECT nosuchcolumn FROM t")).as("column").isEqualTo(ErrorClass.INVALID);
        if (profile.features().contains(Feature.WITHOUT_KEYS)) {
            return;
        }
        done("CREATE TABLE k (a INTEGER NOT NULL PRIMARY KEY)");
        done("INSERT INTO k (a) VALUES (1)");
        assertThat(failure("INSERT INTO k (a) VALUES (1)")).as("key").isEqualTo(ErrorClass.ORDINARY);
    }

    /** Oracles are proved under the constraints of their schema: a row whose parent was refused must be refused as well. */
    @Test
    void foreignKeysAreKept() {
        assumeTrue(profile.features().contains(Feature.FOREIGN_KEYS), "it has no foreign keys");
        for (int fresh = 0; fresh < 2; fresh++) {
            done("CREATE TABLE parent (a INTEGER NOT NULL, b INTEGER, PRIMARY KEY (a))");
            done("CREATE TABLE child (a INTEGER, FOREIGN KEY (a) REFERENCES parent (a))");
            done("INSERT INTO parent VALUES (1, 1)");
            done("INSERT INTO child VALUES (1)");
            done("INSERT INTO child VALUES (NULL)");
            assertThat(failure("INSERT INTO child VALUES (2)")).as("orphan").isEqualTo(ErrorClass.ORDINARY);
            assertThat(failure("DELETE FROM parent")).as("parent").isEqualTo(ErrorClass.ORDINARY);
            instance.reset();
        }
    }

    @Test
    void anErrorDoesNotStopTheNextStatement() {
        List<Outcome> outcomes = instance.run(List.of("SELEC", "CREATE TABLE t (a INTEGER)", "SELEC"), LIMIT);
        assertThat(outcomes.get(1)).isInstanceOf(Outcome.Done.class);
        assertThat(outcomes.get(2)).isInstanceOf(Outcome.Failed.class);
    }

    @Test
    void plansAreRead() {
        assumeTrue(
                !profile.explain().statements("SELECT a FROM t").isEmpty(),
                "no statement of SQL asks it for a plan, as its profile says");
        smallTable();
        String scan = shape("SELECT a FROM t WHERE a > 1");
        assertThat(shape("SELECT a FROM t WHERE a > 2")).isEqualTo(scan);
        assertThat(shape("SELECT x.a, COUNT(*) FROM t x JOIN t y ON x.a = y.a GROUP BY x.a"))
                .isNotEqualTo(scan);
    }

    @Test
    void planVariationsKeepTheAnswerAndAreUndone() {
        smallTable();
        String query = "SELECT x.a FROM t x JOIN t y ON x.a = y.a WHERE x.a > 1 ORDER BY x.a";
        List<Row> right = rows(query);
        for (PlanVariation variation : profile.planVariations()) {
            variation.set().forEach(this::done);
            assertThat(rows(variation.rewrite(query))).as(variation.name()).isEqualTo(right);
            variation.undo().forEach(this::done);
            assertThat(rows(query)).as("after %s", variation.name()).isEqualTo(right);
        }
    }

    @Test
    void resetIsFresh() {
        smallTable();
        instance.reset();
        assertThat(failure("SELECT a FROM t")).isEqualTo(ErrorClass.INVALID);
        smallTable();
        assertThat(rows("SELECT a FROM t")).hasSize(3);
    }

    @Test
    void anEndlessQueryIsStopped() {
        bigTable();
        String endless =
                "SELECT COUNT(*) FROM big a, big b, big c, big d, big e, big f WHERE a.a + b.a + c.a = d.a * e.a - f.a - 17";
        List<Outcome> outcomes = instance.run(List.of(endless, "SELECT COUNT(*) FROM big"), SHORT);
        if (outcomes.get(0)
                instanceof Outcome.Failed(ErrorClass errorClass, String state, String message, long nanos)) {
            assertThat(errorClass).as(state + message).isEqualTo(ErrorClass.RESOURCE);
            assertThat(Duration.ofNanos(nanos)).isBetween(SHORT.dividedBy(2), Duration.ofSeconds(4));
        } else {
            assertThat(outcomes.get(0)).isInstanceOf(Outcome.Hung.class);
            assertThat(outcomes.get(1)).isInstanceOf(Outcome.Skipped.class);
        }
        instance.reset();
        smallTable();
        assertThat(rows("SELECT a FROM t")).hasSize(3);
    }

    @Test
    void aHugeResultIsCutOff() {
        bigTable();
        Outcome outcome = only("SELECT a.a, b.a FROM big a, big b, big c");
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Failed.class,
                        failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
    }

    @Test
    void batchesCanBeSentAhead() {
        smallTable();
        List<Instance.Pending> pending = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            pending.add(instance.submit(List.of("SELECT a FROM t WHERE a > " + i), LIMIT));
        }
        for (int i = 0; i < 50; i++) {
            List<Outcome> outcomes = pending.get(i).outcomes();
            assertThat(outcomes).hasSize(1);
            assertThat(((Outcome.Rows) outcomes.getFirst()).rows()).hasSize(Math.max(0, 3 - i));
        }
    }

    // Helpers, from here on.

    private void smallTable() {
        done("CREATE TABLE t (a INTEGER, b VARCHAR(10))");
        done("INSERT INTO t VALUES (1, 'x')");
        done("INSERT INTO t (a) VALUES (2)");
        done("INSERT INTO t VALUES (3, '')");
    }

    private void bigTable() {
        done("CREATE TABLE big (a INTEGER)");
        for (int i = 0; i < 100; i++) {
            done("INSERT INTO big VALUES (" + i + ")");
        }
    }

    private String generatedColumn(boolean stored) {
        String table = stored ? "gs" : "gv";
        done("CREATE TABLE %s (a INTEGER, p INTEGER %s)".formatted(table, profile.generatedAs("a + 1", stored)));
        done("INSERT INTO %s (a) VALUES (1)".formatted(table));
        done("INSERT INTO %s (a) VALUES (2)".formatted(table));
        done("INSERT INTO %s (a) VALUES (3)".formatted(table));
        return "SELECT p FROM " + table;
    }

    private String literal(Value value) {
        return SqlWriter.write(value, profile.dialect());
    }

    /** By its name, but where a DBMS casts to other names than those of columns, as the dialect says. */
    private String castOfNull(TypeSpelling spelling) {
        return profile.dialect().castTypes().isEmpty()
                ? "CAST(NULL AS %s)".formatted(castName(spelling))
                : SqlWriter.write(
                        new Expression.Cast(new Expression.Literal(Value.NULL), spelling.type()), profile.dialect());
    }

    /** LONGVARCHAR and its like name columns only. */
    private static String castName(TypeSpelling spelling) {
        return spelling.type().equals(SqlType.TEXT) && spelling.name().equals("LONGVARCHAR")
                ? "VARCHAR(1000)"
                : spelling.name();
    }

    private String fromNothing() {
        return profile.dialect().emptyFrom().map(from -> "FROM " + from).orElse("");
    }

    /** SQLite gives Booleans as numbers, and dates as texts. */
    private static boolean isSame(Value got, Value put) {
        return switch (put) {
            case Value.BooleanValue(boolean truth) -> got.equals(put) || got.equals(Value.of(truth ? 1 : 0));
            case Value.DecimalValue(BigDecimal number) ->
                got.equals(put)
                        || got instanceof Value.IntegerValue(var whole) && number.compareTo(new BigDecimal(whole)) == 0;
            default -> got.equals(put);
        };
    }

    private String shape(String query) {
        List<Outcome> answers = instance.run(profile.explain().statements(query), LIMIT);
        Optional<Plan> plan = profile.explain().read(answers);
        assertThat(plan).as("plan in %s", answers).isPresent();
        assertThat(plan.orElseThrow().shape()).isNotBlank();
        return plan.orElseThrow().shape();
    }

    private Outcome only(String sql) {
        return instance.run(List.of(sql), LIMIT).getFirst();
    }

    private void done(String sql) {
        assertThat(only(sql)).as(sql).isInstanceOfAny(Outcome.Done.class, Outcome.Rows.class);
    }

    private List<Row> rows(String sql) {
        Outcome outcome = only(sql);
        assertThat(outcome).as(sql).isInstanceOf(Outcome.Rows.class);
        return ((Outcome.Rows) outcome).rows();
    }

    private ErrorClass failure(String sql) {
        Outcome outcome = only(sql);
        assertThat(outcome).as(sql).isInstanceOf(Outcome.Failed.class);
        return ((Outcome.Failed) outcome).errorClass();
    }

    Instance instance() {
        return instance;
    }
}
