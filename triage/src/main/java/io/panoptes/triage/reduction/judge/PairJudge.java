package io.panoptes.triage.reduction.judge;

import io.panoptes.triage.reduction.editable.EditableCase;

/**
 * Says whether the two queries that an edit gave are still equivalent, as far as this judge can tell. An edit is accepted
 * when no judge that is asked refuses it and one accepts it.
 */
public interface PairJudge {
    /** As the report names it among what was checked. */
    String name();

    Opinion judge(EditableCase edited);

    /** Whether this judge ever accepts. One that only refuses is asked even where another has accepted. */
    default boolean mayAccept() {
        return true;
    }

    /** Whether this judge ever refuses. One that only accepts need not be asked of what is there already. */
    default boolean mayRefuse() {
        return true;
    }

    enum Opinion {
        ACCEPTS,
        REFUSES,
        CANNOT_TELL
    }
}
