package io.panoptes.cluster;

import java.util.Set;
import java.util.TreeSet;

/** Ends a job: each executor that ran some of its tasks was lost. */
final class TooManyExecutorsLost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final TreeSet<Integer> places;

    /** @param places of these tasks among the inputs of the job */
    TooManyExecutorsLost(Set<Integer> places, String why) {
        super(why);
        this.places = new TreeSet<>(places);
    }

    Set<Integer> places() {
        return places;
    }
}
