package io.panoptes.triage.reduction;

import static io.panoptes.triage.reduction.FakeInstance.refusal;
import static io.panoptes.triage.reduction.FakeInstance.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.reduction.editable.ConstantRows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.judge.Control;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

class ReducerTest {
    private static final Profile PROFILE = Adapters.named("duckdb").profile(new Version("1.3.2.0"));
    private static final TargetCaseWriter WRITER = new TargetCaseWriter(PROFILE);
    private static final CreateTable T = table("t");
    private static final CreateTable OTHER = table("other");

    private final List<String> asked = new ArrayList<>();

    @Test
    void whatTheBugDoesNotNeedGoes() {
        EditableCase reduced = reduce(
                edited(
                        List.of(OTHER, insert("other", 1), T, insert("t", 1), insert("t", 2)),
                        "SELECT a FROM t WHERE a > 0 AND a < 7 ORDER BY a",
                        "SELECT a FROM t WHERE NOT (a <= 0) AND a < 7 ORDER BY a"),
                sql -> sql.contains("> 0") ? rows() : rows(1));
        assertThat(WRITER.write(reduced).setup()).noneMatch(sql -> sql.contains("other"));
        assertThat(WRITER.write(reduced).left().sql()).doesNotContain("ORDER BY", "7");
    }

    @Test
    void aStatementThatFailsIsNotKept() {
        EditableCase reduced = reduce(
                edited(
                        List.of(T, insert("gone", 1), insert("t", 1)),
                        "SELECT a FROM t WHERE a > 0",
                        "SELECT a FROM t WHERE NOT (a <= 0)"),
                sql -> sql.startsWith("INSERT INTO gone")
                        ? refusal("no table gone")
                        : sql.contains("> 0") ? rows() : rows(1));
        assertThat(WRITER.write(reduced).setup()).noneMatch(sql -> sql.contains("gone"));
    }

    @Test
    void anEditThatMakesAStatementFailIsRefused() {
        EditableCase start =
                edited(List.of(T, insert("t", 1)), "SELECT a FROM t WHERE a > 0", "SELECT a FROM t WHERE NOT (a <= 0)");
        // The table is not needed for the answers of this target, but its INSERT is what makes it disagree.
        boolean[] there = {false};
        EditableCase reduced = reduce(start, sql -> {
            if (sql.startsWith("CREATE TABLE t")) {
                there[0] = true;
                return new Outcome.Done(1);
            }
            if (sql.equals("reset") || sql.startsWith("DROP TABLE t")) {
                there[0] = false;
                return new Outcome.Done(1);
            }
            if (sql.startsWith("INSERT INTO t")) {
                return there[0] ? new Outcome.Done(1) : refusal("no table t");
            }
            return sql.contains("> 0") ? rows() : rows(1);
        });
        List<String> setup = WRITER.write(reduced).setup();
        assertThat(setup.stream().anyMatch(sql -> sql.startsWith("INSERT")))
                .isEqualTo(setup.stream().anyMatch(sql -> sql.startsWith("CREATE TABLE t")));
    }

    /** Known drift: without ORDER BY, ROW_NUMBER may number the rows in any way on any DBMS, which is seen beside their values. */
    @Test
    void theOrderOfNumberedRowsStays() {
        String numbered = "SELECT a, ROW_NUMBER() OVER (PARTITION BY g ORDER BY a) AS n FROM t";
        EditableCase reduced = reduce(
                edited(List.of(T, insert("t", 1)), numbered, numbered + " WHERE a IS NOT NULL"),
                sql -> sql.contains("ROW_NUMBER()") && !sql.contains("OVER")
                        ? refusal("a window is missing")
                        : sql.matches("SELECT a, ROW_NUMBER.* FROM t.*") && !sql.contains("WHERE") ? rows() : rows(1));
        assertThat(WRITER.write(reduced).left().sql()).contains("ROW_NUMBER", "ORDER BY a");
    }

