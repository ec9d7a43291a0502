package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What optimizers make of queries, a pair for each rule. */
class OptimizerRulesTest {
    private static final PairFile FILE = PairFile.read("optimizer-rules.pairs");

    static List<PairFile.Pair> pairs() {
        return FILE.pairs();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void isProved(PairFile.Pair pair) {
        Proving proving = Proving.over(FILE.tables().toArray(String[]::new)).within(Duration.ofMinutes(2));
        assertThat(proving.outcome(pair.left(), pair.right())).isInstanceOf(Prover.Outcome.Proof.class);
    }
}
