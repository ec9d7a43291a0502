package io.panoptes.triage;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Symptom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A case with at most two rows a table. What has no answer on so little data does not end; on more it may just be slow, which
 * is no bug.
 */
final class FewRows {
    private static final int MOST = 2;

    private FewRows() {}

    /** The case that this symptom is confirmed on. */
    static EditableCase forConfirming(EditableCase edited, Symptom symptom) {
        return symptom.mayBeSlowness() ? of(edited) : edited;
    }

    static EditableCase of(EditableCase edited) {
        Map<String, Integer> left = new HashMap<>();
        List<SetupStep> steps = edited.setup().stream()
                .flatMap(step -> step instanceof Insert insert ? few(insert, left) : Stream.of(step))
                .toList();
        return edited.withSetup(steps);
    }

    private static Stream<SetupStep> few(Insert insert, Map<String, Integer> left) {
        int room = left.getOrDefault(insert.table(), MOST);
        int taken = Math.min(room, insert.rows().size());
        left.put(insert.table(), room - taken);
        return taken == 0
                ? Stream.empty()
                : Stream.of(new Insert(
                        insert.table(), insert.columns(), insert.rows().subList(0, taken)));
    }
}
