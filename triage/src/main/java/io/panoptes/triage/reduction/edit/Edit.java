package io.panoptes.triage.reduction.edit;

import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.stream.Stream;

/** A way to make a test case smaller. */
public interface Edit {
    /** The cases that are one edit away, the most promising first. They need not be valid, nor equivalent pairs. */
    Stream<EditableCase> of(EditableCase original);

    Trust trust();

    /** How far the pair is held for equivalent after the edit. All judges look at what a pass over all edits has left. */
    enum Trust {
        /** It is, for the reason that it was before: only rows and what no proof looks at are changed. */
        KEEPS_THE_PROOF,
        /** It most often is. The judges are asked at the end of the pass. */
        PROBABLE,
        /** Any edit else is for the judges at once. */
        NEEDS_A_JUDGE
    }
}
