package io.panoptes.instantiation.reduction;

/**
 * Says whether the two queries that an edit gave are still equivalent, as far as this judge can tell. An edit is accepted
 * when no judge refuses it and at least one vouches for it.
 */
public interface PairJudge {
    /** As the report names it among what was checked. */
    String name();

    Opinion judge(EditableCase edited);

    enum Opinion {
        VOUCHES,
        REFUSES,
        CANNOT_TELL
    }
}
