package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.bench.MutantHunt;
import io.panoptes.equivalence.bench.MutantHunt.Fate;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.solver.SolverSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nothing is both proved and refuted, among pairs with one query changed. */
class DifferentialTest {
    private static final MutantHunt HUNT = new MutantHunt(Duration.ofSeconds(1), SolverSource.HERE, List.of());

    @Test
    void noMutantIsProvedAndRefuted() {
        List<Fate> fates = fates(400, 17);
        assertThat(fates).hasSize(400).noneMatch(Fate.Contradiction.class::isInstance);
        assertThat(fates)
                .as("some changes change nothing, most do")
                .hasAtLeastOneElementOfType(Fate.Proved.class)
                .hasAtLeastOneElementOfType(Fate.Refuted.class);
    }

    @Test
    @Tag("slow")
    void noneOfThousandsOfMutantsIsProvedAndRefuted() {
        for (long seed = 100; seed < 110; seed++) {
            assertThat(fates(500, seed)).noneMatch(Fate.Contradiction.class::isInstance);
        }
    }

    private static List<Fate> fates(int mutants, long seed) {
        List<Fate> fates = new ArrayList<>();
        HUNT.run(pairs(), mutants, seed, fates::add);
        return fates;
    }

    private static List<Problem> pairs() {
        Proving proving = Proving.over(ProverTest.SCHEMA);
        return ProverTest.PAIRS.stream()
                .map(pair -> pair.split("\\|"))
                .map(sides -> proving.problem(sides[0], sides[1]))
                .toList();
    }
}
