package io.panoptes.triage.reduction.judge;

import io.panoptes.triage.reduction.editable.EditableCase;

/**
 * Says whether the two queries that an edit gave are still equivalent, as far as this judge can tell. An edit is accepted
 * when no judge that is asked refuses it and one vouches for it.
 */
public interface PairJudge {
    /** As the report names it among what was checked. */
    String name();

    Opinion judge(EditableCase edited);

    /** Whether this judge ever vouches. One that only refuses is asked even where another has vouched. */
    default boolean mayVouch() {
        return true;
    }

    /** Whether this judge ever refuses. One that only vouches need not be asked of what is there already. */
    default boolean mayRefuse() {
        return true;
    }

    enum Opinion {
        VOUCHES,
        REFUSES,
        CANNOT_TELL
    }
}
