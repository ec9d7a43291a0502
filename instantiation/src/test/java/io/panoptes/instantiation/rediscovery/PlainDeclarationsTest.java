package io.panoptes.instantiation.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.reduction.EditableCase;
import io.panoptes.instantiation.reduction.EditableSide;
import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.instantiation.testcase.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.testcase.SetupStep.CreateTable;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlainDeclarationsTest {
    @Test
    void leavesWhatIsNotNeeded() {
        CreateTable plain = table(PlainDeclarations.of(edited(), ignored -> true));
        assertThat(plain.suffix()).isEmpty();
        assertThat(plain.columns().getFirst().typeName()).isEqualTo("TEXT");
        assertThat(plain.columns().getFirst().type()).isEqualTo(new SqlType.OpaqueType("TEXT"));
    }

    @Test
    void keepsWhatIs() {
        assertThat(PlainDeclarations.of(edited(), ignored -> false)).isEqualTo(edited());
        CreateTable collated = table(PlainDeclarations.of(
                edited(),
                candidate -> table(candidate).columns().getFirst().typeName().contains("NOCASE")));
        assertThat(collated.suffix()).isEmpty();
        assertThat(collated.columns().getFirst().typeName()).isEqualTo("TEXT COLLATE NOCASE");
    }

    private static CreateTable table(EditableCase edited) {
        return (CreateTable) edited.setup().getFirst();
    }

    private static EditableCase edited() {
        var column = new ColumnDefinition(
                "l0", new SqlType.OpaqueType("TEXT COLLATE NOCASE"), "TEXT COLLATE NOCASE", true, Optional.empty());
        SetupStep table = new CreateTable(
                "b0", List.of(column), List.of(new Constraint.PrimaryKey(List.of("l0"))), " WITHOUT ROWID");
        var side = new EditableSide(Query.constant(Value.of(1)), Optional.empty());
        return new EditableCase(List.of(table), side, side, Semantics.BAG);
    }
}
