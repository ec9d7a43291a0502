package io.panoptes.triage;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Version;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.Check;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingStore;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.reduction.Reducer;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.InlineViews;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.reduction.judge.PairJudge;
import io.panoptes.triage.reduction.judge.ProofJudge;
import io.panoptes.triage.symptom.Judgement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Takes a suspect all the way: confirmed on a fresh instance, compared with a control, reduced, tried on other versions,
 * compared with the findings that are known, and kept.
 */
public final class FullTriage implements Triage {
    /** Conditions of one case that are triaged by themselves, at most. */
    private static final int MOST_PARTS = 4;
    /** For a proof of what is left: where there is one it is found soon. */
    private static final Duration TO_PROVE = Duration.ofSeconds(2);

    private final Target target;
    private final OpenTargets open;
    private final CaseWriters writers;
    private final CaseOpener opener;
    private final TriageLimits limits;
    private final KnownFindings known;
    private final FindingStore store;
    private final BooleanSupplier hurried;
    private final ControlChoice controls;
    private final RepeatCheck repeats;
    private final FindingMaker maker;
    /** In processes of their own: a campaign must outlive its solver. */
    private final SolverPool solvers = new SolverPool(0);

    /** @param hurried whether to come to an end soon */
    public FullTriage(
            Target target,
            OpenTargets open,
            CaseWriters writers,
            CaseOpener opener,
            TriageLimits limits,
            KnownFindings known,
            FindingStore store,
            BooleanSupplier hurried) {
        this.target = target;
        this.open = open;
        this.writers = writers;
        this.opener = opener;
        this.limits = limits;
        this.known = known;
        this.store = store;
        this.hurried = hurried;
        this.controls = new ControlChoice(open, writers);
        this.repeats = new RepeatCheck(target, controls, new VersionProbe(open, writers));
        this.maker = new FindingMaker(target, open, writers, controls);
    }

    @Override
    public Triaged triage(Suspect suspect, Consumer<String> steps) {
        // The campaign may have been killed after the finding was kept, and before the journal said so.
        Optional<Finding> kept = known.madeOf(suspect.testCase());
        if (kept.isPresent()) {
            return reported(kept.get());
        }
        Optional<Finding> same = RepeatCheck.sameFailure(suspect.judgement(), known.all());
        if (same.isPresent()) {
            return repeated(same.get());
        }
        Triaged triaged = dismissed("was not triaged");
        for (Suspect part : few(isolation().parts(suspect))) {
            triaged = settleOne(part, steps);
            // A case is a repeat when all that shows in it is.
            if (triaged.finding().isPresent() || hurried.getAsBoolean()) {
                return triaged;
            }
        }
        return triaged;
    }

    private static List<Suspect> few(List<Suspect> parts) {
        return parts.subList(0, Math.min(parts.size(), MOST_PARTS));
    }

    private Isolation isolation() {
        return new Isolation(opener, writers.of(open.targets().profile(target)), open.runner(target), hurried);
    }

    private Triaged settleOne(Suspect suspect, Consumer<String> steps) {
        EditableCase edited =
                FewRows.forConfirming(opener.open(suspect.testCase()), Finding.Kind.of(suspect.judgement()));
        CaseWriter writer = writers.of(open.targets().profile(target));
        steps.accept("confirming");
        Confirmation confirmation = Confirmation.of(edited, writer, open.runner(target), suspect.judgement());
        return switch (confirmation) {
            case Confirmation.Refused(var reason) -> dismissed(reason);
            case Confirmation.Confirmed(var run) ->
                repeats.probablySame(edited, run.judgement(), known.all())
                        .map(FullTriage::repeated)
                        .orElseGet(() -> examine(suspect, edited, run, steps));
        };
    }

    /**
     * Confirms and reduces a suspect, whatever is known already. None where it does not show again.
     *
     * @param edited the case as far as it is reduced
     */
    public Optional<Finding> examine(String id, Suspect suspect, EditableCase edited, Consumer<String> steps) {
        CaseWriter writer = writers.of(open.targets().profile(target));
        return switch (Confirmation.of(edited, writer, open.runner(target), suspect.judgement())) {
            case Confirmation.Refused ignored -> Optional.empty();
            case Confirmation.Confirmed(var run) -> Optional.of(smaller(id, suspect, edited, run, steps));
        };
    }

    /** Goes on reducing a finding that is there, and tries it on the versions anew. */
    public Finding again(Finding finding, Consumer<String> steps) {
        CaseWriter writer = writers.of(open.targets().profile(target));
        Confirmation confirmation =
                Confirmation.of(finding.reduced(), writer, open.runner(target), finding.judgement());
        return switch (confirmation) {
            case Confirmation.Refused(var reason) -> throw new NotThere("the finding " + reason);
            case Confirmation.Confirmed(var run) ->
                smaller(
                        finding.id(),
                        new Suspect(finding.original(), finding.judgement()),
                        finding.reduced(),
                        run,
                        steps);
        };
    }

