package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.symptom.Crash;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Hang;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.WrongResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FewRowsTest {
    private static final EditableSide ANY = new EditableSide(Query.constant(Value.of(1)), Optional.empty());
    private static final EditableCase CASE = new EditableCase(
            List.of(insert("t", 1), insert("t", 40), insert("t", 3), insert("u", 9)), ANY, ANY, Semantics.BAG);

    @Test
    void twoRowsATableAreLeft() {
        assertThat(FewRows.of(CASE).setup()).containsExactly(insert("t", 1), insert("t", 1), insert("u", 2));
    }

    @Test
    void onlyWhatDoesNotEndIsConfirmedOnFewRows() {
        assertThat(FewRows.forConfirming(CASE, new Hang(Place.LEFT, "SELECT 1", "")))
                .isEqualTo(FewRows.of(CASE));
        assertThat(FewRows.forConfirming(
                        CASE, new WrongResult(new Difference(Difference.Kind.ORDER, List.of(), List.of(), 2, 2))))
                .isEqualTo(CASE);
        assertThat(FewRows.forConfirming(CASE, new Crash(Place.LEFT, "SELECT 1", "")))
                .isEqualTo(CASE);
    }

    private static SetupStep insert(String table, int rows) {
        return new Insert(
                table,
                List.of("a"),
                IntStream.range(0, rows)
                        .mapToObj(i -> new Row(List.of(Value.of(i))))
                        .toList());
    }
}
