package io.panoptes.instantiation.reduction;

import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.comparison.AnswerComparison;
import io.panoptes.instantiation.comparison.CaseRun;
import io.panoptes.instantiation.comparison.Judgement;
import io.panoptes.instantiation.testcase.SetupStep;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;

/**
 * Refuses a pair on which the control differs on one of a handful of small random databases. Where all of them give one answer,
 * as a condition gives that hardly any row meets, it has seen nothing, and does not vouch.
 */
record TestingRefuter(Control control, long seed, int databases) implements PairJudge {
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
        if (runs.stream().anyMatch(run -> run.judgement() instanceof Judgement.Differs)) {
            return Opinion.REFUSES;
        }
        List<Outcome> answers = runs.stream()
                .filter(run -> run.judgement() instanceof Judgement.Agrees)
                .map(CaseRun::left)
                .toList();
        return answers.stream().anyMatch(answer -> AnswerComparison.differ(answers.getFirst(), answer))
                ? Opinion.VOUCHES
                : Opinion.CANNOT_TELL;
    }
}
