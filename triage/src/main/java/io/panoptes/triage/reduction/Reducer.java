package io.panoptes.triage.reduction;

import io.panoptes.corpus.Operations;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.reduction.edit.Edit;
import io.panoptes.triage.reduction.edit.Edit.Trust;
import io.panoptes.triage.reduction.edit.Edits;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.reduction.judge.EditGuards;
import io.panoptes.triage.reduction.judge.PairJudge;
import io.panoptes.triage.reduction.judge.PairJudge.Opinion;
import io.panoptes.triage.reduction.judge.PairJudges;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;
import io.panoptes.triage.symptom.WrongResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Makes a finding small, edit by edit, without letting it drift: after every edit the target must still disagree in the same
 * manner and on the same side, the guards must let the edited pair pass, and the judges must hold it for equivalent.
 *
 * <p>Without a control, only edits that keep the proof are tried. What breaks the DBMS (a crash, a hang, an internal error)
 * is wrong whatever the pair, so there every edit is free.
 */
public final class Reducer {
    /** How much longer than its budget a reduction may take. */
    private static final Duration TO_TIDY = Duration.ofSeconds(1);

    private final CaseWriter writer;
    private final CaseRunner target;
    private final Operations operations;
    private final Optional<Control> control;
    private final ReductionBudget budget;
    private final BooleanSupplier enough;
    private final Consumer<String> progress;

    private final TriedCases tried = new TriedCases();
    private List<PairJudge> judges;
    private List<PairJudge> thorough;
    private Optional<WrongSides> wrong = Optional.empty();
    private Optional<OneQuery> oneQuery = Optional.empty();
    /**
     * Whether a case is run on what the last one left behind, emptied; false where that has led astray, and where the unedited
     * case does not show itself so: a query may leave statistics behind with which the other is right.
     */
    private boolean keepsState = true;

    private boolean sharedByControl;
    private int attempts;
    private int accepted;
    private long deadline;

    /**
     * @param operations what the target knows, for the guards
     * @param solvers for proofs of edited pairs
     * @param enough whether to come to an end before the budget is spent
     * @param progress is told now and then how far it is, in words
     */
    public Reducer(
            CaseWriter writer,
            CaseRunner target,
            Operations operations,
            Optional<Control> control,
            SolverSource solvers,
            ReductionBudget budget,
            BooleanSupplier enough,
            Consumer<String> progress) {
        this.writer = writer;
        this.target = target;
        this.operations = operations;
        this.control = control;
        this.judges = control.map(against -> PairJudges.quick(against, solvers, writer.readings()))
                .orElse(List.of());
        this.thorough = control.map(against -> PairJudges.thorough(against, solvers, writer.readings()))
                .orElse(List.of());
        this.budget = budget;
        this.enough = enough;
        this.progress = progress;
    }

    /** What was asked after the edits and found no difference, for the report. */
    public List<String> judgeNames() {
        return Stream.of(
                        oneQuery.stream().map(form -> "rows of the equivalence engine's evaluator for the query"),
                        control.stream().map(against -> "agreement of " + against.name() + " on the finding's data"),
                        thorough.stream().filter(PairJudge::mayRefuse).map(PairJudge::name))
                .flatMap(names -> names)
                .toList();
    }

    /** Whether the one query that is left has a plainer form, which the control answers as wrongly as the target. */
    public boolean isSharedByControl() {
        return oneQuery.isPresent() && sharedByControl;
    }

    /** Reduces a case that the target has just run to {@code original}. */
    public Reduction reduce(EditableCase edited, CaseRun original) {
        deadline = System.nanoTime() + budget.time().toNanos();
        State start = withoutFailing(new State(edited, original));
        keepsState =
                keepsState && start.symptom().isSameManner(run(start.edited()).judgement());
        wrong = control.map(against -> WrongSides.of(start.run(), against.run(start.edited()), edited.semantics()));
        // One that refuses what was found knows the pair less well than its proof does.
        judges = consenting(judges, start);
        thorough = consenting(thorough, start);
        EditGuards guards = EditGuards.at(start.edited(), operations);
        State state = start;
        boolean again = true;
        while (again && !isSpent()) {
            state = oneQuery.isPresent() ? state : asOneQuery(state);
            List<State> pass = new ArrayList<>(List.of(state));
            boolean asksAll = judges.equals(thorough);
            boolean kept = keepsState;
            for (Edit edit : edits(Edits.ALL)) {
                state = exhaust(edit, state, guards, pass);
            }
            state = secured(state, pass);
            again = !state.edited().equals(pass.getFirst().edited())
                    || judges.equals(thorough) != asksAll
                    || keepsState != kept;
        }
        boolean finished = !isSpent();
        State last = finished ? state : tidied(state, guards);
        return new Reduction(last.edited(), last.run(), wrong, attempts, accepted, finished);
    }

