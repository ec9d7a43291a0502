package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code steps -> steps without a run of them}, long runs first. A table that a query reads can't go, for the query fails then. */
record DropSetupSteps() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return Runs.dropped(original.setup()).map(original::withSetup);
    }

    @Override
    public Trust trust() {
        // Tables, keys and views may go with their steps, but then so does what the queries say about them.
        return Trust.KEEPS_THE_PROOF;
    }

    /** Indexes of the steps that hold rows. */
    static IntStream inserts(List<SetupStep> steps) {
        return IntStream.range(0, steps.size()).filter(i -> steps.get(i) instanceof SetupStep.Insert);
    }
}
