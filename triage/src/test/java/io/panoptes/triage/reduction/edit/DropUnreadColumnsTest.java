package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DropUnreadColumnsTest {
    @Test
    void columnsThatNothingNamesGoWithTheirValues() {
        assertThat(first("SELECT a FROM t", List.of()))
                .containsExactly(
                        table(List.of("a"), List.of()), new Insert("t", List.of("a"), List.of(Row.of(Value.of(1)))));
    }

    @Test
    void whatAKeyNamesStays() {
        assertThat(first("SELECT a FROM t", List.of(new Constraint.Unique(List.of("c")))))
                .first()
                .isEqualTo(table(List.of("a", "c"), List.of(new Constraint.Unique(List.of("c")))));
    }

    @Test
    void aTableKeepsAColumn() {
        assertThat(first("SELECT 1 FROM t", List.of())).first().isEqualTo(table(List.of("a"), List.of()));
    }

    @Test
    void aStarAndColumnsRenamedByPlaceCountThemAll() {
        assertThat(edits("SELECT * FROM t", List.of())).isEmpty();
        assertThat(edits("SELECT x.p FROM t AS x(p, q, r)", List.of())).isEmpty();
    }

    private static List<SetupStep> first(String query, List<Constraint> keys) {
        return edits(query, keys).findFirst().orElseThrow().setup();
    }

    private static Stream<EditableCase> edits(String query, List<Constraint> keys) {
        EditableSide side = new EditableSide(SqlReader.query(query), Optional.empty());
        Insert rows = new Insert("t", List.of("a", "b", "c"), List.of(Row.of(Value.of(1), Value.of(2), Value.of(3))));
        return new DropUnreadColumns()
                .of(new EditableCase(List.of(table(List.of("a", "b", "c"), keys), rows), side, side, Semantics.BAG));
    }

    private static CreateTable table(List<String> columns, List<Constraint> keys) {
        return new CreateTable(
                "t",
                columns.stream()
                        .map(name -> new ColumnDefinition(name, SqlType.INTEGER, "INTEGER", true, Optional.empty()))
                        .toList(),
                keys,
                "");
    }
}