    /** What is left when the time is up, without what nothing reads. */
    private State tidied(State state, EditGuards guards) {
        deadline = System.nanoTime() + TO_TIDY.toNanos();
        List<State> pass = new ArrayList<>(List.of(state));
        State last = state;
        for (Edit edit : edits(Edits.LAST)) {
            last = exhaust(edit, last, guards, pass);
        }
        return pass.size() == 1 ? state : afresh(last).orElse(state);
    }

    private List<Edit> edits(List<Edit> all) {
        return oneQuery.map(form -> all.stream().map(form::answered).toList()).orElse(all);
    }

    /** The query that is wrong and the rows that it must give, where evaluator and control agree on them; otherwise the pair. */
    private State asOneQuery(State state) {
        List<OneQuery> forms = wrong.filter(sides -> state.symptom() instanceof WrongResult)
                .flatMap(WrongSides::one)
                .map(side -> OneQuery.forms(side, writer.readings()))
                .orElse(List.of());
        for (OneQuery form : forms) {
            Optional<State> one = form.of(state.edited()).flatMap(edited -> shown(edited, state));
            if (one.isPresent()) {
                oneQuery = Optional.of(form);
                // The two are the same on this state alone.
                judges = List.of();
                thorough = thorough.stream().filter(judge -> !judge.mayAccept()).toList();
                return one.get();
            }
        }
        return state;
    }

    private Optional<State> shown(EditableCase edited, State state) {
        attempts++;
        CaseRun run = run(edited);
        return state.symptom().isSameManner(run.judgement()) && agreesOn(edited, run)
                ? afresh(new State(edited, run))
                : Optional.empty();
    }

    private record State(EditableCase edited, CaseRun run) {
        Symptom symptom() {
            return run.symptom().orElseThrow();
        }
    }

    /** Without the statements of the setup that fail, where it still shows then. */
    private State withoutFailing(State start) {
        CaseRun run = run(start.edited());
        if (run.refused().isEmpty()) {
            return start;
        }
        List<SetupStep> rest = start.edited().setup().stream()
                .filter(step -> Collections.disjoint(
                        run.refused(),
                        writer.write(start.edited().withSetup(List.of(step))).setup()))
                .toList();
        EditableCase whole = start.edited().withSetup(rest);
        CaseRun again = run(whole);
        return start.symptom().isSameManner(again.judgement())
                        && again.refused().isEmpty()
                ? new State(whole, again)
                : start;
    }

    private List<PairJudge> consenting(List<PairJudge> asked, State start) {
        return asked.stream().filter(judge -> !refuses(judge, start.edited())).toList();
    }

    /**
     * What is left must show on a fresh database too, and pass judges that look longer. Otherwise an edit of this pass has let
     * in something else: it is found by halving, the pass ends before it, and from then on more is asked after every edit.
     */
    private State secured(State state, List<State> pass) {
        Optional<State> whole = pass.size() == 1 ? Optional.of(state) : secure(state);
        if (whole.isPresent()) {
            return whole.get();
        }
        State last = pass.getFirst();
        int good = 0;
        int bad = pass.size() - 1;
        while (bad - good > 1) {
            int middle = (good + bad) / 2;
            Optional<State> secure = secure(pass.get(middle));
            if (secure.isPresent()) {
                good = middle;
                last = secure.get();
            } else {
                bad = middle;
            }
        }
        if (afresh(pass.get(bad)).isPresent()) {
            judges = thorough;
        } else {
            keepsState = false;
            tried.clear();
        }
        return last;
    }

    private Optional<State> secure(State state) {
        return afresh(state).filter(fresh -> thorough.stream().noneMatch(judge -> refuses(judge, fresh.edited())));
    }

    private static boolean refuses(PairJudge judge, EditableCase edited) {
        return judge.mayRefuse() && judge.judge(edited) == Opinion.REFUSES;
    }

    private Optional<State> afresh(State state) {
        CaseRun fresh =
                target.runFresh(writer.write(state.edited()), state.edited().semantics());
        return state.symptom().isSameManner(fresh.judgement())
                ? Optional.of(new State(state.edited(), fresh))
                : Optional.empty();
    }

    /** Applies an edit until it gives nothing more, going on where the last one was accepted. */
    private State exhaust(Edit edit, State start, EditGuards guards, List<State> pass) {
        State state = start;
        if (edit.trust() != Trust.KEEPS_THE_PROOF
                && control.isEmpty()
                && start.symptom().isOfPair()) {
            return state;
        }
        int passed = 0;
        boolean again = true;
        while (again && !isSpent()) {
            again = false;
            Iterator<EditableCase> suspects =
                    edit.of(state.edited()).skip(passed).iterator();
            int size = size(state.edited());
            while (suspects.hasNext() && !isSpent()) {
                EditableCase suspect = suspects.next();
                if (edit.mayGrow() || size(suspect) <= size) {
                    Optional<CaseRun> run = accept(suspect, edit, state, guards);
                    if (run.isPresent()) {
                        state = new State(suspect, run.get());
                        pass.add(state);
                        accepted++;
                        again = true;
                        progress.accept("%d edits accepted of %d tried, %d parts left"
                                .formatted(accepted, attempts, size(suspect)));
                        break;
                    }
                }
                passed++;
            }
        }
        return state;
    }

