package io.panoptes.equivalence.kernel.axiom;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.kernel.Judge;
import io.panoptes.equivalence.kernel.RandomSteps;
import io.panoptes.equivalence.kernel.SmallWorlds;
import io.panoptes.equivalence.prover.step.ProofStep;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every axiom of the list. */
class AxiomsTest {
    private static final int CLAIMS = 120;

    static List<Axiom> axioms() {
        return Axioms.ALL;
    }

    @ParameterizedTest
    @MethodSource("axioms")
    void hasATestOfItsOwn(Axiom axiom) {
        assertThat(axiom.getClass().getName() + "Test")
                .satisfies(name -> assertThat(Class.forName(name)).isNotNull());
    }

    @ParameterizedTest
    @MethodSource("axioms")
    void whatItAcceptsOfRandomClaimsIsTrueOnAllSmallDatabases(Axiom axiom) {
        RandomSteps steps = new RandomSteps(new SplittableRandom(20));
        int accepted = 0;
        int isFalse = 0;
        try (Judge judge = new Judge()) {
            for (int i = 0; i < CLAIMS; i++) {
                ProofStep step = step(axiom, steps);
                boolean isTrue = SmallWorlds.isTrue(step);
                isFalse += isTrue ? 0 : 1;
                if (judge.accepts(axiom, step)) {
                    accepted++;
                    assertThat(isTrue).as("%d: %s", i, step).isTrue();
                }
            }
        }
        assertThat(accepted).isGreaterThan(CLAIMS / 10);
        assertThat(isFalse).isGreaterThan(CLAIMS / 10);
    }

    private static ProofStep step(Axiom axiom, RandomSteps steps) {
        return switch (axiom) {
            case SameShape ignored -> steps.truth();
            case CorrespondingRows ignored -> steps.rows();
            case CorrespondingSums ignored -> steps.sums();
            case SameTruth ignored -> steps.truth();
            case SameValue ignored -> steps.value();
            case LinearSums ignored -> steps.linear();
            default -> throw new AssertionError("no random claims for " + axiom.name());
        };
    }
}
