package io.panoptes.instantiation.reduction;

import io.panoptes.instantiation.comparison.CaseRun;
import io.panoptes.instantiation.comparison.Judgement;
import io.panoptes.instantiation.testcase.SetupStep;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;

/** Refuses a pair on which the control differs on one of a handful of small random databases. */
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
        List<Judgement> judgements = control.runEach(small.empty(), rows, small.removal()).stream()
                .map(CaseRun::judgement)
                .toList();
        if (judgements.stream().anyMatch(Judgement.Differs.class::isInstance)) {
            return Opinion.REFUSES;
        }
        return judgements.stream().anyMatch(Judgement.Agrees.class::isInstance) ? Opinion.VOUCHES : Opinion.CANNOT_TELL;
    }
}
