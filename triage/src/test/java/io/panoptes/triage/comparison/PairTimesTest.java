package io.panoptes.triage.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.triage.symptom.Place;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairTimesTest {

    @Test
    void theLowerEndIsTheLeastOfTheSlowByTheGreatestOfTheFast() {
        PairTimes times = new PairTimes(List.of(900L, 1_000L, 5_000L), List.of(9L, 10L, 30L), false);

        assertThat(times.slower()).isEqualTo(Place.LEFT);
        assertThat(times.ratio()).isEqualTo(100);
        assertThat(times.ratioAtLeast()).isEqualTo(30);
    }

    @Test
    void onePeakOfNoiseIsNoSlowdown() {
        PairTimes times = new PairTimes(List.of(10L, 10L, 90_000L, 11L, 10L), List.of(10L, 9L, 10L, 10L, 11L), false);

        assertThat(times.ratioAtLeast()).isLessThan(2);
    }

    @Test
    void allRoundsOfOneSideSlowedDownAreStillBoundedByTheOtherSidesWorst() {
        // Alternating rounds on a loaded machine: both sides are hit now and then.
        PairTimes times = new PairTimes(List.of(600L, 700L, 800L), List.of(10L, 10L, 400L), false);

        assertThat(times.ratio()).isGreaterThan(50);
        assertThat(times.ratioAtLeast()).isLessThan(2);
    }
}
