package io.panoptes.cluster;

import java.util.Set;
import java.util.TreeSet;

/** Tasks of a job failed again and again, each time with the executor that ran them or by an error of its host. */
final class StruckOut extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final TreeSet<Integer> places;

    /** @param places of the tasks among the inputs of the job */
    StruckOut(Set<Integer> places, String why) {
        super(why);
        this.places = new TreeSet<>(places);
    }

    Set<Integer> places() {
        return places;
    }
}
