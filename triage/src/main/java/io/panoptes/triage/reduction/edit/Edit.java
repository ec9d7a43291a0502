package io.panoptes.triage.reduction.edit;

import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.stream.Stream;

/** A way to make a test case smaller. */
public interface Edit {
    /** The cases that are one edit away, the most promising first. They need not be valid, nor equivalent pairs. */
    Stream<EditableCase> of(EditableCase original);

    Trust trust();

    /** Whether what it gives may have more parts and is plainer all the same; then it must come to an end by itself. */
    default boolean mayGrow() {
        return false;
    }

    /** What is known of the pair's equivalence after the edit. All judges look at what is left at the end of a pass over all edits. */
    enum Trust {
        /** Equivalent, for the same reason as before: only rows and what no proof looks at are changed. */
        KEEPS_THE_PROOF,
        /** Equivalent most of the time. The judges are asked at the end of the pass. */
        PROBABLE,
        /** Not known. The judges are asked at once. */
        NEEDS_A_JUDGE
    }
}
