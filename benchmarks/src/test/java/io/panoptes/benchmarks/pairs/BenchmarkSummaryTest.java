package io.panoptes.benchmarks.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.pairs.PairResult.Kind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BenchmarkSummaryTest {

    @Test
    void countsSharesAndTimes() {
        String text = new BenchmarkSummary(List.of(
                        refuted("a", 10, Optional.of(true)),
                        refuted("b", 20, Optional.of(true)),
                        refuted("c", 90, Optional.empty()),
                        new PairResult("d", Kind.UNKNOWN, 1000, 4, "", Optional.empty(), "open")))
                .text();
        assertThat(text.lines())
                .anySatisfy(line -> assertThat(line).matches("refuted +3 +75\\.0% +20\\.0 +90\\.0"))
                .anySatisfy(line -> assertThat(line).matches("unknown +1 +25\\.0% +1000\\.0 +1000\\.0"))
                .anySatisfy(line -> assertThat(line).matches(" +concrete +3 +75\\.0% +20\\.0 +90\\.0"))
                .contains("row bound of the open ones: median 4")
                .contains("counterexamples confirmed by the DBMS: 2 of 3")
                .noneSatisfy(line -> assertThat(line).contains("BUG"));
    }

    @Test
    void aSpuriousCounterexampleIsListed() {
        PairResult open = new PairResult("x/7", Kind.UNKNOWN, 5, 0, "", Optional.empty(), "open; spurious: same rows");
        assertThat(new BenchmarkSummary(List.of(open)).text())
                .contains("BUG OF THE ENGINE x/7: open; spurious: same rows");
    }

    @Test
    void nothingIsASummaryToo() {
        assertThat(new BenchmarkSummary(List.of()).text()).contains("counterexamples confirmed by the DBMS: 0 of 0");
    }

    private static PairResult refuted(String id, double millis, Optional<Boolean> validated) {
        return new PairResult(id, Kind.REFUTED, millis, 0, "concrete", validated, "");
    }
}
