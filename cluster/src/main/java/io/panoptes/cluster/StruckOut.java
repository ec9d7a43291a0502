package io.panoptes.cluster;

import java.util.Set;
import java.util.TreeSet;

/** Tasks of a job took with them whatever executor ran them. */
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
