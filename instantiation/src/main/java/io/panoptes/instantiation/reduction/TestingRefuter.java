package io.panoptes.instantiation.reduction;

import io.panoptes.instantiation.comparison.Judgement;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Refuses a pair on which the control differs on one of a handful of small random databases. */
record TestingRefuter(Control control, long seed) implements PairJudge {
    private static final int DATABASES = 6;

    @Override
    public String name() {
        return "agreement of %s on %d small random databases".formatted(control.name(), DATABASES);
    }

    @Override
    public Opinion judge(EditableCase edited) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        SmallDatabases databases = SmallDatabases.like(edited);
        Opinion opinion = Opinion.CANNOT_TELL;
        for (int i = 0; i < DATABASES; i++) {
            Judgement judgement = control.run(databases.next(random)).judgement();
            if (judgement instanceof Judgement.Differs) {
                return Opinion.REFUSES;
            }
            if (judgement instanceof Judgement.Agrees) {
                opinion = Opinion.VOUCHES;
            }
        }
        return opinion;
    }
}
