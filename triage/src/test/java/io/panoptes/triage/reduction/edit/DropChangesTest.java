package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DropChangesTest {
    private static final Change ALL = new Change.Delete("t", Optional.empty());
    private static final Change SOME = new Change.Delete("t", Optional.of(SqlReader.expression("t.a > 0")));

    @Test
    void allGoAtOnceAndEachGoesFromBothSides() {
        assertThat(new DropChanges().of(of(List.of(SOME, ALL), List.of(SOME))))
                .containsExactly(
                        of(List.of(), List.of()), of(List.of(ALL), List.of()), of(List.of(SOME), List.of(SOME)));
    }

    @Test
    void aPairOfQueriesHasNone() {
        assertThat(new DropChanges().of(of(List.of(), List.of()))).isEmpty();
    }

    private static EditableCase of(List<Change> left, List<Change> right) {
        return new EditableCase(List.of(), side(left), side(right), Semantics.BAG);
    }

    private static EditableSide side(List<Change> changes) {
        return new EditableSide(EditCases.query("SELECT t.a FROM t"), Optional.empty(), changes);
    }
}
