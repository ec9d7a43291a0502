package io.panoptes.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class WorkerLimitTest {
    private final StringWriter err = new StringWriter();

    @Test
    void whatTheMachineCanUseIsTakenInSilence() {
        assertThat(new WorkerLimit(4).of(8, new PrintWriter(err, true))).isEqualTo(8);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void noneIsRefused() {
        assertThatExceptionOfType(CannotRun.class)
                .isThrownBy(() -> new WorkerLimit(4).of(0, new PrintWriter(err, true)))
                .withMessage("--workers must be at least 1, and is 0.");
    }

    @Test
    void moreIsCutAndTold() {
        assertThat(new WorkerLimit(4).of(100_000, new PrintWriter(err, true))).isEqualTo(8);
        assertThat(err.toString())
                .isEqualToIgnoringNewLines(
                        "panoptes: --workers 100,000 is more than this machine can use; 8 workers run, 2 for each of its 4 cores.");
    }
}
