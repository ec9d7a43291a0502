package io.panoptes.triage;

import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.SqlConstructs;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.symptom.ErrorMessage;
import io.panoptes.triage.symptom.Symptom;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether two findings are of one bug, by their errors, their versions, the settings that they agree under and what they are made of. */
final class SameBug {
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

    private SameBug() {}

    static boolean is(Bug known, Bug other) {
        if (known.symptom().kind() != other.symptom().kind()) {
            return false;
        }
        Signature mine = known.signature();
        Signature theirs = other.signature();
        boolean sameBoundaries = hasBoundary(known.versions()) && sameBoundaries(known.versions(), other.versions());
        if (!known.symptom().isOfPair()) {
            return known.symptom().signature().equals(other.symptom().signature())
                    || sameBoundaries && haveOneMessage(known.symptom(), other.symptom());
        }
        boolean knownRemedy = !Collections.disjoint(mine.remedies(), theirs.remedies());
        boolean sameRemedy =
                knownRemedy || mine.remedies().isEmpty() && theirs.remedies().isEmpty();
        if (haveOneFix(known, other)) {
            return true;
        }
        if (contradict(known.versions(), other.versions())) {
            return false;
        }
        if (knownRemedy) {
            return mine.likeness(theirs) > 0;
        }
        return sameRemedy
                && (mine.likeness(theirs) >= ALIKE
                        || haveOneCure(mine, theirs)
                        || haveOneSubject(mine.features(), theirs.features())
                        || sameBoundaries && mine.overlap(theirs) >= MOSTLY_CONTAINED
                        || sameOracle(known, other) && holdsAllOfThePlainer(mine, theirs));
    }

    /** A change meets the same assertion as a query does; with the same words at other versions it may be another bug. */
    private static boolean haveOneMessage(Symptom known, Symptom other) {
        Optional<String> message = known.output().map(ErrorMessage::signature);
        return message.isPresent() && message.equals(other.output().map(ErrorMessage::signature));
    }

    /**
     * One change of the DBMS fixed both, and their statements are made of the same telling parts. Which version brought it says little
     * then, for another plan may reach an old bug later.
     */
    private static boolean haveOneFix(Bug known, Bug other) {
        return known.versions().fixedIn().isPresent()
                && known.versions().fixedIn().equals(other.versions().fixedIn())
                && haveOneSubject(SqlConstructs.telling(known.constructs()), SqlConstructs.telling(other.constructs()));
    }

    /** The same conditions, and what stands beside them is alike but for what oracles ask with: a truth test in an outer join is another bug. */
    private static boolean haveOneCure(Signature mine, Signature theirs) {
        return !mine.cures().isEmpty()
                && mine.cures().equals(theirs.cures())
                && mine.without(ASKED_WITH).likeness(theirs.without(ASKED_WITH)) >= ALIKE;
    }

    /** Both are made of the same telling part, such as a function, and else of what oracles ask with; one in an outer join may be a bug of that join. */
    private static boolean haveOneSubject(Set<String> mine, Set<String> theirs) {
        Set<String> subject = subject(mine);
        return !subject.isEmpty()
                && subject.equals(subject(theirs))
                && joins(mine).equals(joins(theirs));
    }

    private static Set<String> subject(Set<String> features) {
        return features.stream()
                .filter(feature -> !ASKED_WITH.contains(feature) && !SAYS_LITTLE.contains(feature))
                .collect(Collectors.toSet());
    }

    private static Set<String> joins(Set<String> features) {
        return features.stream()
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
