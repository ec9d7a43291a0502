package io.panoptes.instantiation.reduction;

import java.util.stream.Stream;

/** A way to make a test case smaller. */
interface Edit {
    /** The cases that are one edit away, the most promising first. They need not be valid, nor equivalent pairs. */
    Stream<EditableCase> of(EditableCase original);

    /**
     * Whether the pair stays equivalent for the reason that it was before: only rows and what no proof looks at are
     * changed. Any other edit is for the judges.
     */
    boolean keepsTheProof();
}
