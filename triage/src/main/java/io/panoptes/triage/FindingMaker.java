package io.panoptes.triage;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.Target;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.finding.Check;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.QueryResult;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.reduction.judge.RewrittenConditions;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Writes down all that is known of a finding after its reduction. */
final class FindingMaker {
    private final Target target;
    private final OpenTargets open;
    private final CaseWriters writers;
    private final CaseWriters tried;
    private final ControlChoice controls;
    private final Optional<Provenance> provenance;

    /**
     * @param writers for what is kept
     * @param tried for what is only tried
     */
    FindingMaker(
            Target target,
            OpenTargets open,
            CaseWriters writers,
            CaseWriters tried,
            ControlChoice controls,
            Optional<Provenance> provenance) {
        this.target = target;
        this.open = open;
        this.writers = writers;
        this.tried = tried;
        this.controls = controls;
        this.provenance = provenance;
    }

    Finding make(String id, Suspect suspect, Reduction reduction, Optional<Control> control, List<Check> judged) {
        EditableCase reduced = reduction.reduced();
        Symptom symptom = reduction.symptom();
        ConcreteCase concrete = writers.of(open.targets().profile(target)).write(reduced);
        boolean ofPair = symptom.isOfPair();
        Set<String> remedies = ofPair ? controls.remedies(reduced, target) : Set.of();
        Set<String> cures = ofPair && remedies.isEmpty() ? cures(reduced) : Set.of();
        Signature signature = new Signature(symptom.signature(), features(reduced, reduction.wrong()), remedies, cures);
        Statements statements = Statements.of(concrete);
        List<String> plans = ofPair ? plans(concrete) : List.of();
        return new Finding(
                Finding.FORMAT,
                id,
                symptom.title(
                        reduction.wrong().flatMap(WrongSides::one),
                        ofPair ? TitleFeatures.of(signature.features(), statements) : signature.features()),
                target,
                suspect.testCase(),
                reduced,
                statements,
                symptom,
                answer(symptom, Place.LEFT, reduction.run().left()),
                answer(symptom, Place.RIGHT, reduction.run().right()),
                reduction.wrong(),
                plans.isEmpty() ? Optional.empty() : Optional.of(plans.getFirst()),
                plans.size() < 2 ? Optional.empty() : Optional.of(plans.getLast()),
                checks(reduction, control, judged, controls.statements(remedies, target)),
                VersionTable.NOT_TRIED,
                Expected.OPEN,
                Optional.empty(),
                signature,
                provenance);
    }

    /** The rows of the query; of a slow one how long it took on how many rows. */
    private static QueryResult answer(Symptom symptom, Place side, Outcome outcome) {
        return symptom instanceof Slowdown slowdown ? QueryResult.of(slowdown, side) : QueryResult.of(outcome);
    }

    /** What the wrong query is made of; both, where it is not known which is wrong. */
    private static Set<String> features(EditableCase reduced, Optional<WrongSides> wrong) {
        Set<String> features = new TreeSet<>();
        boolean known = wrong.isPresent() && (wrong.get().left() || wrong.get().right());
        if (!known || wrong.get().left()) {
            features.addAll(features(reduced.left()));
        }
        if (!known || wrong.get().right()) {
            features.addAll(features(reduced.right()));
        }
        return features;
    }

    private static Set<String> features(EditableSide side) {
        Set<String> features = new TreeSet<>(QueryFeatures.of(side));
        side.variation().ifPresent(variation -> features.add(variation.name()));
        return features;
    }

    private Set<String> cures(EditableCase reduced) {
        var writer = tried.of(open.targets().profile(target));
        return new RewrittenConditions(edited -> open.runner(target)
                        .runFresh(writer.write(edited), edited.semantics())
                        .judgement())
                .cures(reduced);
    }

    private List<String> plans(ConcreteCase concrete) {
        Explain explain = open.targets().profile(target).explain();
        CaseRunner runner = open.runner(target);
        List<String> plans = new ArrayList<>();
        runner.enter(concrete.setup());
        for (var side : List.of(concrete.left(), concrete.right())) {
            runner.runPlain(side.before());
            explain.read(runner.runPlain(explain.statements(side.sql())))
                    .map(Plan::text)
                    .ifPresent(plans::add);
            runner.runPlain(side.after());
        }
        return plans.size() == 2 ? plans : List.of();
    }

    /** A setting by the statements that set it. */
    private static String named(Control control) {
        return control.before().isEmpty()
                ? control.name()
                : "the target after `%s`".formatted(String.join("; ", control.before()));
    }

    private static List<Check> checks(
            Reduction reduction, Optional<Control> control, List<Check> judged, List<String> remedies) {
        List<Check> checks = new ArrayList<>();
        checks.add(new Check("run again twice on a fresh instance", "the same both times"));
        checks.add(new Check(
                "reduced",
                "%d of %d edits kept, %s; each keeps the same manner of failure%s"
                        .formatted(
                                reduction.accepted(),
                                reduction.attempts(),
                                reduction.finished() ? "until none was left to try" : "until the time for it was up",
                                reduction.wrong().isPresent() ? " on the same side" : "")));
        if (reduction.symptom() instanceof Slowdown slowdown) {
            checks.add(new Check(
                    "both queries timed in turns, by CPU time, each size on a fresh database", slowdown.bounds()));
            checks.add(new Check("on the data before they grow", "both queries give the same rows"));
            slowdown.estimate().ifPresent(estimate -> checks.add(new Check("estimates of the slower plan", estimate)));
            checks.addAll(judged);
            if (!remedies.isEmpty()) {
                checks.add(new Check(
                        "run under the settings of the target", "not slow " + String.join(", and ", remedies)));
            }
        } else if (reduction.symptom().isOfPair()) {
            checks.add(new Check(
                    "compared with a control",
                    control.map(against -> named(against) + " gives the same answer to both queries")
                            .orElse("none was found on which the two agree; only what keeps the proof was reduced")));
            checks.addAll(judged);
            if (!remedies.isEmpty()) {
                checks.add(new Check(
                        "run under the settings of the target",
                        "the answers agree " + String.join(", and ", remedies)));
            }
        }
        return checks;
    }
}
