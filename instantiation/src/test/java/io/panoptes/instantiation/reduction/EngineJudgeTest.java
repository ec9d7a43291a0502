package io.panoptes.instantiation.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.reduction.PairJudge.Opinion;
import io.panoptes.instantiation.testcase.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.testcase.SetupStep.CreateTable;
import io.panoptes.sql.ast.SqlReader;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EngineJudgeTest {
    private static final CreateTable T = new CreateTable(
            "t", List.of(new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty())), List.of(), "");

    @Test
    void refusesAPairThatDiffersWhereAColumnIsNull() {
        assertThat(judge("SELECT a FROM t", "SELECT a FROM t WHERE a = a")).isEqualTo(Opinion.REFUSES);
    }

    @Test
    void vouchesForAPairOnWhichItFindsNoDifference() {
        assertThat(judge("SELECT a FROM t WHERE a IS NOT NULL", "SELECT a FROM t WHERE a = a"))
                .isEqualTo(Opinion.VOUCHES);
    }

    @Test
    void leavesWhatItCannotReadToTheOthers() {
        assertThat(judge("SELECT no_such_function(a) FROM t", "SELECT b FROM t"))
                .isEqualTo(Opinion.CANNOT_TELL);
    }

    private static Opinion judge(String left, String right) {
        return new EngineJudge(1, 300, 3_000)
                .judge(new EditableCase(List.of(T), side(left), side(right), Semantics.BAG));
    }

    private static EditableSide side(String sql) {
        return new EditableSide(SqlReader.query(sql), Optional.empty());
    }
}
