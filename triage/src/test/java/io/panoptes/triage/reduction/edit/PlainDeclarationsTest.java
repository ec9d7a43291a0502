package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlainDeclarationsTest {
    @Test
    void leavesOutOneWordAfterTheOther() {
        List<CreateTable> plainer = plainer("TEXT COLLATE NOCASE", " WITHOUT ROWID");
        assertThat(plainer).hasSize(2);
        assertThat(plainer.getFirst().suffix()).isEmpty();
        assertThat(declaration(plainer.getFirst())).isEqualTo("TEXT COLLATE NOCASE");
        assertThat(plainer.getLast().suffix()).isEqualTo(" WITHOUT ROWID");
        assertThat(declaration(plainer.getLast())).isEqualTo("TEXT");
        assertThat(plainer.getLast().columns().getFirst().type()).isEqualTo(new SqlType.OpaqueType("TEXT"));
    }

    @Test
    void leavesOutAttributesAndLengths() {
        assertThat(plainer("INTEGER(6) ZEROFILL", "").stream().map(PlainDeclarationsTest::declaration))
                .containsExactly("INTEGER(6)", "INTEGER ZEROFILL");
        assertThat(plainer("NUMERIC(4, 2)", "").stream().map(PlainDeclarationsTest::declaration))
                .containsExactly("NUMERIC");
        assertThat(plainer("ENUM('a', 'b c')", "")).isEmpty();
    }

    @Test
    void aPlainTableStaysAsItIs() {
        assertThat(plainer("TEXT", "")).isEmpty();
    }

    private static String declaration(CreateTable table) {
        return table.columns().getFirst().typeName();
    }

    private static List<CreateTable> plainer(String declaration, String suffix) {
        var column =
                new ColumnDefinition("l0", new SqlType.OpaqueType(declaration), declaration, true, Optional.empty());
        SetupStep table =
                new CreateTable("b0", List.of(column), List.of(new Constraint.PrimaryKey(List.of("l0"))), suffix);
        var side = new EditableSide(Query.constant(Value.of(1)), Optional.empty());
        return new PlainDeclarations()
                .of(new EditableCase(List.of(table), side, side, Semantics.BAG))
                .map(edited -> (CreateTable) edited.setup().getFirst())
                .toList();
    }
}
