package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.judge.PairJudge.Opinion;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EngineJudgeTest {
    private static final CreateTable T = new CreateTable(
            "t", List.of(new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty())), List.of(), "");

    private static final CreateTable S = new CreateTable(
            "s",
            List.of(new ColumnDefinition("l", new SqlType.OpaqueType("INET"), "INET", true, Optional.empty())),
            List.of(),
            "");

    private static final CreateTable M = new CreateTable(
            "m",
            List.of(
                    new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty()),
                    new ColumnDefinition(
                            "m", new SqlType.OpaqueType("DECIMAL(6, 1)"), "DECIMAL(6, 1)", true, Optional.empty())),
            List.of(),
            "");

    @Test
    void refusesAPairThatDiffersWhereAColumnIsNull() {
        assertThat(judge("SELECT a FROM t", "SELECT a FROM t WHERE a = a")).isEqualTo(Opinion.REFUSES);
    }

    @Test
    void acceptsAPairOnWhichItFindsNoDifference() {
        assertThat(judge("SELECT a FROM t WHERE a IS NOT NULL", "SELECT a FROM t WHERE a = a"))
                .isEqualTo(Opinion.ACCEPTS);
    }

    @Test
    void leavesWhatItCannotReadToTheOthers() {
        assertThat(judge("SELECT no_such_function(a) FROM t", "SELECT b FROM t"))
                .isEqualTo(Opinion.CANNOT_TELL);
    }

    /** MySQL has 2 unlike TRUE, and 1 unlike '0.5'; the front would cast both. */
    @Test
    void leavesCastsThatNobodyAskedForToTheOthers() {
        assertThat(judge("SELECT a FROM t WHERE a = TRUE", "SELECT a FROM t WHERE a <> 0"))
                .isEqualTo(Opinion.CANNOT_TELL);
        assertThat(judge("SELECT a FROM t WHERE a = 1", "SELECT a FROM t WHERE a = '1'"))
                .isEqualTo(Opinion.CANNOT_TELL);
        assertThat(judge("SELECT 1 FROM t WHERE a", "SELECT 1 FROM t WHERE a")).isEqualTo(Opinion.CANNOT_TELL);
        assertThat(judge("SELECT a, NULL FROM t WHERE a = 0.5", "SELECT a, 1 FROM t WHERE NULL"))
                .isEqualTo(Opinion.ACCEPTS);
    }

    /**
     * An edit that adds a column of such a type to what is read must not blind the judge: with a release of the DBMS as control
     * that has a bug of its own, the reduction of a finding came to a pair that differs.
     */
    @Test
    void readsColumnsOfExactNumbersWhoeverDeclaresThem() {
        String carried = "SELECT c FROM (SELECT a AS c, m, (a BETWEEN NULL AND 2) AS p FROM m) AS n WHERE p";
        assertThat(judge(carried, "SELECT a FROM m")).isEqualTo(Opinion.REFUSES);
        assertThat(judge("SELECT m FROM m WHERE m = 0.5", "SELECT m FROM m WHERE 0.5 = m"))
                .isEqualTo(Opinion.ACCEPTS);
        assertThat(judge("SELECT m FROM m WHERE m < 0.5", "SELECT m FROM m WHERE m <= 0.5"))
                .isEqualTo(Opinion.REFUSES);
    }

    /** A column of a type that the engine has no values for kept the table empty, and on empty tables all pairs agree. */
    @Test
    void aColumnOfTheDbmssOwnThatNobodyReadsKeepsNoTableEmpty() {
        assertThat(judge(
                        "SELECT 1 FROM s WHERE 1 = 0",
                        "SELECT 1 FROM (SELECT NULL AND NULL AS q FROM s) AS n WHERE q IS NULL"))
                .isEqualTo(Opinion.REFUSES);
        assertThat(judge("SELECT 1 FROM s", "SELECT 1 FROM s WHERE 1 = 1")).isEqualTo(Opinion.ACCEPTS);
        assertThat(judge("SELECT l FROM s", "SELECT l FROM s")).isEqualTo(Opinion.CANNOT_TELL);
    }

    @Test
    void readsAConditionWithoutATable() {
        var never = new Query.Select(
                false,
                List.of(new Query.SelectItem.Column(new Expression.Literal(Value.of(1)), Optional.empty())),
                Optional.empty(),
                Optional.of(new Expression.Literal(Value.FALSE)),
                Optional.empty(),
                Optional.empty());
        assertThat(judge(new EditableSide(never, Optional.empty()), side("SELECT 1 FROM t")))
                .isEqualTo(Opinion.REFUSES);
    }

    private static Opinion judge(String left, String right) {
        return judge(side(left), side(right));
    }

    private static Opinion judge(EditableSide left, EditableSide right) {
        return new EngineJudge(1, 300, 3_000, Duration.ofMinutes(1))
                .judge(new EditableCase(List.of(T, S, M), left, right, Semantics.BAG));
    }

    private static EditableSide side(String sql) {
        return new EditableSide(SqlReader.query(sql), Optional.empty());
    }
}
