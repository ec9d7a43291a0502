package io.panoptes.benchmarks.adversary;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.adversary.AdversaryRun.Fate;
import io.panoptes.benchmarks.pairs.BenchmarkPair;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class AdversaryRunTest {
    private static final Path RULES = Path.of(System.getProperty("panoptes.root", ".."))
            .resolve("equivalence/src/main/java/io/panoptes/equivalence/prover/limit");
    private static final List<String> DDL = List.of("CREATE TABLE t (k INT PRIMARY KEY, a INT)");

    /** LIMIT 3 below LIMIT 2 may go only where both have the same order. */
    private static final BenchmarkPair OTHER_ORDER = new BenchmarkPair(
            "other-order",
            DDL,
            "SELECT k FROM (SELECT k FROM t ORDER BY k LIMIT 3) x ORDER BY k DESC LIMIT 2",
            "SELECT k FROM t ORDER BY k DESC LIMIT 2");

    private static final BenchmarkPair FAR_OFF =
            new BenchmarkPair("far-off", DDL, "SELECT a FROM t", "SELECT k FROM t");

    @Test
    void aConditionIsNeededWhereAPairIsProvedWithoutIt() {
        AdversaryRun.Outcome outcome = run("DropInnerLimit", List.of(FAR_OFF, OTHER_ORDER));
        assertThat(outcome.wrong()).isEmpty();
        assertThat(outcome.fates())
                .anySatisfy(fate -> {
                    assertThat(fate.condition().text()).isEqualTo("sort.keys().equals(keys)");
                    assertThat(fate).isInstanceOf(Fate.Needed.class);
                })
                .anyMatch(Fate.NotReached.class::isInstance);
        assertThat(run("DropInnerLimit", List.of(FAR_OFF)).fates()).allMatch(Fate.NotReached.class::isInstance);
    }

    @Test
    void shippedPairsAreDifferentAndReadable() throws IOException {
        assertThat(NearMisses.shipped())
                .hasSizeGreaterThan(150)
                .allSatisfy(pair -> assertThat(pair.left()).isNotEqualTo(pair.right()));
    }

    private static AdversaryRun.Outcome run(String rule, List<BenchmarkPair> pairs) {
        return new AdversaryRun(SwitchedRules.of(List.of(RULES)), pairs, Duration.ofSeconds(10))
                .run(fate -> {}, condition -> condition.rule().equals(rule), () -> true);
    }
}
