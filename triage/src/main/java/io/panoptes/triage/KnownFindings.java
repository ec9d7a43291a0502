package io.panoptes.triage;

import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The findings of a campaign so far, each a bug of its own as far as can be told. Safe for several threads. */
public final class KnownFindings {
    /** Two wrong queries that share this much of what they are made of are alike. */
    private static final double ALIKE = 0.5;

    /** So much of what the plainer one is made of is enough when they came and went with the same versions. */
    private static final double MOSTLY_CONTAINED = 0.5;

    /** What oracles ask with: two queries that have no more than these in common are not alike. */
    private static final Set<String> ASKED_WITH = Set.of(
            "UNION ALL", "COUNT", "SUM", "CASE", "WITH", "GROUP BY", "EXISTS", "INNER JOIN", "CROSS JOIN", "DISTINCT");

    /** What frames a bug, or is so frequent in queries that two bugs may well share it and nothing else. */
    private static final Set<String> SAYS_LITTLE = Set.of(
            "MIN",
            "MAX",
            "AVG",
            "UNION",
            "VALUES",
            "scalar subquery",
            "LEFT JOIN",
            "RIGHT JOIN",
            "FULL JOIN",
            "IN (list)",
            "IN (subquery)",
            "NOT IN (subquery)",
            "ANY (subquery)",
            "ALL (subquery)",
            "BETWEEN",
            "LIKE",
            "COALESCE",
            "ORDER BY",
            "LIMIT");

    private final List<Finding> findings;
    private final List<Bug> baseline;

    public KnownFindings(List<Finding> findings) {
        this(findings, List.of());
    }

    /** @param baseline bugs that are known already and not reported again */
    public KnownFindings(List<Finding> findings, List<? extends Bug> baseline) {
        this.findings = new ArrayList<>(findings);
        this.baseline = List.copyOf(baseline);
    }

    public synchronized void add(Finding finding) {
        findings.add(finding);
    }

    /** Takes these in place of all that it has. */
    public synchronized void become(List<Finding> others) {
        findings.clear();
        findings.addAll(others);
    }

    public synchronized List<Finding> all() {
        return List.copyOf(findings);
    }

    /** Those of the baseline, then the findings. */
    public synchronized List<Bug> bugs() {
        return Stream.concat(baseline.stream(), findings.stream()).toList();
    }

    /** The finding that was made of this very case. */
    public synchronized Optional<Finding> madeOf(TestCase testCase) {
        return findings.stream()
                .filter(finding -> finding.original().index() == testCase.index()
                        && finding.original().seed() == testCase.seed())
                .findFirst();
    }

    /** One that none has had, even if somebody has taken findings away. */
    public synchronized String nextId() {
        int last = findings.stream()
                .mapToInt(finding -> Integer.parseInt("0" + finding.id().replaceAll("\\D", "")))
                .max()
                .orElse(0);
        return "F" + (last + 1);
    }

    /** What came of a finding that may be known. */
    public sealed interface Addition {}

    /** It is new, and has its id now. */
    public record Added(Finding finding) implements Addition {}

    public record Same(Bug known) implements Addition {}

    /** Takes in a finding, with an id of its own, unless its bug is known. */
    public synchronized Addition addUnlessKnown(Finding finding) {
        Optional<Bug> same = sameBugAs(finding);
        if (same.isPresent()) {
            return new Same(same.get());
        }
        Finding named = finding.withId(nextId());
        findings.add(named);
        return new Added(named);
    }

    /** The bug that a suspect shows by its error alone, before anything is run. */
    public Optional<Bug> sameFailure(Symptom symptom) {
        return RepeatCheck.sameFailure(symptom, bugs());
    }

    /** The bug that this finding is of, where it is known. */
    public synchronized Optional<Bug> sameBugAs(Finding finding) {
        return bugs().stream().filter(known -> isSameBug(known, finding)).findFirst();
    }

    private static boolean isSameBug(Bug known, Bug other) {
        if (known.symptom().kind() != other.symptom().kind()) {
            return false;
        }
        Signature mine = known.signature();
        Signature theirs = other.signature();
        if (!known.symptom().isOfPair()) {
            return known.symptom().signature().equals(other.symptom().signature());
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
                        || haveOneSubject(mine, theirs)
                        || sameBoundaries && mine.overlap(theirs) >= MOSTLY_CONTAINED
                        || sameOracle(known, other) && holdsAllOfThePlainer(mine, theirs));
    }

    /** The same conditions, and what stands beside them is alike but for what oracles ask with: a truth test in an outer join is another bug. */
    private static boolean haveOneCure(Signature mine, Signature theirs) {
        return !mine.cures().isEmpty()
                && mine.cures().equals(theirs.cures())
                && mine.without(ASKED_WITH).likeness(theirs.without(ASKED_WITH)) >= ALIKE;
    }

    /** Both are made of the same telling part, such as a function, and else of what oracles ask with. */
    private static boolean haveOneSubject(Signature mine, Signature theirs) {
        Set<String> subject = mine.without(ASKED_WITH).without(SAYS_LITTLE).features();
        return !subject.isEmpty()
                && subject.equals(
                        theirs.without(ASKED_WITH).without(SAYS_LITTLE).features())
                && joins(mine).equals(joins(theirs));
    }

    /** One in an outer join may be a bug of that join. */
    private static Set<String> joins(Signature signature) {
        return signature.features().stream()
                .filter(feature -> feature.endsWith(" JOIN") && !ASKED_WITH.contains(feature))
                .collect(Collectors.toSet());
    }

    private static boolean sameOracle(Bug known, Bug other) {
        return known.oracleId().equals(other.oracleId());
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