    /** A finding does not show any more. */
    public static final class NotThere extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotThere(String message) {
            super(message);
        }
    }

    private Triaged examine(Suspect suspect, EditableCase edited, CaseRun run, Consumer<String> steps) {
        Finding finding = smaller(known.nextId(), suspect, edited, run, steps);
        return known.sameBugAs(finding).map(FullTriage::repeated).orElseGet(() -> report(finding));
    }

    private Finding smaller(String id, Suspect suspect, EditableCase edited, CaseRun run, Consumer<String> steps) {
        boolean logic = run.judgement() instanceof Judgement.Differs;
        Started start = withoutViews(logic ? edited : onlyWhatBreaks(edited, run.judgement()), run);
        steps.accept("choosing what to hold it against");
        Optional<Control> control = logic ? controls.choose(start.edited(), start.run(), target) : Optional.empty();
        Reducer reducer = reducer(control, steps);
        Reduction reduction = reducer.reduce(start.edited(), start.run());
        if (logic && control.isEmpty() && !hurried.getAsBoolean()) {
            // What is left may be plain enough for another release or another DBMS to say what is right.
            steps.accept("looking for another DBMS to hold it against");
            EditableCase plainer = reduction.reduced();
            CaseRun shown = reduction.run();
            control =
                    controls.choose(plainer, shown, target).or(() -> controls.chooseOtherDbms(plainer, shown, target));
            if (control.isPresent()) {
                reducer = reducer(control, steps);
                reduction = reducer.reduce(plainer, reduction.run());
            }
        }
        EditableCase left = reduction.reduced();
        CaseRun last = reduction.run();
        var opinion = new SecondOpinion(
                () -> hurried.getAsBoolean() ? Optional.empty() : controls.chooseEmbeddedDbms(left, last, target));
        List<Check> checks = reducer.judgeNames().stream()
                .map(judge -> new Check("after the edits: " + judge, "no difference"))
                .collect(Collectors.toCollection(ArrayList::new));
        if (logic && !hurried.getAsBoolean()) {
            steps.accept("proving what is left");
            proof(left).ifPresent(checks::add);
        }
        Finding finding = maker.make(id, suspect, opinion.on(reduction, control), control, checks);
        return finding.withVersions(versions(finding, steps));
    }

    /** Nothing is said of a pair that is only not proved: the proof of its patterns stands. */
    private Optional<Check> proof(EditableCase reduced) {
        ProofJudge judge = new ProofJudge(solvers, TO_PROVE);
        return judge.judge(reduced) == PairJudge.Opinion.VOUCHES
                ? Optional.of(new Check("after the edits: " + judge.name(), "found by the equivalence engine"))
                : Optional.empty();
    }

    private record Started(EditableCase edited, CaseRun run) {}

    /** With the views inlined, where it still shows then: a query is easier to reduce than a view. */
    private Started withoutViews(EditableCase edited, CaseRun run) {
        CaseWriter writer = writers.of(open.targets().profile(target));
        return InlineViews.of(edited)
                .map(inlined ->
                        new Started(inlined, open.runner(target).runFresh(writer.write(inlined), inlined.semantics())))
                .filter(started -> run.judgement().isSameManner(started.run().judgement()))
                .orElseGet(() -> new Started(edited, run));
    }

    private Reducer reducer(Optional<Control> control, Consumer<String> steps) {
        Profile profile = open.targets().profile(target);
        return new Reducer(
                writers.of(profile),
                open.runner(target),
                OperationCatalog.of(profile),
                control,
                solvers,
                limits.reduction(),
                hurried,
                step -> steps.accept("reducing: " + step));
    }

    /** Where one query breaks the DBMS, the other one is nothing to keep. */
    private static EditableCase onlyWhatBreaks(EditableCase edited, Judgement judgement) {
        if (!(judgement instanceof Judgement.Broken broken)) {
            return edited;
        }
        return switch (broken.place()) {
            case LEFT -> edited.withSides(edited.left(), edited.left());
            case RIGHT -> edited.withSides(edited.right(), edited.right());
            case SETUP -> {
                EditableSide plain = new EditableSide(Query.constant(Value.of(1)), Optional.empty());
                yield edited.withSides(plain, plain);
            }
        };
    }

    private VersionTable versions(Finding finding, Consumer<String> steps) {
        List<Version> releases = releases();
        long end = System.nanoTime() + limits.versions().toNanos();
        VersionProbe probe = new VersionProbe(open, writers);
        return new VersionSearch(
                        releases,
                        version -> {
                            steps.accept("trying " + target.dbms() + " " + version);
                            return probe.probe(
                                    finding.reduced(),
                                    finding.judgement(),
                                    new Target(target.dbms(), version.text(), Optional.empty()));
                        },
                        () -> hurried.getAsBoolean() || System.nanoTime() > end)
                .around(target);
    }

    private List<Version> releases() {
        try {
            return open.targets().releases(target.dbms()).stream()
                    .filter(Version::isFinal)
                    .toList();
        } catch (TargetException noNetwork) {
            return List.of();
        }
    }

    private Triaged report(Finding finding) {
        Triaged triaged = reported(finding);
        known.add(finding);
        return triaged;
    }

    private Triaged reported(Finding finding) {
        return new Triaged(new TriageResult.Reported(finding.id(), store.save(finding)), Optional.of(finding));
    }

    private static Triaged repeated(Finding known) {
        return new Triaged(new TriageResult.Repeated(known.id()), Optional.empty());
    }

    private static Triaged dismissed(String reason) {
        return new Triaged(new TriageResult.Dismissed(reason), Optional.empty());
    }

    @Override
    public void close() {
        solvers.close();
        open.close();
    }
}
