package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.VersionResult;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Judgement;
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
    static Optional<Finding> sameFailure(Judgement judgement, List<Finding> known) {
        boolean speaks = judgement instanceof Judgement.Broken broken && broken.failure() != Judgement.Failure.HANG;
        return known.stream()
                .filter(finding ->
                        speaks && FindingMaker.manner(judgement).equals(FindingMaker.manner(finding.judgement())))
                .findFirst();
    }

    Optional<Finding> probablySame(EditableCase edited, Judgement judgement, List<Finding> known) {
        return known.stream()
                .filter(finding -> finding.kind() == Finding.Kind.of(judgement))
                .filter(finding -> judgement instanceof Judgement.Differs
                        ? isSame(edited, judgement, finding)
                        : FindingMaker.manner(judgement).equals(FindingMaker.manner(finding.judgement())))
                .findFirst();
    }

    private boolean isSame(EditableCase edited, Judgement judgement, Finding finding) {
        Set<String> features = new TreeSet<>();
        Stream.of(edited.left(), edited.right()).forEach(side -> features.addAll(QueryFeatures.of(side.query())));
        Set<String> remedies = finding.signature().remedies();
        List<VersionResult> edges = edges(finding);
        boolean leaves = edges.stream().anyMatch(edge -> edge.shows() == Shows.NO);
        boolean alike = !remedies.isEmpty() && leaves
                ? finding.signature().features().stream().anyMatch(features::contains)
                : features.containsAll(finding.signature().features()) && (!remedies.isEmpty() || leaves);
        return alike
                && (remedies.isEmpty() || controls.isRemedy(remedies, edited, target))
                && edges.stream().allMatch(edge -> probe.probe(edited, judgement, version(edge)) == edge.shows());
    }

    /** The versions on both sides of where the known one came and went. */
    private static List<VersionResult> edges(Finding finding) {
        List<VersionResult> results = finding.versions().results();
        return Stream.of(finding.versions().introducedIn(), finding.versions().fixedIn())
                .flatMap(Optional::stream)
                .flatMap(edge -> {
                    int place = results.stream()
                            .map(VersionResult::version)
                            .toList()
                            .indexOf(edge);
                    return place > 0 ? Stream.of(results.get(place - 1), results.get(place)) : Stream.empty();
                })
                .filter(result -> !result.version().equals(VersionTable.nameOf(finding.target())))
                .toList();
    }

    private Target version(VersionResult edge) {
        return new Target(target.dbms(), new Version(edge.version()).text(), Optional.empty());
    }
}