    @Test
    void withoutAControlTheQueriesStayAsTheyWere() {
        EditableCase start = edited(
                List.of(OTHER, T, insert("t", 1)), "SELECT a FROM t WHERE a > 0", "SELECT a FROM t WHERE NOT (a <= 0)");
        EditableCase reduced = reduce(start, sql -> sql.contains("> 0") ? rows() : rows(1), Optional.empty());
        assertThat(reduced.left()).isEqualTo(start.left());
        assertThat(reduced.right()).isEqualTo(start.right());
        assertThat(WRITER.write(reduced).setup()).noneMatch(sql -> sql.contains("other"));
    }

    /** Known drift: the view is what one query reads the derived table of the other through. */
    @Test
    void withoutAControlAViewStaysAsItWas() {
        SetupStep.CreateView view =
                new SetupStep.CreateView("v", List.of(), SqlReader.query("SELECT a AS b FROM t WHERE g = 0"));
        EditableCase start = edited(
                List.of(T, insert("t", 1), view),
                "SELECT b FROM v",
                "SELECT b FROM (SELECT a AS b FROM t WHERE g = 0) AS d");
        boolean[] there = {false};
        EditableCase reduced = reduce(
                start,
                sql -> {
                    if (sql.startsWith("CREATE VIEW") || sql.startsWith("DROP VIEW") || sql.equals("reset")) {
                        there[0] = sql.startsWith("CREATE VIEW");
                    }
                    return !sql.contains("FROM v") ? rows(1) : there[0] ? rows() : refusal("no view v");
                },
                Optional.empty());
        assertThat(reduced.setup()).contains(view);
    }

    @Test
    void theQueryThatBreaksTheTargetStaysOnBothSides() {
        String breaking = "SELECT a FROM t WHERE ABS(a) > 0 ORDER BY a";
        EditableCase reduced = reduce(
                edited(List.of(T, insert("t", 1)), breaking, breaking),
                sql -> sql.contains("ABS") ? new Outcome.Failed(ErrorClass.INTERNAL, "", "assertion", 1) : rows(1),
                Optional.empty());
        assertThat(reduced.left()).isEqualTo(reduced.right());
        assertThat(WRITER.write(reduced).left().sql()).contains("ABS").doesNotContain("ORDER BY", "7");
    }

    @Test
    void aChangeThatBreaksTheTargetByItselfNeedsNoTransactionAroundIt() {
        Expression zero = SqlReader.expression("0");
        Change breaking = new Change.Update("t", List.of(new Change.Assignment("g", zero)), Optional.empty());
        Change other = new Change.Delete("t", Optional.empty());
        var query = SqlReader.query("SELECT a FROM t");
        EditableCase reduced = reduce(
                new EditableCase(
                        List.of(OTHER, T, insert("t", 1)),
                        new EditableSide(query, Optional.empty(), List.of(breaking)),
                        new EditableSide(query, Optional.empty(), List.of(other)),
                        Semantics.BAG),
                sql -> sql.startsWith("UPDATE") ? new Outcome.Failed(ErrorClass.INTERNAL, "", "assertion", 1) : rows(1),
                Optional.empty());
        assertThat(reduced.left().changes()).isEmpty();
        assertThat(reduced.right().changes()).isEmpty();
        assertThat(WRITER.write(reduced).setup())
                .last(InstanceOfAssertFactories.STRING)
                .startsWith("UPDATE t SET");
    }

    @Test
    void whereTheSetupBreaksTheTargetTheQueriesOnlyHaveToRun() {
        EditableCase reduced = reduce(
                edited(List.of(OTHER, T, insert("t", 1)), "SELECT 1", "SELECT 1"),
                sql -> sql.startsWith("INSERT") ? new Outcome.Failed(ErrorClass.INTERNAL, "", "assertion", 1) : rows(1),
                Optional.empty());
        assertThat(WRITER.write(reduced).left().sql()).isEqualTo("SELECT 1");
        assertThat(WRITER.write(reduced).setup())
                .noneMatch(sql -> sql.contains("other"))
                .anyMatch(sql -> sql.startsWith("INSERT"));
    }

