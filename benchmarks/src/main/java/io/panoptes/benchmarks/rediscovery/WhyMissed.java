package io.panoptes.benchmarks.rediscovery;

/**
 * What was left of a bug that was not found: whether it was never made, or made and not recognized.
 *
 * @param fitting the suspects that come and go with its versions
 * @param alike those of them that hold what it is about
 * @param examined those of these that were reduced and compared with it
 */
record WhyMissed(int fitting, int alike, int examined) {

    String note() {
        if (fitting == 0) {
            return "no suspect comes and goes with its versions";
        }
        return alike == 0
                ? "of what comes and goes with its versions nothing is made of the same"
                : "%d of %s that may be it were examined, none is".formatted(examined, suspects(alike));
    }

    private static String suspects(int count) {
        return count == 1 ? "one suspect" : count + " suspects";
    }
}
