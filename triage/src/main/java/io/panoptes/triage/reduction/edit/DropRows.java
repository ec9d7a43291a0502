package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.stream.Stream;

/** {@code INSERT of rows -> INSERT without a run of them}, long runs first. */
record DropRows() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return DropSetupSteps.inserts(original.setup()).boxed().flatMap(place -> {
            Insert insert = (Insert) original.setup().get(place);
            return Runs.dropped(insert.rows())
                    .filter(rows -> !rows.isEmpty())
                    .map(rows -> original.withSetup(
                            Runs.with(original.setup(), place, new Insert(insert.table(), insert.columns(), rows))));
        });
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }
}
