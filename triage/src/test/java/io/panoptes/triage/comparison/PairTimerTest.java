package io.panoptes.triage.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.comparison.PairTimer.Timed;
import io.panoptes.triage.reduction.FakeInstance;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PairTimerTest {
    private static final long MILLI = 1_000_000;

    private static Statements.Query query(String sql) {
        return new Statements.Query(List.of(), List.of(), sql, List.of(), List.of());
    }

    private static FakeInstance taking(long leftMillis, long rightMillis) {
        Map<String, Long> times = Map.of("left", leftMillis * MILLI, "right", rightMillis * MILLI);
        return new FakeInstance(statement -> new Outcome.Done(times.getOrDefault(statement, 0L)));
    }

    private static Timed time(FakeInstance instance, double promising) {
        return new PairTimer(instance, Duration.ofSeconds(10), PairTimer.ALL_ROUNDS)
                .time(query("left"), query("right"), promising);
    }

    private static PairTimes times(FakeInstance instance, double promising) {
        Timed timed = time(instance, promising);
        assertThat(timed).isInstanceOf(Timed.Times.class);
        return ((Timed.Times) timed).times();
    }

    /** The first round is not counted: it is to warm up. */
    @Test
    void sevenTimesEachInTurns() {
        FakeInstance instance = taking(500, 10);
        PairTimes times = times(instance, 0);
        assertThat(times.left()).hasSize(7).containsOnly(500 * MILLI);
        assertThat(times.right()).hasSize(7).containsOnly(10 * MILLI);
        assertThat(times.limited()).isFalse();
        List<String> counted = instance.log.subList(instance.log.size() - 14, instance.log.size());
        assertThat(counted.subList(0, 6)).containsExactly("right", "left", "left", "right", "right", "left");
    }

    @Test
    void theFasterOneWarmsUpMore() {
        FakeInstance instance = taking(500, 10);
        times(instance, 0);
        assertThat(instance.log).filteredOn("left"::equals).hasSize(1 + 7);
        assertThat(instance.log).filteredOn("right"::equals).hasSize(1 + 12 + 7);
    }

    /** Twelve runs of 100 ms would take longer than a warm-up may: three are enough. */
    @Test
    void warmingUpHasAnEnd() {
        FakeInstance instance = taking(500, 100);
        times(instance, 0);
        assertThat(instance.log).filteredOn("right"::equals).hasSize(1 + 3 + 7);
    }

    @Test
    void whatTakesLongIsTimedFiveTimes() {
        assertThat(times(taking(10, 701), 0).right()).hasSize(5);
        assertThat(times(taking(10, 700), 0).right()).hasSize(7);
    }

    @Test
    void whatDoesNotPromiseMuchIsNotTimedAgain() {
        FakeInstance far = taking(20, 10);
        assertThat(times(far, 10).ratio()).isEqualTo(2);
        assertThat(far.log).containsExactly("left", "right");
        assertThat(times(taking(50, 10), 10).left()).hasSize(1);
        assertThat(times(taking(100, 10), 10).left()).hasSize(7);
    }

    /** That it was stopped after ten seconds says that it takes at least as long. */
    @Test
    void aTimeoutIsATimeAndAnErrorIsNone() {
        Outcome timeout = new Outcome.Failed(Outcome.ErrorClass.RESOURCE, "HYT00", "cancelled", 10_000 * MILLI);
        PairTimes limited = times(new FakeInstance(sql -> sql.equals("left") ? timeout : new Outcome.Done(MILLI)), 0);
        assertThat(limited.limited()).isTrue();
        assertThat(limited.left()).containsOnly(10_000 * MILLI);
        Outcome error = new Outcome.Failed(Outcome.ErrorClass.ORDINARY, "22012", "no", MILLI);
        assertThat(time(new FakeInstance(sql -> sql.equals("right") ? error : new Outcome.Done(MILLI)), 0))
                .isEqualTo(new Timed.Failed(error));
    }

    @Test
    void settingsStandAroundEachRun() {
        FakeInstance instance = taking(10, 10);
        Statements.Query left =
                new Statements.Query(List.of("SET x"), List.of(), "left", List.of(), List.of("RESET x"));
        new PairTimer(instance, Duration.ofSeconds(10), PairTimer.ALL_ROUNDS).time(left, query("right"), 100);
        assertThat(instance.log).containsExactly("SET x", "left", "RESET x", "right");
    }
}
