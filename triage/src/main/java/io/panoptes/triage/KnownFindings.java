package io.panoptes.triage;

import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.Finding.Kind;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The findings of a campaign so far, each a bug of its own as far as can be told. */
public final class KnownFindings {
    /** Two wrong queries that share this much of what they are made of are alike. */
    private static final double ALIKE = 0.5;

    /** So much of what the plainer one is made of is enough when they came and went with the same versions. */
    private static final double MOSTLY_CONTAINED = 0.5;

    /** What oracles ask with: two queries that have no more than these in common are not alike. */
    private static final Set<String> ASKED_WITH = Set.of(
            "UNION ALL", "COUNT", "SUM", "CASE", "WITH", "GROUP BY", "EXISTS", "INNER JOIN", "CROSS JOIN", "DISTINCT");

    private final List<Finding> findings;

    public KnownFindings(List<Finding> findings) {
        this.findings = new ArrayList<>(findings);
    }

    public void add(Finding finding) {
        findings.add(finding);
    }

    public List<Finding> all() {
        return List.copyOf(findings);
    }

    /** The finding that was made of this very case. */
    public Optional<Finding> madeOf(TestCase testCase) {
        return findings.stream()
                .filter(finding -> finding.original().index() == testCase.index()
                        && finding.original().seed() == testCase.seed())
                .findFirst();
    }

    /** One that none has had, even if somebody has taken findings away. */
    public String nextId() {
        int last = findings.stream()
                .mapToInt(finding -> Integer.parseInt("0" + finding.id().replaceAll("\\D", "")))
                .max()
                .orElse(0);
        return "F" + (last + 1);
    }

    /** The finding that is the same bug as this one. */
    public Optional<Finding> sameBugAs(Finding finding) {
        return findings.stream().filter(known -> isSameBug(known, finding)).findFirst();
    }

    private static boolean isSameBug(Finding known, Finding other) {
        if (known.kind() != other.kind()) {
            return false;
        }
        Signature mine = known.signature();
        Signature theirs = other.signature();
        if (known.kind() != Kind.LOGIC_BUG) {
            return FindingMaker.manner(known.judgement()).equals(FindingMaker.manner(other.judgement()));
        }
        boolean knownRemedy = !Collections.disjoint(mine.remedies(), theirs.remedies());
        boolean sameRemedy =
                knownRemedy || mine.remedies().isEmpty() && theirs.remedies().isEmpty();
        if (contradict(known.versions(), other.versions())) {
            return false;
        }
        if (knownRemedy) {
            return mine.likeness(theirs) > 0;
        }
        boolean sameBoundaries = hasBoundary(known.versions()) && sameBoundaries(known.versions(), other.versions());
        return sameRemedy
                && (mine.likeness(theirs) >= ALIKE
                        || haveOneCure(mine, theirs)
                        || sameBoundaries && mine.overlap(theirs) >= MOSTLY_CONTAINED
                        || sameOracle(known, other) && holdsAllOfThePlainer(mine, theirs));
    }

    /** The same conditions, and what stands beside them is alike but for what oracles ask with: a truth test in an outer join is another bug. */
    private static boolean haveOneCure(Signature mine, Signature theirs) {
        return !mine.cures().isEmpty()
                && mine.cures().equals(theirs.cures())
                && mine.without(ASKED_WITH).likeness(theirs.without(ASKED_WITH)) >= ALIKE;
    }

    private static boolean sameOracle(Finding known, Finding other) {
        return known.original().oracle().id().equals(other.original().oracle().id());
    }

    /** One of two instances of an oracle may have been reduced much further than the other. */
    private static boolean holdsAllOfThePlainer(Signature mine, Signature theirs) {
        return mine.overlap(theirs) == 1
                && mine.shared(theirs).stream().anyMatch(feature -> !ASKED_WITH.contains(feature));
    }

    /** Whether one shows on a version on which the other does not, or came or went elsewhere. */
    private static boolean contradict(VersionTable mine, VersionTable theirs) {
        boolean otherwise = mine.results().stream()
                .filter(result -> result.shows() != Shows.NOT_APPLICABLE)
                .anyMatch(result -> theirs.on(result.version())
                        .filter(shows -> shows != Shows.NOT_APPLICABLE && shows != result.shows())
                        .isPresent());
        return otherwise
                || differ(mine.introducedIn(), theirs.introducedIn())
                || differ(mine.fixedIn(), theirs.fixedIn());
    }

    private static boolean differ(Optional<String> mine, Optional<String> theirs) {
        return mine.isPresent() && theirs.isPresent() && !mine.equals(theirs);
    }

    private static boolean hasBoundary(VersionTable versions) {
        return versions.introducedIn().isPresent() || versions.fixedIn().isPresent();
    }

    private static boolean sameBoundaries(VersionTable mine, VersionTable theirs) {
        return mine.introducedIn().equals(theirs.introducedIn())
                && mine.fixedIn().equals(theirs.fixedIn());
    }
}
