package io.panoptes.instantiation.reduction;

import io.panoptes.instantiation.comparison.CaseRun;
import io.panoptes.instantiation.comparison.CaseRunner;
import io.panoptes.instantiation.comparison.Judgement;
import io.panoptes.instantiation.reduction.PairJudge.Opinion;
import io.panoptes.instantiation.testcase.ConcreteCase;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Makes a finding small, edit by edit, without letting it drift: after every edit the target must still disagree in the same
 * manner and on the same side, and the judges must hold the edited pair for equivalent.
 *
 * <p>Without a control, only edits that keep the proof are tried. What breaks the DBMS (a crash, a hang, an internal error)
 * is wrong whatever the pair, so there every edit is free.
 */
public final class Reducer {
    private final CaseWriter writer;
    private final CaseRunner target;
    private final Optional<Control> control;
    private final List<PairJudge> judges;
    private final ReductionBudget budget;
    private final BooleanSupplier enough;
    private final Consumer<String> progress;

    private final Set<List<String>> tried = new HashSet<>();
    private int attempts;
    private int accepted;
    private long deadline;

    /**
     * @param enough whether to come to an end before the budget is spent
     * @param progress is told now and then how far it is, in words
     */
    public Reducer(
            CaseWriter writer,
            CaseRunner target,
            Optional<Control> control,
            ReductionBudget budget,
            BooleanSupplier enough,
            Consumer<String> progress) {
        this.writer = writer;
        this.target = target;
        this.control = control;
        this.judges = control.map(Reducer::judges).orElse(List.of());
        this.budget = budget;
        this.enough = enough;
        this.progress = progress;
    }

    /**
     * Those who say whether an edited pair is still equivalent, the cheapest first. Before they are asked, the control has
     * agreed on the finding's own data.
     */
    private static List<PairJudge> judges(Control control) {
        return List.of(new TestingRefuter(control, 1));
    }

    /** What was asked after every edit, for the report. */
    public List<String> judgeNames() {
        return Stream.concat(
                        control.stream().map(against -> "agreement of " + against.name() + " on the finding's data"),
                        judges.stream().map(PairJudge::name))
                .toList();
    }

    /** Reduces a case that the target has just run to {@code original}. */
    public Reduction reduce(EditableCase edited, CaseRun original) {
        deadline = System.nanoTime() + budget.time().toNanos();
        Optional<WrongSides> wrong =
                control.map(against -> WrongSides.of(original, against.run(edited), edited.semantics()));
        State state = new State(edited, original);
        boolean changed = true;
        while (changed && !isSpent()) {
            changed = false;
            for (Edit edit : Edits.ALL) {
                State smaller = exhaust(edit, state, wrong);
                changed |= smaller != state;
                state = smaller;
            }
        }
        return new Reduction(state.edited(), state.run(), wrong, attempts, accepted, !isSpent());
    }

    private record State(EditableCase edited, CaseRun run) {}

    /** Applies an edit until it gives nothing more, going on where the last one was accepted. */
    private State exhaust(Edit edit, State start, Optional<WrongSides> wrong) {
        State state = start;
        if (!edit.keepsTheProof() && control.isEmpty() && isLogic(start)) {
            return state;
        }
        int passed = 0;
        boolean again = true;
        while (again && !isSpent()) {
            again = false;
            Iterator<EditableCase> candidates =
                    edit.of(state.edited()).skip(passed).iterator();
            int size = RecordTree.size(state.edited());
            while (candidates.hasNext() && !isSpent()) {
                EditableCase candidate = candidates.next();
                if (RecordTree.size(candidate) <= size) {
                    Optional<CaseRun> run = accept(candidate, edit, state, wrong);
                    if (run.isPresent()) {
                        state = new State(candidate, run.get());
                        accepted++;
                        again = true;
                        progress.accept("%d edits accepted of %d tried, %d parts left"
                                .formatted(accepted, attempts, RecordTree.size(candidate)));
                        break;
                    }
                }
                passed++;
            }
        }
        return state;
    }

    private Optional<CaseRun> accept(EditableCase candidate, Edit edit, State state, Optional<WrongSides> wrong) {
        Optional<ConcreteCase> concrete = written(candidate);
        if (concrete.isEmpty() || !tried.add(statements(concrete.get()))) {
            return Optional.empty();
        }
        attempts++;
        CaseRun run = target.runFresh(concrete.get(), candidate.semantics());
        if (!state.run().judgement().isSameManner(run.judgement())) {
            return Optional.empty();
        }
        if (!isLogic(state) || control.isEmpty()) {
            return Optional.of(run);
        }
        // The wrong side must stay wrong and the right one right: the surest sign that this is still the same bug.
        CaseRun held = control.get().run(candidate);
        boolean kept = held.judgement() instanceof Judgement.Agrees
                && wrong.equals(Optional.of(WrongSides.of(run, held, candidate.semantics())));
        return kept && (edit.keepsTheProof() || isVouchedFor(candidate)) ? Optional.of(run) : Optional.empty();
    }

    private boolean isVouchedFor(EditableCase candidate) {
        boolean vouched = false;
        for (PairJudge judge : judges) {
            Opinion opinion = judge.judge(candidate);
            if (opinion == Opinion.REFUSES) {
                return false;
            }
            vouched |= opinion == Opinion.VOUCHES;
        }
        return vouched;
    }

    private static boolean isLogic(State state) {
        return state.run().judgement() instanceof Judgement.Differs;
    }

    /** An edit may put a node where it does not fit; the writer is the first to notice. */
    private Optional<ConcreteCase> written(EditableCase candidate) {
        try {
            return Optional.of(writer.write(candidate));
        } catch (ClassCastException | IllegalArgumentException | java.util.NoSuchElementException misfit) {
            return Optional.empty();
        }
    }

    private static List<String> statements(ConcreteCase concrete) {
        return Stream.of(
                        concrete.setup(),
                        concrete.prepare(),
                        concrete.left().before(),
                        List.of(concrete.left().sql()),
                        concrete.right().before(),
                        List.of(concrete.right().sql()))
                .flatMap(List::stream)
                .toList();
    }

    private boolean isSpent() {
        return attempts >= budget.attempts() || System.nanoTime() > deadline || enough.getAsBoolean();
    }
}
