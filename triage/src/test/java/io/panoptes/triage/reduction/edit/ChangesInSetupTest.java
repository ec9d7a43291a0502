package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChangesInSetupTest {
    private static final Expression ZERO = SqlReader.expression("0");
    private static final SetupStep FIRST = new SetupStep.Verbatim("ANALYZE");
    private static final Change.Delete DELETE = new Change.Delete("t", Optional.of(SqlReader.expression("t.a > 0")));
    private static final Change.Update UPDATE =
            new Change.Update("t", List.of(new Change.Assignment("a", ZERO)), Optional.empty());

    @Test
    void eachGoesToTheEndOfTheSetup() {
        assertThat(new ChangesInSetup().of(of(List.of(FIRST), List.of(UPDATE), List.of(DELETE, UPDATE))))
                .containsExactly(
                        of(
                                List.of(FIRST, new SetupStep.Update("t", "a", ZERO, Optional.empty())),
                                List.of(),
                                List.of(DELETE)),
                        of(
                                List.of(FIRST, new SetupStep.Delete("t", DELETE.where())),
                                List.of(UPDATE),
                                List.of(UPDATE)));
    }

    @Test
    void whatASetupHasNoStepForStays() {
        var two = new Change.Update(
                "t", List.of(new Change.Assignment("a", ZERO), new Change.Assignment("b", ZERO)), Optional.empty());
        var insert = new Change.Insert("t", List.of("a"), EditCases.query("SELECT t.a FROM t"));
        assertThat(new ChangesInSetup().of(of(List.of(), List.of(two), List.of(insert))))
                .isEmpty();
    }

    private static EditableCase of(List<SetupStep> setup, List<Change> left, List<Change> right) {
        return new EditableCase(setup, side(left), side(right), Semantics.BAG);
    }

    private static EditableSide side(List<Change> changes) {
        return new EditableSide(EditCases.query("SELECT t.a FROM t"), Optional.empty(), changes);
    }
}
