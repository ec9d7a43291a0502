package io.panoptes.benchmarks.rediscovery;

import io.panoptes.triage.finding.SqlConstructs;
import io.panoptes.triage.finding.VersionResult.Shows;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which known bug a finding is.
 *
 * <p>First by versions: a finding is a bug if it shows on exactly those versions on which the bug is there. Versions on which the finding
 * can't be run do not count; at least one with the bug and, where the bug has such, one without it must have been tried.
 *
 * <p>Then, where several bugs have the same versions, by the SQL constructs of both. Finding and bug are reduced, so each needs what it
 * has. It is the bug that shares most constructs, if that is at least {@link #LEAST} of all, and if of the constructs that tell what a
 * bug is about (those that are neither common nor part of an oracle) at most one is odd for every {@link #SHARED_FOR_ONE_ODD} shared.
 *
 * @param alike other bugs that share as many, up to {@link #MARGIN}: versions and constructs do not tell which of them it is
 */
record BugMatch(KnownBug bug, List<KnownBug> alike) {
    /** A bug that shares less of the constructs than this is another one; {@code docs/rediscover.md} says how they are weighed. */
    private static final double LEAST = 0.4;

    /** Where N of the telling constructs are shared, one may be odd: a reduction may stop short, a pattern misread a text. */
    private static final int SHARED_FOR_ONE_ODD = 2;

    /** What one construct of some thirty makes: bugs that differ by less can't be told apart. */
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

    /** Whether a case that is not reduced yet may be the bug: it has nearly all constructs that tell what the bug is about. */
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

    /**
     * The share of common constructs, with or without those that an oracle brings, whichever is larger: a bug may be reported under
     * another oracle.
     */
    static double likeness(Set<String> constructs, KnownBug bug) {
        return Math.max(
                SqlConstructs.likeness(constructs, bug.constructs()),
                SqlConstructs.likeness(
                        SqlConstructs.withoutFrame(constructs), SqlConstructs.withoutFrame(bug.constructs())));
    }

    /** Whether the finding shows on the versions of the bug, and on no other. */
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