    private int size(EditableCase edited) {
        return oneQuery.map(form -> form.size(edited)).orElseGet(() -> RecordTree.size(edited));
    }

    /** The target is asked first: most edits make the bug go away, and that costs least to see. */
    private Optional<CaseRun> accept(EditableCase suspect, Edit edit, State state, EditGuards guards) {
        if (!state.symptom().isOfPair() && isBesideThePoint(suspect, state)) {
            return Optional.empty();
        }
        Optional<ConcreteCase> concrete = written(suspect);
        if (concrete.isEmpty() || !tried.add(concrete.get())) {
            return Optional.empty();
        }
        attempts++;
        CaseRun run = run(suspect);
        if (!state.symptom().isSameManner(run.judgement()) || failing(run) > failing(state.run())) {
            return Optional.empty();
        }
        if (!state.symptom().isOfPair()) {
            return Optional.of(run);
        }
        return guards.admit(suspect) && isStillTheBug(suspect, edit, run) ? Optional.of(run) : Optional.empty();
    }

    /** How many statements of the setup fail beside the one that breaks the target, which is what is looked for. */
    private static int failing(CaseRun run) {
        boolean breaksInSetup = run.symptom().filter(Symptom::isInSetup).isPresent();
        return run.refused().size() - (breaksInSetup ? 1 : 0);
    }

    private boolean isStillTheBug(EditableCase suspect, Edit edit, CaseRun run) {
        return control.isEmpty() || agreesOn(suspect, run) && (isTrusted(edit) || isVouchedFor(suspect));
    }

    /** The wrong side must stay wrong and the right one right: the surest sign that this is still the same bug. */
    private boolean agreesOn(EditableCase suspect, CaseRun run) {
        CaseRun held = control.orElseThrow().run(suspect);
        sharedByControl |= run.symptom()
                .filter(symptom -> symptom.isSameManner(held.judgement()))
                .isPresent();
        return held.judgement() instanceof Judgement.Agrees
                && wrong.equals(Optional.of(WrongSides.of(run, held, suspect.semantics())));
    }

    /** Until a pass has shown that one can't be trusted so far. */
    private boolean isTrusted(Edit edit) {
        return switch (edit.trust()) {
            case KEEPS_THE_PROOF -> true;
            case PROBABLE -> !judges.equals(thorough);
            case NEEDS_A_JUDGE -> false;
        };
    }

    /** Once one has accepted, the others that could are spared: all are asked at the end of the pass. */
    private boolean isVouchedFor(EditableCase suspect) {
        boolean accepted = false;
        for (PairJudge judge : judges) {
            boolean asked = !accepted || judge.mayRefuse() && (judges.equals(thorough) || !judge.mayAccept());
            if (!asked) {
                continue;
            }
            Opinion opinion = judge.judge(suspect);
            if (opinion == Opinion.REFUSES) {
                return false;
            }
            accepted |= opinion == Opinion.ACCEPTS;
        }
        return accepted;
    }

    private CaseRun run(EditableCase suspect) {
        ConcreteCase concrete = writer.write(suspect);
        return keepsState
                ? target.runKept(concrete, writer.removal(suspect.setup()), suspect.semantics())
                : target.runFresh(concrete, suspect.semantics());
    }

    /**
     * The report shows the query that breaks the DBMS once, so both sides stay that query. Where the setup breaks it, the
     * queries only have to run.
     */
    private static boolean isBesideThePoint(EditableCase suspect, State state) {
        boolean sameQueries = suspect.left().equals(state.edited().left())
                && suspect.right().equals(state.edited().right());
        return state.symptom().isInSetup() ? !sameQueries : isOneQuery(state.edited()) && !isOneQuery(suspect);
    }

    private static boolean isOneQuery(EditableCase edited) {
        return edited.left().equals(edited.right());
    }

    /** An edit may put a node where it does not fit; the writer is the first to notice. */
    private Optional<ConcreteCase> written(EditableCase suspect) {
        try {
            return Optional.of(writer.write(suspect));
        } catch (ClassCastException | IllegalArgumentException | java.util.NoSuchElementException misfit) {
            return Optional.empty();
        }
    }

    private boolean isSpent() {
        return attempts >= budget.attempts() || System.nanoTime() > deadline || enough.getAsBoolean();
    }
}
