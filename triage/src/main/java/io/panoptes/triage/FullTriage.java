package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Version;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Check;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingStore;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.judge.PairJudge;
import io.panoptes.triage.reduction.judge.ProofJudge;
import io.panoptes.triage.symptom.Slowdown;
import io.panoptes.triage.symptom.Symptom;
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
    /** The id of a finding that may turn out to be known. */
    private static final String NOT_REPORTED = "";
    /** Conditions of one case that are triaged by themselves, at most. */
    private static final int MOST_PARTS = 4;
    /** For a proof of what is left: where there is one it is found soon. */
    private static final Duration TO_PROVE = Duration.ofSeconds(2);

    private final Target target;
    private final OpenTargets open;

    /** On all data, for what is kept. */
    private final CaseWriters writers;
    /** For what is only tried. */
    private final BoundedGrowth tried;

    private final CaseOpener opener;
    private final TriageLimits limits;
    private final KnownFindings known;
    private final FindingStore store;
    private final BooleanSupplier hurried;
    private final ControlChoice controls;
    private final RepeatCheck repeats;
    private final FindingMaker maker;
    private final CaseReduction reduction;
    private final Optional<Provenance> provenance;
    /** In processes of their own: a campaign must outlive its solver. */
    private final SolverPool solvers = new SolverPool(0);

    private Optional<FullTriage> timing = Optional.empty();

    /**
     * @param provenance what the campaign runs with
     * @param hurried whether to come to an end soon
     */
    public FullTriage(
            Target target,
            OpenTargets open,
            CaseWriters writers,
            CaseOpener opener,
            TriageLimits limits,
            KnownFindings known,
            FindingStore store,
            Optional<Provenance> provenance,
            BooleanSupplier hurried) {
        this(target, open, open, writers, opener, limits, known, store, provenance, hurried);
    }

    private FullTriage(
            Target target,
            OpenTargets open,
            OpenTargets answering,
            CaseWriters writers,
            CaseOpener opener,
            TriageLimits limits,
            KnownFindings known,
            FindingStore store,
            Optional<Provenance> provenance,
            BooleanSupplier hurried) {
        this.target = target;
        this.open = open;
        this.writers = writers;
        this.tried = new BoundedGrowth(writers);
        this.opener = opener;
        this.limits = limits;
        this.known = known;
        this.store = store;
        this.hurried = hurried;
        this.controls = new ControlChoice(open, tried);
        this.repeats = new RepeatCheck(target, controls, new VersionProbe(open, tried));
        this.reduction = new CaseReduction(target, open, answering, tried, solvers, limits.reduction(), hurried);
        this.maker = new FindingMaker(target, open, writers, tried, controls, provenance);
        this.provenance = provenance;
    }

    /** For a slowdown one whose runs look at times; this one for all others. */
    private FullTriage of(Symptom symptom) {
        OpenTargets showing = open.showing(symptom);
        if (showing.equals(open)) {
            return this;
        }
        FullTriage other = timing.orElseGet(() -> new FullTriage(
                target, showing, open, writers, opener, limits.forTimes(), known, store, provenance, hurried));
        timing = Optional.of(other);
        return other;
    }

    @Override
    public Optional<Triaged> triage(Suspect suspect, Consumer<String> steps) {
        // The campaign may have been killed after the finding was kept, and before the journal said so.
        Optional<Finding> kept = known.madeOf(suspect.testCase());
        if (kept.isPresent()) {
            return Optional.of(reported(kept.get()));
        }
        Optional<Bug> same = RepeatCheck.sameFailure(suspect.symptom(), known.bugs());
        if (same.isPresent()) {
            return Optional.of(repeated(same.get()));
        }
        Triaged triaged = dismissed("was not triaged");
        for (Suspect part : few(parts(suspect))) {
            Optional<Triaged> one = hurried.getAsBoolean()
                    ? Optional.empty()
                    : of(suspect.symptom()).settleOne(part, steps);
            // A case is a repeat when all that shows in it is.
            if (one.isEmpty() || one.get().finding().isPresent()) {
                return one;
            }
            triaged = one.get();
        }
        return Optional.of(triaged);
    }

    private static List<Suspect> few(List<Suspect> parts) {
        return parts.subList(0, Math.min(parts.size(), MOST_PARTS));
    }

    /** What conditions a slowdown takes is for its reduction to say. */
    private List<Suspect> parts(Suspect suspect) {
        return suspect.symptom() instanceof Slowdown
                ? List.of(suspect)
                : new Isolation(opener, writers.of(open.targets().profile(target)), open.runner(target), hurried)
                        .parts(suspect);
    }

    private EditableCase opened(Suspect suspect) {
        EditableCase edited = opener.open(suspect.testCase());
        return suspect.symptom() instanceof Slowdown slowdown
                ? slowdowns().grown(edited, slowdown)
                : FewRows.forConfirming(edited, suspect.symptom());
    }

    private SlowdownTriage slowdowns() {
        return new SlowdownTriage(target, open, writers);
    }

    private Optional<Triaged> settleOne(Suspect suspect, Consumer<String> steps) {
        EditableCase edited = opened(suspect);
        if (suspect.symptom() instanceof Slowdown seen) {
            steps.accept("looking for the fewest rows on which it is slow");
            tried.upTo(slowdowns().enough(edited, seen));
        }
        CaseWriter writer = tried.of(open.targets().profile(target));
        steps.accept("confirming");
        Confirmation confirmation = Confirmation.of(edited, writer, open.runner(target), suspect.symptom());
        return switch (confirmation) {
            case Confirmation.Refused(var reason) -> Optional.of(dismissed(reason));
            case Confirmation.Confirmed(var run, var symptom) ->
                repeats.probablySame(edited, symptom, known.bugs())
                        .map(FullTriage::repeated)
                        .or(() -> examine(suspect, edited, run, symptom, steps));
        };
    }

    /**
     * Confirms and reduces a suspect, whatever is known already. None where it does not show again.
     *
     * @param edited the case as far as it is reduced
     */
    public Optional<Finding> examine(String id, Suspect suspect, EditableCase edited, Consumer<String> steps) {
        CaseWriter writer = writers.of(open.targets().profile(target));
        CaseRunner runner = open.showing(suspect.symptom()).runner(target);
        return switch (Confirmation.of(edited, writer, runner, suspect.symptom())) {
            case Confirmation.Refused ignored -> Optional.empty();
            case Confirmation.Confirmed(var run, var symptom) ->
                of(symptom).smaller(id, suspect, edited, run, symptom, steps);
        };
    }

    /** Goes on reducing a finding that is there, and tries it on the versions anew. */
    public Finding again(Finding finding, Consumer<String> steps) {
        CaseWriter writer = writers.of(open.targets().profile(target));
        CaseRunner runner = open.showing(finding.symptom()).runner(target);
        Confirmation confirmation = Confirmation.of(finding.reduced(), writer, runner, finding.symptom());
        return switch (confirmation) {
            case Confirmation.Refused(var reason) -> throw new NotThere("the finding " + reason);
            case Confirmation.Confirmed(var run, var symptom) ->
                of(symptom)
                        .smaller(
                                finding.id(),
                                new Suspect(finding.original(), finding.symptom()),
                                finding.reduced(),
                                run,
                                symptom,
                                steps)
                        .orElseThrow(() -> new NotThere("the finding was not reduced in time"));
        };
    }

    /** A finding does not show any more. */
    public static final class NotThere extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotThere(String message) {
            super(message);
        }
    }

    /** Empty where there is no time left to reduce it: a finding is reported whole or not at all. */
    private Optional<Triaged> examine(
            Suspect suspect, EditableCase edited, CaseRun run, Symptom symptom, Consumer<String> steps) {
        Optional<Finding> finding = smaller(NOT_REPORTED, suspect, edited, run, symptom, steps);
        return finding.isEmpty() && symptom instanceof Slowdown && !hurried.getAsBoolean()
                ? Optional.of(dismissed("what is left of it does not get slower as its data grow"))
                : finding.map(this::reportUnlessKnown);
    }

    private Triaged reportUnlessKnown(Finding finding) {
        return open.anew(target, runner -> ReproCheck.of(finding, runner))
                .map(FullTriage::dismissed)
                .orElseGet(() -> switch (known.addUnlessKnown(finding)) {
                    case KnownFindings.Added(var added) -> reported(added);
                    case KnownFindings.Same(var same) -> repeated(same);
                });
    }

    private Optional<Finding> smaller(
            String id, Suspect suspect, EditableCase edited, CaseRun run, Symptom symptom, Consumer<String> steps) {
        boolean ofPair = symptom.isOfPair();
        boolean slow = symptom instanceof Slowdown;
        CaseReduction.Reduced reduced = reduction.reduce(edited, run, symptom, steps);
        if (!reduced.reduction().finished() && hurried.getAsBoolean()) {
            return Optional.empty();
        }
        if (slow) {
            steps.accept("measuring it on data that grow");
        }
        Optional<Reduction> measured = slowdowns().measured(reduced.reduction());
        if (measured.isEmpty()) {
            return Optional.empty();
        }
        Reduction smaller = measured.get();
        EditableCase left = smaller.reduced();
        CaseRun last = smaller.run();
        var opinion = new SecondOpinion(
                () -> hurried.getAsBoolean() ? Optional.empty() : controls.chooseEmbeddedDbms(left, last, target));
        List<Check> checks = reduced.judges().stream()
                .map(judge -> new Check("after the edits: " + judge, "no difference"))
                .collect(Collectors.toCollection(ArrayList::new));
        if (ofPair && !hurried.getAsBoolean()) {
            steps.accept("proving what is left");
            proof(left).ifPresent(checks::add);
        }
        Finding finding = maker.make(
                id, suspect, slow ? smaller : opinion.on(smaller, reduced.control()), reduced.control(), checks);
        return Optional.of(finding.withVersions(versions(finding, steps)));
    }

    /** Nothing is said of a pair that is only not proved: the proof of its patterns stands. */
    private Optional<Check> proof(EditableCase reduced) {
        ProofJudge judge = new ProofJudge(
                solvers, TO_PROVE, writers.of(open.targets().profile(target)).readings());
        return judge.judge(reduced) == PairJudge.Opinion.ACCEPTS
                ? Optional.of(new Check("after the edits: " + judge.name(), "found by the equivalence engine"))
                : Optional.empty();
    }

    private VersionTable versions(Finding finding, Consumer<String> steps) {
        List<Version> releases = releases();
        long end = System.nanoTime() + limits.versions().toNanos();
        VersionProbe probe = new VersionProbe(open, tried);
        return new VersionSearch(
                        releases,
                        version -> {
                            steps.accept("trying " + target.dbms() + " " + version);
                            return probe.probe(
                                    finding.reduced(),
                                    finding.symptom(),
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

    private Triaged reported(Finding finding) {
        return new Triaged(new TriageResult.Reported(finding.id(), store.save(finding)), Optional.of(finding));
    }

    private static Triaged repeated(Bug known) {
        TriageResult result =
                known instanceof Finding ? new TriageResult.Repeated(known.id()) : new TriageResult.Known(known.id());
        return new Triaged(result, Optional.empty());
    }

    private static Triaged dismissed(String reason) {
        return new Triaged(new TriageResult.Dismissed(reason), Optional.empty());
    }

    @Override
    public void close() {
        solvers.close();
        timing.ifPresent(FullTriage::close);
        open.close();
    }
}
