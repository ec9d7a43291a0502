package io.panoptes.triage.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.edit.Edit;
import io.panoptes.triage.reduction.editable.ConstantRows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.EngineReading;
import io.panoptes.triage.symptom.Place;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AnsweredEditTest {
    private static final CreateTable TABLE = new CreateTable(
            "t", List.of(new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty())), List.of(), "");
    private static final Insert ROWS =
            new Insert("t", List.of("a"), List.of(Row.of(Value.of(1)), Row.of(Value.of(2)), Row.of(Value.NULL)));
    private static final OneQuery LEFT = new OneQuery(Place.LEFT, EngineReading.PORTABLE, false);

    @Test
    void aPairBecomesTheQueryAndItsRows() {
        assertThat(LEFT.of(pair("SELECT a FROM t WHERE a > 1", "SELECT a FROM t WHERE NOT a <= 1")))
                .contains(pair("SELECT a FROM t WHERE a > 1", "VALUES (2)"));
    }

    @Test
    void noRowIsAQueryWithoutRows() {
        assertThat(LEFT.of(pair("SELECT a FROM t WHERE a > 7", "SELECT 1")).map(EditableCase::right))
                .contains(new EditableSide(ConstantRows.plain(List.of(), 1), Optional.empty()));
    }

    @Test
    void theRowsAreThoseOfTheEditedQuery() {
        Edit other = edit("SELECT a FROM t WHERE a IS NULL");
        assertThat(LEFT.answered(other).of(pair("SELECT a FROM t WHERE a > 1", "VALUES (2)")))
                .containsExactly(pair("SELECT a FROM t WHERE a IS NULL", "VALUES (NULL)"));
        assertThat(new OneQuery(Place.LEFT, EngineReading.PORTABLE, true)
                        .answered(other)
                        .of(pair("SELECT a FROM t", "VALUES (2)")))
                .containsExactly(pair("SELECT a FROM t WHERE a IS NULL", "VALUES (CAST(NULL AS INTEGER))"));
    }

    @Test
    void whatTheEvaluatorCannotReadIsNoEdit() {
        assertThat(LEFT.answered(edit("SELECT no_such_column FROM t")).of(pair("SELECT a FROM t", "VALUES (2)")))
                .isEmpty();
    }

    private static Edit edit(String sql) {
        return new Edit() {
            @Override
            public Stream<EditableCase> of(EditableCase original) {
                return Stream.of(original.withSides(side(sql), original.right()));
            }

            @Override
            public Trust trust() {
                return Trust.NEEDS_A_JUDGE;
            }
        };
    }

    private static EditableCase pair(String left, String right) {
        return new EditableCase(List.of(TABLE, ROWS), side(left), side(right), Semantics.BAG);
    }

    private static EditableSide side(String sql) {
        return new EditableSide(SqlReader.query(sql), Optional.empty());
    }
}
