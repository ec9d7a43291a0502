package io.panoptes.instantiation.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StateContentsTest {
    private static final Column ROW_NUMBER = new Column("rowid", new SqlType.OpaqueType("INTEGER"), true);

    @Test
    void predicatesReadAlsoWhatATableDoesNotDeclare() {
        StateContents contents = StateContents.of(state(""), List.of(ROW_NUMBER));
        assertThat(contents.stored("b0").row().columns())
                .extracting(Column::name)
                .containsExactly("c0", "rowid");
        assertThat(contents.stored("b0").table().columns())
                .extracting(Column::name)
                .containsExactly("c0");
        assertThat(contents.table("b0").columns()).extracting(Column::name).containsExactly("c0");
    }

    @Test
    void rowsThatAreKeptByTheirKeyHaveNoNumber() {
        StateContents contents = StateContents.of(state(" WITHOUT ROWID"), List.of(ROW_NUMBER));
        assertThat(contents.stored("b0").row().columns())
                .extracting(Column::name)
                .containsExactly("c0");
    }

    private static DatabaseState state(String suffix) {
        var column = new ColumnDefinition("c0", SqlType.INTEGER, "INTEGER", true, Optional.empty());
        return new DatabaseState(
                0,
                0,
                List.of(new CreateTable(
                        "b0", List.of(column), List.of(new Constraint.PrimaryKey(List.of("c0"))), suffix)));
    }
}
