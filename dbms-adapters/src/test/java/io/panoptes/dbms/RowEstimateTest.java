package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class RowEstimateTest {

    @Test
    void theInputIsToldBeforeWhatReadsIt() {
        assertThat(farOff(estimate("Join", 50, 5_000, estimate("Scan of a", 5, 500), estimate("Scan of b", 10, 10))))
                .contains("Scan of a: 5 expected, 500 there");
        assertThat(farOff(estimate("Join", 50, 5_000, estimate("Scan of a", 400, 500))))
                .contains("Join: 50 expected, 5,000 there");
        assertThat(farOff(estimate("Join", 600, 5_000, estimate("Scan of a", 400, 500))))
                .isEmpty();
    }

    @Test
    void betweenNoRowAndAFewThereIsNoDifference() {
        assertThat(farOff(estimate("Scan", 0, 9))).isEmpty();
        assertThat(farOff(estimate("Scan", 0, 10))).contains("Scan: 0 expected, 10 there");
    }

    @Test
    void whatStoppedReadingEarlyHasFewerRowsThanExpected() {
        assertThat(farOff(estimate("Limit", 1, 1, estimate("Scan", 1_000, 1)))).isEmpty();
        assertThat(farOff(estimate("Limit", 1, 1, estimate("Scan", 1, 1_000))))
                .contains("Scan: 1 expected, 1,000 there");
        assertThat(farOff(estimate("Sort", 1_000, 1, estimate("Scan", 1_000, 1))))
                .contains("Scan: 1,000 expected, 1 there");
    }

    @Test
    void whatWasNotRunIsNotFarOff() {
        var never = new RowEstimate("Scan", OptionalDouble.of(1_000), OptionalDouble.empty(), List.of());
        assertThat(farOff(never)).isEmpty();
    }

    private static Optional<String> farOff(RowEstimate estimate) {
        return estimate.firstFarOff().map(RowEstimate::text);
    }

    private static RowEstimate estimate(String operator, double expected, double actual, RowEstimate... inputs) {
        return new RowEstimate(operator, OptionalDouble.of(expected), OptionalDouble.of(actual), List.of(inputs));
    }
}
