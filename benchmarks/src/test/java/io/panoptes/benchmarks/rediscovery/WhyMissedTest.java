package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WhyMissedTest {
    @Test
    void tellsWhatWasNeverMadeFromWhatWasNotRecognized() {
        assertThat(new WhyMissed(0, 0, 0).note()).isEqualTo("no suspect comes and goes with its versions");
        assertThat(new WhyMissed(5, 0, 0).note())
                .isEqualTo("of what comes and goes with its versions nothing is made of the same");
        assertThat(new WhyMissed(5, 1, 1).note()).isEqualTo("1 of one suspect that may be it were examined, none is");
        assertThat(new WhyMissed(9, 7, 6).note()).isEqualTo("6 of 7 suspects that may be it were examined, none is");
    }
}
