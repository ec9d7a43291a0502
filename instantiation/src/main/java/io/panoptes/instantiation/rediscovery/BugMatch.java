package io.panoptes.instantiation.rediscovery;

import io.panoptes.instantiation.finding.VersionResult.Shows;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Says which known bug a finding is.
 *
 * <p>A finding is a bug when it shows on exactly the tested versions on which that bug is there. Versions that the finding
 * can't be run on say nothing; at least one with and, where the bug has such, one without must have been tried. Of several
 * bugs with the same versions it is the one that is made of the same constructs, by one reading of the text of both; one
 * that shares too few with all of them is none, and bugs that share as many are named with it.
 *
 * @param alike the other bugs that versions and constructs can't tell from it
 */
record BugMatch(KnownBug bug, List<KnownBug> alike) {
    /** Of several bugs, one that shares less than this is not it. */
    private static final double LEAST = 0.4;

    /** Two bugs this close can't be told apart. */
    private static final double MARGIN = 0.03;

    BugMatch {
        alike = List.copyOf(alike);
    }

    /**
     * @param fitting the bugs whose versions are the finding's
     * @param constructs what the finding is made of
     */
    static Optional<BugMatch> of(Set<String> constructs, List<KnownBug> fitting) {
        if (fitting.size() < 2) {
            return fitting.stream().findFirst().map(bug -> new BugMatch(bug, List.of()));
        }
        KnownBug best = fitting.stream()
                .max(Comparator.<KnownBug>comparingDouble(bug -> likeness(constructs, bug))
                        .thenComparing(KnownBug::id, Comparator.reverseOrder()))
                .orElseThrow();
        double share = likeness(constructs, best);
        return share < LEAST
                ? Optional.empty()
                : Optional.of(new BugMatch(
                        best,
                        fitting.stream()
                                .filter(bug -> bug != best && likeness(constructs, bug) > share - MARGIN)
                                .toList()));
    }

    /** With what the oracle asks with or without it, whichever is more alike: a bug may be told in another frame. */
    static double likeness(Set<String> constructs, KnownBug bug) {
        return Math.max(
                SqlConstructs.likeness(constructs, bug.constructs()),
                SqlConstructs.likeness(
                        SqlConstructs.withoutFrame(constructs), SqlConstructs.withoutFrame(bug.constructs())));
    }

    static boolean fits(Map<String, Shows> shows, KnownBug bug) {
        boolean with = false;
        boolean without = bug.sound().isEmpty();
        for (var entry : shows.entrySet()) {
            Optional<Boolean> there = bug.isOn(entry.getKey());
            if (there.isEmpty() || entry.getValue() == Shows.NOT_APPLICABLE) {
                continue;
            }
            if (there.get() != (entry.getValue() == Shows.YES)) {
                return false;
            }
            with |= there.get();
            without |= !there.get();
        }
        return with && without;
    }
}
