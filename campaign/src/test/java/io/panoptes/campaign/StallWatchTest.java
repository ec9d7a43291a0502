package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class StallWatchTest {
    private final StallWatch watch = new StallWatch();

    private static long at(int seconds) {
        return Duration.ofSeconds(seconds).toNanos();
    }

    @Test
    void aStallIsReportedOnceAndLasts() {
        List<Thread> workers = List.of(Thread.currentThread());
        assertThat(watch.look(5, false, workers, at(0))).isEmpty();
        assertThat(watch.look(5, false, workers, at(60))).isEmpty();
        assertThat(watch.stalled(at(60))).isEmpty();
        assertThat(watch.look(5, false, workers, at(61)))
                .get()
                .asString()
                .contains("for 61 s", "StallWatch.where < StallWatch.look");
        assertThat(watch.look(5, false, workers, at(62))).isEmpty();
        assertThat(watch.stalled(at(70))).contains("nothing has come back from the DBMS for 70 s");
    }

    @Test
    void anAnswerEndsAStall() {
        watch.look(5, false, List.of(), at(0));
        assertThat(watch.look(5, false, List.of(), at(61))).isPresent();
        assertThat(watch.look(6, false, List.of(), at(62))).isEmpty();
        assertThat(watch.stalled(at(63))).isEmpty();
        assertThat(watch.look(6, false, List.of(), at(123))).isPresent();
    }

    @Test
    void workersThatMustWaitAreNotStalled() {
        watch.look(5, false, List.of(), at(0));
        assertThat(watch.look(5, true, List.of(), at(100))).isEmpty();
        assertThat(watch.look(5, false, List.of(), at(120))).isEmpty();
        assertThat(watch.stalled(at(120))).isEmpty();
    }
}
