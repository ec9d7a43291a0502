package io.panoptes.campaign;

import static io.panoptes.campaign.EpochsDriver.outcome;
import static io.panoptes.campaign.EpochsDriver.suspicious;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.RemoteCases.News;
import io.panoptes.instantiation.choice.Guidance;
import io.panoptes.instantiation.choice.OracleFeedback;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** In which order ranges are handed out and taken in. */
class RemoteEpochsTest {
    private static final long MEGABYTE = 1 << 20;

    private final EpochsDriver driver = new EpochsDriver();

    /** Answers from the last range to the first, where results are taken in from the first to the last. */
    private static RemoteCases backwards() {
        return (ranges, guidance, told) -> {
            List<CaseRange> all = new ArrayList<>(ranges);
            Collections.reverse(all);
            all.forEach(range -> told.accept(new News.Done(outcome(range))));
            return () -> {};
        };
    }

    @Test
    void takesResultsInInTheOrderOfTheCases() {
        driver.run(12_345, backwards());
        assertThat(driver.learned()).hasSize(12_345).isSorted();
        assertThat(driver.progress().cases()).isEqualTo(12_345);
    }

    /** Keeps ranges until nothing more is handed out, as machines do that are slow. */
    private static final class SlowMachines implements RemoteCases {
        private final int atATime;
        private final BooleanSupplier wants;
        private final Map<CaseRange, Consumer<News>> atWork = new LinkedHashMap<>();
        private final Map<CaseRange, Guidance> guided = new HashMap<>();
        private int most;

        private SlowMachines(int atATime, BooleanSupplier wants) {
            this.atATime = atATime;
            this.wants = wants;
        }

        @Override
        public int atATime() {
            return atATime;
        }

        @Override
        public synchronized Run start(List<CaseRange> ranges, Guidance guidance, Consumer<News> told) {
            ranges.forEach(range -> {
                atWork.put(range, told);
                guided.put(range, guidance);
            });
            most = Math.max(most, atWork.size());
            return () -> {};
        }

        /** The last that was handed out comes back first. */
        private synchronized void answerOne() {
            if (!atWork.isEmpty()) {
                CaseRange last = List.copyOf(atWork.keySet()).getLast();
                Objects.requireNonNull(atWork.remove(last)).accept(new News.Done(outcome(last)));
            }
        }

        private Thread answering() {
            return Thread.ofPlatform().daemon().start(() -> {
                while (wants.getAsBoolean()) {
                    answerOne();
                    // As slow as machines are beside the driver, which hands out more in between.
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(2));
                }
            });
        }
    }

    private SlowMachines machines(int atATime, long first, long end) throws InterruptedException {
        AtomicBoolean ended = new AtomicBoolean();
        SlowMachines machines = new SlowMachines(atATime, () -> !ended.get());
        Thread answers = machines.answering();
        driver.run(new IndexSupply(first, end, Optional.empty()), machines, OracleFeedback.NONE);
        ended.set(true);
        answers.join();
        return machines;
    }

    /** The epochs of a long campaign hold enough for many machines, and a few machines are not given more than they can use. */
    @Test
    void handsOutWhatKeepsTheMachinesBusy() throws InterruptedException {
        assertThat(machines(200, 1_000_000, 1_300_000).most).isBetween(580, 620);
        assertThat(machines(2, 1_000_000, 1_100_000).most).isBetween(38, 60);
    }

    /** What guides the cases of a range depends on its epoch, and not on how many machines there are. */
    @Test
    void guidesEachCaseAlikeHoweverManyMachinesThereAre() throws InterruptedException {
        assertThat(machines(200, 0, 300_000).guided).isEqualTo(machines(1, 0, 300_000).guided);
    }

    /** The time is up while a slow range keeps those behind it from being taken in: what was suspicious in them is not lost. */
    @Test
    void keepsSuspectsThatCameBackBeforeTheirTurn() {
        IndexSupply indexes = new IndexSupply(0, 4_000, Optional.empty());
        RemoteCases cluster = (ranges, guidance, news) -> {
            ranges.stream().skip(1).forEach(range -> news.accept(new News.Done(suspicious(range))));
            Thread.ofPlatform().daemon().start(() -> {
                while (driver.progress().elapsedMillis() < 1_000) {
                    Thread.onSpinWait();
                }
                indexes.close();
            });
            return () -> {};
        };
        driver.run(indexes, cluster);
        assertThat(driver.learned()).isEmpty();
        assertThat(driver.suspects()).hasSize(19).isSorted().doesNotContain(0L);
    }

    /** A driver that is killed after a checkpoint goes on from it, and runs again what is not below its index. */
    @Test
    void aCheckpointHasARangeWholeOrNotAtAll() throws InterruptedException {
        IndexSupply indexes = new IndexSupply(0, 600, Optional.empty());
        List<IndexSupply.Standing> standings = Collections.synchronizedList(new ArrayList<>());
        List<Thread> checkpoints = new ArrayList<>();
        driver.run(indexes, backwards(), new OracleFeedback() {
            @Override
            public void ran(long index, String oracle, boolean suspicious) {
                if (index % IndexSupply.RANGE == 100) {
                    Thread checkpoint =
                            Thread.ofPlatform().daemon().start(() -> standings.add(indexes.standing(driver::progress)));
                    checkpoints.add(checkpoint);
                    try {
                        // Time enough for one that waits for nothing.
                        checkpoint.join(100);
                    } catch (InterruptedException interrupted) {
                        throw new IllegalStateException(interrupted);
                    }
                }
            }

            @Override
            public void inconclusive(long index) {}

            @Override
            public void planned(long index, String oracle, String shape) {}
        });
        for (Thread checkpoint : checkpoints) {
            checkpoint.join();
        }
        assertThat(standings)
                .hasSize(3)
                .allSatisfy(one -> assertThat(one.counted().cases()).isEqualTo(one.doneBelow()));
    }

    @Test
    @Tag("slow")
    void theMemoryOfTheDriverDoesNotGrowWithTheCases() {
        List<Long> used = new ArrayList<>();
        long cases = 10_000_000;
        long every = cases / 10;
        long start = System.nanoTime();
        RemoteCases cluster = (ranges, guidance, news) -> {
            ranges.forEach(range -> {
                if (range.first() % every == 0) {
                    System.gc();
                    Runtime machine = Runtime.getRuntime();
                    used.add((machine.totalMemory() - machine.freeMemory()) / MEGABYTE);
                }
                news.accept(new News.Done(outcome(range)));
            });
            return () -> {};
        };
        driver.run(new IndexSupply(0, cases, Optional.empty()), cluster, OracleFeedback.NONE);
        assertThat(driver.progress().cases()).isEqualTo(cases);
        System.out.printf(
                "%,d cases, %.3f ms a range to make up and take in; megabytes in use after each tenth: %s%n",
                cases, (System.nanoTime() - start) / 1e6 / (cases / 200.0), used);
        assertThat(used.getLast() - used.get(1)).isLessThan(32);
    }
}