    @Test
    void anEditOnWhichTheControlDiffersIsRefused() {
        Predicate<String> kept = sql -> sql.contains("> 0");
        EditableCase reduced = reduce(
                edited(List.of(T, insert("t", 1)), "SELECT a FROM t WHERE a > 0", "SELECT a FROM t WHERE NOT (a <= 0)"),
                sql -> kept.test(sql) ? rows() : rows(1),
                Optional.of(sql -> sql.contains("<= 0") || kept.test(sql) ? rows(1) : rows()));
        assertThat(WRITER.write(reduced).right().sql()).contains("<= 0");
    }

    /** The kept state lies once the ORDER BY is gone; what was taken away before that stays away. */
    @Test
    void whatDoesNotShowOnAFreshDatabaseCostsOnlyTheEditThatLedThere() {
        boolean[] fresh = {true};
        EditableCase reduced = reduce(
                edited(
                        List.of(OTHER, insert("other", 1), T, insert("t", 1)),
                        "SELECT a FROM t WHERE a > 0 ORDER BY a",
                        "SELECT a FROM t WHERE NOT (a <= 0)"),
                sql -> {
                    if (sql.equals("reset") || sql.startsWith("DROP")) {
                        fresh[0] = sql.equals("reset");
                    }
                    return sql.contains("ORDER BY") || !fresh[0] && sql.contains("> 0") ? rows() : rows(1);
                });
        assertThat(WRITER.write(reduced).left().sql()).contains("ORDER BY");
        assertThat(WRITER.write(reduced).setup()).noneMatch(sql -> sql.contains("other"));
    }

    /** The other query leaves statistics behind, after which SQLite takes another plan for this one. */
    @Test
    void whatShowsOnAFreshDatabaseAloneIsReducedOnFreshOnes() {
        boolean[] analyzed = {false};
        EditableCase reduced = reduce(
                edited(
                        List.of(T, insert("t", 1)),
                        "SELECT a AS x, g AS y FROM t WHERE a > 0",
                        "SELECT a AS x, g AS y FROM t WHERE NOT (a <= 0)"),
                sql -> {
                    if (sql.equals("reset")) {
                        analyzed[0] = false;
                    }
                    boolean lost = !analyzed[0] && sql.contains("> 0");
                    analyzed[0] |= sql.contains("<= 0");
                    return lost ? rows() : rows(1);
                });
        assertThat(WRITER.write(reduced).left().sql()).doesNotContain("AS y");
    }

    @Test
    void aStateIsKeptForThePairsThatShareIt() {
        reduce(
                edited(List.of(T, insert("t", 1)), "SELECT a FROM t WHERE a > 0", "SELECT a FROM t WHERE NOT (a <= 0)"),
                sql -> sql.contains("> 0") ? rows() : rows(1));
        // The first run, the first as one query, the first edit, and a last look after each pass.
        assertThat(asked.stream().filter("reset"::equals).count()).isBetween(2L, 6L);
        assertThat(asked).hasSizeGreaterThan(20);
    }

    @Test
    void whatTheEvaluatorCanSayIsLeftAsOneQueryAndItsRows() {
        EditableCase reduced = reduce(
                edited(
                        List.of(T, insert("t", 1)),
                        "SELECT a FROM t WHERE a > 0 AND a < 7",
                        "SELECT a FROM t WHERE NOT (a <= 0) AND a < 7"),
                sql -> constant(sql).orElseGet(() -> sql.contains("> 0") ? rows() : rows(1)),
                Optional.of(sql -> constant(sql).orElseGet(() -> rows(1))));
        assertThat(WRITER.write(reduced).left().sql()).contains("> 0");
        assertThat(WRITER.write(reduced).right().sql()).isEqualTo("VALUES (1)");
    }

