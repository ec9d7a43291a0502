package io.panoptes.benchmarks.rediscovery;

/**
 * What became of a known bug.
 *
 * @param version the version that was tested for it; empty where none could be
 * @param finding the folder of the finding that is this bug; empty where none is
 * @param millis from the start of the campaign until the finding; -1 where it was not found
 * @param note why it was not found or could not be looked for, or which bugs can not be told from it; empty where there is nothing to
 *     say
 */
public record BugRow(String id, String version, boolean found, String finding, long millis, String note) {
    static BugRow missed(KnownBug bug, String version, String why) {
        return new BugRow(bug.id(), version, false, "", -1, why);
    }

    static BugRow notRunnable(KnownBug bug, String note) {
        return new BugRow(bug.id(), "", false, "", -1, note);
    }
}
