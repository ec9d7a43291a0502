package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.bench.MutantHunt;
import io.panoptes.equivalence.evaluator.Meaning;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nothing is both proved and refuted, among pairs with one query changed. */
class DifferentialTest {
    private static final MutantHunt HUNT =
            new MutantHunt(new ConcreteStage(1, 200, 600), new EvaluatorReview(Meaning.LENIENT), Duration.ofSeconds(1));

    @Test
    void noMutantIsProvedAndRefuted() {
        MutantHunt.Result result = HUNT.run(pairs(), 400, 17);
        assertThat(result.contradictions()).isEmpty();
        assertThat(result.proved()).as("some changes change nothing").isPositive();
    }

    @Test
    @Tag("slow")
    void noneOfThousandsOfMutantsIsProvedAndRefuted() {
        for (long seed = 100; seed < 110; seed++) {
            assertThat(HUNT.run(pairs(), 500, seed).contradictions()).isEmpty();
        }
    }

    private static List<Problem> pairs() {
        Proving proving = Proving.over(ProverTest.SCHEMA);
        return ProverTest.PAIRS.stream()
                .map(pair -> pair.split("\\|"))
                .map(sides -> proving.problem(sides[0], sides[1]))
                .toList();
    }
}