    @Test
    void whatTheEvaluatorCanSayByTheWordsOfTheTargetIsOneQueryToo() {
        EditableCase reduced = reduce(
                edited(
                        List.of(T, insert("t", 1)),
                        "SELECT a FROM t WHERE a > '0'",
                        "SELECT a FROM t WHERE NOT (a <= '0')"),
                sql -> constant(sql).orElseGet(() -> sql.contains("> '0'") ? rows() : rows(1)),
                Optional.of(sql -> constant(sql).orElseGet(() -> rows(1))));
        assertThat(WRITER.write(reduced).left().sql()).contains("> '0'");
        assertThat(WRITER.write(reduced).right().sql()).isEqualTo("VALUES (1)");
    }

    /** One of the two means something else by the words. */
    @Test
    void whereTheControlDisagreesWithTheEvaluatorThePairStays() {
        EditableCase reduced = reduce(
                edited(List.of(T, insert("t", 1)), "SELECT a FROM t WHERE a > 0", "SELECT a FROM t WHERE NOT (a <= 0)"),
                sql -> constant(sql).orElseGet(() -> sql.contains("> 0") ? rows() : rows(2)),
                Optional.of(sql -> constant(sql).orElseGet(() -> rows(2))));
        assertThat(ConstantRows.is(reduced.right().query())).isFalse();
    }

    /** What any DBMS gives for rows that are written out. */
    private static Optional<Outcome> constant(String sql) {
        return sql.contains("WHERE FALSE")
                ? Optional.of(rows())
                : sql.equals("VALUES (1)")
                        ? Optional.of(rows(1))
                        : sql.startsWith("VALUES") ? Optional.of(refusal("no such rows")) : Optional.empty();
    }

    private EditableCase reduce(EditableCase start, Function<String, Outcome> queries) {
        return reduce(start, queries, Optional.of(sql -> rows(1)));
    }

    private EditableCase reduce(
            EditableCase start, Function<String, Outcome> queries, Optional<Function<String, Outcome>> control) {
        var target = new FakeInstance(sql -> statement(sql, queries));
        CaseRunner runner = new CaseRunner(target, Duration.ofSeconds(1));
        ConcreteCase concrete = WRITER.write(start);
        CaseRun original = runner.runFresh(concrete, start.semantics());
        Reducer reducer = new Reducer(
                WRITER,
                runner,
                OperationCatalog.of(PROFILE),
                control.map(answers -> new Control(
                        "fake",
                        Control.Kind.OTHER_RELEASE,
                        WRITER,
                        new CaseRunner(new FakeInstance(sql -> statement(sql, answers)), Duration.ofSeconds(1)),
                        List.of(),
                        List.of())),
                SolverSource.HERE,
                new ReductionBudget(2_000, Duration.ofMinutes(5)),
                () -> false,
                step -> {});
        EditableCase reduced = reducer.reduce(start, original).reduced();
        asked.addAll(target.log);
        return reduced;
    }

    /** Statements that are no queries are answered as done, unless the function refuses them. */
    private static Outcome statement(String sql, Function<String, Outcome> queries) {
        boolean isQuery = sql.startsWith("SELECT") || sql.startsWith("WITH") || sql.startsWith("VALUES");
        Outcome outcome = queries.apply(sql);
        return isQuery || outcome instanceof Outcome.Failed ? outcome : new Outcome.Done(1);
    }

    private static EditableCase edited(List<SetupStep> setup, String left, String right) {
        return new EditableCase(setup, side(left), side(right), Semantics.BAG);
    }

    private static EditableSide side(String sql) {
        return new EditableSide(SqlReader.query(sql), Optional.empty());
    }

    private static CreateTable table(String name) {
        return new CreateTable(
                name,
                List.of(
                        new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", false, Optional.empty()),
                        new ColumnDefinition("g", SqlType.INTEGER, "INTEGER", true, Optional.empty())),
                List.of(new Constraint.PrimaryKey(List.of("a"))),
                "");
    }

    private static Insert insert(String table, int value) {
        return new Insert(table, List.of("a", "g"), List.of(new Row(List.of(Value.of(value), Value.of(0)))));
    }
}
