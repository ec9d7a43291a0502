package io.panoptes.triage.reduction.judge;

import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Expression;
import io.panoptes.triage.comparison.AnswerComparison;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.WrongResult;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;

/**
 * Refuses a pair on which the control differs on one of a handful of small random databases. Where all of them give one answer,
 * as a condition gives that hardly any row meets, it has seen nothing, and does not accept. Nor where the control is the target itself, or
 * another DBMS that reads words of the target's own, or values of two kinds beside each other, which it casts by rules of its own: what
 * they agree on proves little.
 *
 * @param proof where it accepts, a control that differs has a bug itself, most often the one that is looked for, on other rows
 */
record TestingRefuter(Control control, long seed, int databases, PairJudge proof) implements PairJudge {
    @Override
    public String name() {
        return "agreement of %s on %d small random databases".formatted(control.name(), databases);
    }

    @Override
    public Opinion judge(EditableCase edited) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        SmallDatabases small = SmallDatabases.like(edited);
        List<List<SetupStep>> rows =
                Stream.generate(() -> small.next(random)).limit(databases).toList();
        List<CaseRun> runs = control.runEach(small.empty(), rows, small.removal());
        if (runs.stream().anyMatch(run -> run.judgement() instanceof WrongResult)) {
            return proof.judge(edited) == Opinion.ACCEPTS ? Opinion.ACCEPTS : Opinion.REFUSES;
        }
        List<Outcome> answers = runs.stream()
                .filter(run -> run.judgement() instanceof Judgement.Agrees)
                .map(CaseRun::left)
                .toList();
        return isIndependent(edited)
                        && answers.stream().anyMatch(answer -> AnswerComparison.differ(answers.getFirst(), answer))
                ? Opinion.ACCEPTS
                : Opinion.CANNOT_TELL;
    }

    private boolean isIndependent(EditableCase edited) {
        return switch (control.kind()) {
            case OTHER_RELEASE -> true;
            case SETTING -> false;
            case OTHER_DBMS ->
                Stream.of(edited.left(), edited.right())
                                .flatMap(side -> RecordTree.places(side.statements()).stream())
                                .noneMatch(place -> place.node() instanceof Expression.Template)
                        && EngineProblem.isReadable(edited);
        };
    }
}
