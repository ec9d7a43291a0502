package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.value.Row;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code INSERT INTO t VALUES (1); INSERT INTO t VALUES (2) -> INSERT INTO t VALUES (1), (2)}, where nothing stands between. */
record MergeInserts() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        List<SetupStep> setup = original.setup();
        return IntStream.range(1, setup.size())
                .boxed()
                .flatMap(place -> merged(setup, place).map(original::withSetup));
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    private static Stream<List<SetupStep>> merged(List<SetupStep> setup, int place) {
        if (!(setup.get(place - 1) instanceof Insert(var table, var columns, var rows)
                && setup.get(place) instanceof Insert(var next, var nextColumns, var nextRows)
                && table.equals(next)
                && columns.equals(nextColumns))) {
            return Stream.empty();
        }
        List<Row> all = new ArrayList<>(rows);
        all.addAll(nextRows);
        List<SetupStep> changed = new ArrayList<>(setup);
        changed.set(place - 1, new Insert(table, columns, all));
        changed.remove(place);
        return Stream.of(changed);
    }
}
