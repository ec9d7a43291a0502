package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.VersionResult;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Symptom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Tells without a reduction that a suspect is a bug that is known: it agrees under the same setting of the
 * target and comes and goes with the same versions, or where not both are known, it holds all that the known one is made of.
 */
record RepeatCheck(Target target, ControlChoice controls, VersionProbe probe) {

    /** An internal error or a crash of the same manner as a known one says all that there is to say, without another run. */
    static Optional<Bug> sameFailure(Symptom symptom, List<Bug> known) {
        return known.stream()
                .filter(bug -> symptom.isKnownBySignature()
                        && symptom.signature().equals(bug.symptom().signature()))
                .findFirst();
    }

    Optional<Bug> probablySame(EditableCase edited, Symptom symptom, List<Bug> known) {
        return known.stream()
                .filter(bug -> bug.symptom().kind() == symptom.kind())
                .filter(bug -> symptom.isOfPair()
                        ? isSame(edited, symptom, bug)
                        : symptom.signature().equals(bug.symptom().signature()))
                .findFirst();
    }

    private boolean isSame(EditableCase edited, Symptom symptom, Bug bug) {
        Set<String> features = new TreeSet<>();
        Stream.of(edited.left(), edited.right()).forEach(side -> features.addAll(QueryFeatures.of(side)));
        Set<String> remedies = bug.signature().remedies();
        List<VersionResult> edges = edges(bug);
        boolean leaves = edges.stream().anyMatch(edge -> edge.shows() == Shows.NO);
        boolean alike = !remedies.isEmpty() && leaves
                ? bug.signature().features().stream().anyMatch(features::contains)
                : features.containsAll(bug.signature().features()) && (!remedies.isEmpty() || leaves);
        return alike
                && (remedies.isEmpty() || controls.isRemedy(remedies, edited, target))
                && edges.stream().allMatch(edge -> probe.probe(edited, symptom, version(edge)) == edge.shows());
    }

    /** The versions on both sides of where the known one came and went. */
    private static List<VersionResult> edges(Bug bug) {
        List<VersionResult> results = bug.versions().results();
        return Stream.of(bug.versions().introducedIn(), bug.versions().fixedIn())
                .flatMap(Optional::stream)
                .flatMap(edge -> {
                    int place = results.stream()
                            .map(VersionResult::version)
                            .toList()
                            .indexOf(edge);
                    return place > 0 ? Stream.of(results.get(place - 1), results.get(place)) : Stream.empty();
                })
                .filter(result -> !result.version().equals(bug.seenOn()))
                .toList();
    }

    private Target version(VersionResult edge) {
        return new Target(target.dbms(), new Version(edge.version()).text(), Optional.empty());
    }
}
