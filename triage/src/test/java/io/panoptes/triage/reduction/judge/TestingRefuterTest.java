package io.panoptes.triage.reduction.judge;

import static io.panoptes.triage.reduction.FakeInstance.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.reduction.FakeInstance;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.RecordTree;
import io.panoptes.triage.reduction.judge.PairJudge.Opinion;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TestingRefuterTest {
    private static final TargetCaseWriter WRITER =
            new TargetCaseWriter(Adapters.named("duckdb").profile(new Version("1.3.2.0")));

    private static final String PLAIN = "SELECT a FROM t WHERE a > 0";

    @Test
    void aPairThatDiffersOnOneDatabaseIsRefused() {
        AtomicInteger asked = new AtomicInteger();
        assertThat(opinion(sql -> asked.incrementAndGet() == 5 ? rows(1) : rows()))
                .isEqualTo(Opinion.REFUSES);
    }

    /** Known case: the release that is the control answers wrongly itself where a row has NULL. */
    @Test
    void aControlThatDiffersOnAProvedPairIsWrongItself() {
        AtomicInteger asked = new AtomicInteger();
        assertThat(opinion(
                        Control.Kind.OTHER_RELEASE,
                        side(PLAIN),
                        sql -> asked.incrementAndGet() == 5 ? rows(1) : rows(),
                        Opinion.ACCEPTS,
                        new ArrayList<>()))
                .isEqualTo(Opinion.ACCEPTS);
    }

    @Test
    void agreementOnUnlikeAnswersVouches() {
        AtomicInteger asked = new AtomicInteger();
        assertThat(opinion(sql -> rows(asked.getAndIncrement() / 2))).isEqualTo(Opinion.ACCEPTS);
    }

    /** Known drift: {@code SELECT FALSE} beside a count of what no small database has. */
    @Test
    void agreementOnOneAnswerSaysNothing() {
        assertThat(opinion(sql -> rows(0))).isEqualTo(Opinion.CANNOT_TELL);
    }

    @Test
    void everySecondDatabaseOrSoIsLikeTheCasesOwn() {
        List<String> log = new ArrayList<>();
        opinion(sql -> rows(0), log);
        assertThat(log).anyMatch(sql -> sql.startsWith("INSERT") && sql.contains("4711"));
        assertThat(log).anyMatch(sql -> sql.startsWith("INSERT") && !sql.contains("4711"));
    }

    @Test
    void theTargetItselfUnderASettingDoesNotVouch() {
        AtomicInteger asked = new AtomicInteger();
        assertThat(opinion(
                        Control.Kind.SETTING, side(PLAIN), sql -> rows(asked.getAndIncrement() / 2), new ArrayList<>()))
                .isEqualTo(Opinion.CANNOT_TELL);
    }

    /** Known drift: rows with NULLs, which DuckDB orders and others do not. */
    @Test
    void anotherDbmsDoesNotVouchForWordsOfTheTargetsOwn() {
        Query query = SqlReader.query(PLAIN);
        EditableSide own = new EditableSide(
                RecordTree.replaceAll(
                        query,
                        ((Query.Select) query).where().orElseThrow(),
                        new Expression.Template(
                                List.of("(", ", 1) < (1, 1)"),
                                List.of(new Expression.ColumnReference(Optional.empty(), "a")))),
                Optional.empty());
        for (Control.Kind kind : Control.Kind.values()) {
            AtomicInteger asked = new AtomicInteger();
            assertThat(opinion(kind, own, sql -> rows(asked.getAndIncrement() / 2), new ArrayList<>()))
                    .isEqualTo(kind == Control.Kind.OTHER_RELEASE ? Opinion.ACCEPTS : Opinion.CANNOT_TELL);
        }
        AtomicInteger asked = new AtomicInteger();
        assertThat(opinion(
                        Control.Kind.OTHER_DBMS,
                        side(PLAIN),
                        sql -> rows(asked.getAndIncrement() / 2),
                        new ArrayList<>()))
                .isEqualTo(Opinion.ACCEPTS);
    }

    /** Known drift: {@code a = TRUE} beside {@code a = '0.5'}, which DuckDB rounds. */
    @Test
    void anotherDbmsDoesNotVouchForCastsOfItsOwn() {
        for (String condition : List.of("a = '0.5'", "a = TRUE", "a IN (1, '1')", "a BETWEEN '0' AND '1'", "a")) {
            AtomicInteger asked = new AtomicInteger();
            assertThat(opinion(
                            Control.Kind.OTHER_DBMS,
                            side("SELECT a FROM t WHERE " + condition),
                            sql -> rows(asked.getAndIncrement() / 2),
                            new ArrayList<>()))
                    .as(condition)
                    .isEqualTo(Opinion.CANNOT_TELL);
        }
    }

    private static Opinion opinion(Function<String, Outcome> queries) {
        return opinion(queries, new ArrayList<>());
    }

    private static Opinion opinion(Function<String, Outcome> queries, List<String> log) {
        return opinion(Control.Kind.OTHER_RELEASE, side(PLAIN), queries, log);
    }

    private static Opinion opinion(
            Control.Kind kind, EditableSide left, Function<String, Outcome> queries, List<String> log) {
        return opinion(kind, left, queries, Opinion.CANNOT_TELL, log);
    }

    private static Opinion opinion(
            Control.Kind kind, EditableSide left, Function<String, Outcome> queries, Opinion proof, List<String> log) {
        var instance = new FakeInstance(sql -> sql.startsWith("SELECT") ? queries.apply(sql) : new Outcome.Done(1));
        var control = new Control(
                "fake", kind, WRITER, new CaseRunner(instance, Duration.ofSeconds(1)), List.of(), List.of());
        CreateTable table = new CreateTable(
                "t",
                List.of(new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty())),
                List.of(),
                "");
        Row own = new Row(List.of(Value.of(4711)));
        Opinion opinion = new TestingRefuter(control, 4, 10, new Fixed(proof))
                .judge(new EditableCase(
                        List.of(table, new Insert("t", List.of("a"), List.of(own, own, own, own))),
                        left,
                        side("SELECT a FROM t WHERE NOT (a <= 0)"),
                        Semantics.BAG));
        log.addAll(instance.log);
        return opinion;
    }

    private record Fixed(Opinion opinion) implements PairJudge {
        @Override
        public String name() {
            return "proof";
        }

        @Override
        public Opinion judge(EditableCase edited) {
            return opinion;
        }
    }

    private static EditableSide side(String sql) {
        return new EditableSide(SqlReader.query(sql), Optional.empty());
    }
}
