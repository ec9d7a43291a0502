package io.panoptes.triage;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.Target;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.finding.Answer;
import io.panoptes.triage.finding.Check;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.reduction.judge.RewrittenConditions;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.ErrorMessage;
import io.panoptes.triage.symptom.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Writes down all that is known of a finding after its reduction. */
final class FindingMaker {
    private final Target target;
    private final OpenTargets open;
    private final CaseWriters writers;
    private final ControlChoice controls;

    FindingMaker(Target target, OpenTargets open, CaseWriters writers, ControlChoice controls) {
        this.target = target;
        this.open = open;
        this.writers = writers;
        this.controls = controls;
    }

    Finding make(String id, Suspect suspect, Reduction reduction, Optional<Control> control, List<Check> judged) {
        EditableCase reduced = reduction.reduced();
        Judgement judgement = reduction.run().judgement();
        ConcreteCase concrete = writers.of(open.targets().profile(target)).write(reduced);
        boolean logic = judgement instanceof Judgement.Differs;
        Set<String> remedies = logic ? controls.remedies(reduced, target) : Set.of();
        Set<String> cures = logic && remedies.isEmpty() ? cures(reduced) : Set.of();
        Signature signature = new Signature(manner(judgement), features(reduced, reduction.wrong()), remedies, cures);
        List<String> plans = logic ? plans(concrete) : List.of();
        return new Finding(
                Finding.FORMAT,
                id,
                FindingTitle.of(target, judgement, reduction.wrong(), signature),
                Finding.Kind.of(judgement),
                target,
                suspect.testCase(),
                reduced,
                Statements.of(concrete),
                judgement,
                Answer.of(reduction.run().left()),
                Answer.of(reduction.run().right()),
                reduction.wrong(),
                plans.isEmpty() ? Optional.empty() : Optional.of(plans.getFirst()),
                plans.size() < 2 ? Optional.empty() : Optional.of(plans.getLast()),
                checks(reduction, control, judged, remedies),
                VersionTable.NOT_TRIED,
                Expected.OPEN,
                Optional.empty(),
                signature);
    }

    static String manner(Judgement judgement) {
        return switch (judgement) {
            case Judgement.Differs ignored -> "different answers";
            case Judgement.Broken broken ->
                "%s of %s: %s"
                        .formatted(broken.failure(), statementKind(broken), ErrorMessage.signature(broken.message()));
            case Judgement.Agrees ignored -> "same answers";
            case Judgement.Inconclusive ignored -> "inconclusive";
        };
    }

    /** A query, or the first word of the statement of the setup. */
    private static String statementKind(Judgement.Broken broken) {
        return broken.place() == Judgement.Place.SETUP
                ? broken.statement().strip().split("\\W", 2)[0].toUpperCase(Locale.ROOT)
                : "a query";
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
        Set<String> features = new TreeSet<>(QueryFeatures.of(side.query()));
        side.variation().ifPresent(variation -> features.add(variation.name()));
        return features;
    }

    private Set<String> cures(EditableCase reduced) {
        var writer = writers.of(open.targets().profile(target));
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

    private static List<Check> checks(
            Reduction reduction, Optional<Control> control, List<Check> judged, Set<String> remedies) {
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
        if (reduction.run().judgement() instanceof Judgement.Differs) {
            checks.add(new Check(
                    "compared with a control",
                    control.map(against -> against.name() + " gives the same answer to both queries")
                            .orElse("none was found on which the two agree; only what keeps the proof was reduced")));
            checks.addAll(judged);
            if (!remedies.isEmpty()) {
                checks.add(new Check(
                        "run under the settings of the target",
                        "the answers agree with " + String.join(", ", new TreeSet<>(remedies))));
            }
        }
        return checks;
    }
}
