package io.panoptes.triage;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.reduction.Reducer;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.ReductionBudget;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.InlineViews;
import io.panoptes.triage.reduction.editable.QueriesOfText;
import io.panoptes.triage.reduction.editable.RecordTree;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import io.panoptes.triage.symptom.Symptom;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Reduces a case that shows a symptom: with all of it as trees, compared with the control that tells right from wrong on it. */
public final class CaseReduction {
    private final Target target;
    private final OpenTargets open;
    /** Those whose runners look at answers, whatever those of {@code open} look at. */
    private final OpenTargets answering;

    private final CaseWriters writers;
    private final ControlChoice controls;
    private final SolverSource solvers;
    private final ReductionBudget budget;
    private final BooleanSupplier hurried;

    /** @param hurried whether to come to an end soon */
    public CaseReduction(
            Target target,
            OpenTargets open,
            CaseWriters writers,
            SolverSource solvers,
            ReductionBudget budget,
            BooleanSupplier hurried) {
        this(target, open, open, writers, solvers, budget, hurried);
    }

    /** @param answering those whose runners look at answers, whatever those of {@code open} look at */
    CaseReduction(
            Target target,
            OpenTargets open,
            OpenTargets answering,
            CaseWriters writers,
            SolverSource solvers,
            ReductionBudget budget,
            BooleanSupplier hurried) {
        this.target = target;
        this.open = open;
        this.answering = answering;
        this.writers = writers;
        this.controls = new ControlChoice(open, writers);
        this.solvers = solvers;
        this.budget = budget;
        this.hurried = hurried;
    }

    /**
     * What a reduction came to.
     *
     * @param control what the target was compared with; empty where none was found, or none is needed
     * @param judges what was asked after the edits, for the report
     * @param isSharedByControl whether the control shows it too where it is plainer
     */
    public record Reduced(
            Reduction reduction, Optional<Control> control, List<String> judges, boolean isSharedByControl) {
        public Reduced {
            judges = List.copyOf(judges);
        }

        private int size() {
            return RecordTree.size(reduction.reduced());
        }
    }

    /** @param steps is told in words what is done */
    public Reduced reduce(EditableCase edited, CaseRun run, Symptom symptom, Consumer<String> steps) {
        boolean ofPair = symptom.isOfPair();
        Started start = asTrees(ofPair ? edited : onlyWhatBreaks(edited, symptom), run);
        steps.accept("choosing what to compare it with");
        Optional<Control> control = symptom instanceof Slowdown
                ? Optional.of(new SlowdownTriage(target, open, writers).ungrown(answering))
                : ofPair ? controls.choose(start.edited(), start.run(), target) : Optional.empty();
        ReductionBudget time = symptom.breaksInstance() ? budget.withRestarts() : budget;
        Reduced first = reduce(start, control, time, steps);
        if (!ofPair || hurried.getAsBoolean()) {
            return first;
        }
        Started plainer =
                new Started(first.reduction().reduced(), first.reduction().run());
        if (control.isEmpty()) {
            // What is left may be plain enough for another release or another DBMS to say what is right.
            steps.accept("looking for another DBMS to compare it with");
            return controls.choose(plainer.edited(), plainer.run(), target)
                    .or(() -> controls.chooseOtherDbms(plainer.edited(), plainer.run(), target))
                    .map(found -> reduce(plainer, Optional.of(found), time, steps))
                    .orElse(first);
        }
        if (first.isSharedByControl()) {
            steps.accept("looking for another DBMS to compare it with, for %s shows it too where it is plainer"
                    .formatted(control.get().name()));
            return controls.chooseEmbeddedDbms(plainer.edited(), plainer.run(), target)
                    .map(found -> reduce(plainer, Optional.of(found), time, steps))
                    .filter(second -> second.size() < first.size())
                    .orElse(first);
        }
        return first;
    }

    private Reduced reduce(Started start, Optional<Control> control, ReductionBudget time, Consumer<String> steps) {
        Reducer reducer = reducer(control, time, steps);
        Reduction reduction = reducer.reduce(start.edited(), start.run());
        return new Reduced(reduction, control, reducer.judgeNames(), reducer.isSharedByControl());
    }

    private record Started(EditableCase edited, CaseRun run) {}

    /** With views and queries of text as trees in the queries, where it still shows then: that is easier to reduce. */
    private Started asTrees(EditableCase edited, CaseRun run) {
        Started inlined = changed(InlineViews.of(edited), new Started(edited, run));
        return changed(QueriesOfText.of(inlined.edited()), inlined);
    }

    private Started changed(Optional<EditableCase> change, Started before) {
        CaseWriter writer = writers.of(open.targets().profile(target));
        return change.map(edited ->
                        new Started(edited, open.runner(target).runFresh(writer.write(edited), edited.semantics())))
                .filter(started -> before.run()
                        .symptom()
                        .orElseThrow()
                        .isSameManner(started.run().judgement()))
                .orElse(before);
    }

    private Reducer reducer(Optional<Control> control, ReductionBudget time, Consumer<String> steps) {
        Profile profile = open.targets().profile(target);
        return new Reducer(
                writers.of(profile),
                open.runner(target),
                OperationCatalog.of(profile),
                control,
                solvers,
                time,
                hurried,
                step -> steps.accept("reducing: " + step));
    }

    /** Where one query breaks the DBMS, the other one is nothing to keep. */
    private static EditableCase onlyWhatBreaks(EditableCase edited, Symptom symptom) {
        return symptom.where().map(place -> only(edited, place)).orElse(edited);
    }

    private static EditableCase only(EditableCase edited, Place place) {
        return switch (place) {
            case LEFT -> edited.withSides(edited.left(), edited.left());
            case RIGHT -> edited.withSides(edited.right(), edited.right());
            case SETUP -> {
                EditableSide plain = new EditableSide(Query.constant(Value.of(1)), Optional.empty());
                yield edited.withSides(plain, plain);
            }
        };
    }
}
