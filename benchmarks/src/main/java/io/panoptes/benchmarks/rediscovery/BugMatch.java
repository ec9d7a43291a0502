package io.panoptes.benchmarks.rediscovery;

import io.panoptes.triage.finding.SqlConstructs;
import io.panoptes.triage.finding.VersionResult.Shows;
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
 * bugs with the same versions it is the one that is made of the same constructs, by one reading of the text of both: a finding is
 * reduced and so is a bug, so what either holds, it needs. Of what tells what they are about, only one construct in three may be
 * in the one and not in the other, else they are two bugs with the same versions; and so they are where they share too few of all.
 * Bugs that share as many as the best are named with it.
 *
 * @param alike the other bugs that versions and constructs can't tell from it
 */
record BugMatch(KnownBug bug, List<KnownBug> alike) {
    /** Of several bugs, one that shares less than this is not it. */
    private static final double LEAST = 0.4;

    /** Where N of the telling constructs are shared, one may be odd: a reduction may stop short, a pattern misread a text. */
    private static final int SHARED_FOR_ONE_ODD = 2;

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
        List<KnownBug> alike = fitting.stream()
                .filter(bug -> isAbout(constructs, bug))
                .filter(bug -> likeness(constructs, bug) >= LEAST)
                .sorted(Comparator.<KnownBug>comparingDouble(bug -> -likeness(constructs, bug))
                        .thenComparing(KnownBug::id))
                .toList();
        return alike.stream().findFirst().map(best -> {
            double share = likeness(constructs, best);
            return new BugMatch(
                    best,
                    alike.stream()
                            .filter(bug -> bug != best && likeness(constructs, bug) > share - MARGIN)
                            .toList());
        });
    }

    /** Whether a case that holds these, and more, may be the bug: what tells of it is there. */
    static boolean mayHold(Set<String> constructs, KnownBug bug) {
        Set<String> telling = SqlConstructs.telling(bug.constructs());
        long there = telling.stream().filter(constructs::contains).count();
        return telling.size() - there <= there / SHARED_FOR_ONE_ODD;
    }

    private static boolean isAbout(Set<String> constructs, KnownBug bug) {
        Set<String> telling = SqlConstructs.telling(constructs);
        Set<String> wanted = SqlConstructs.telling(bug.constructs());
        long shared = wanted.stream().filter(telling::contains).count();
        long odd = telling.size() + wanted.size() - 2 * shared;
        return odd <= shared / SHARED_FOR_ONE_ODD;
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
