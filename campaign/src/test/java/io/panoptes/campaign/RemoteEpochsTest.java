package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.campaign.RemoteCases.News;
import io.panoptes.dbms.TargetException;
import io.panoptes.instantiation.choice.Guidance;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.FilledCase;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.value.Value;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The driver of a campaign, with results that are made up in place of a cluster. */
class RemoteEpochsTest {
    private static final long MEGABYTE = 1 << 20;
    private static final Query ONE = Query.constant(Value.of(1));
    private static final Side QUERY = new Side(List.of(), ONE, "SELECT 1", List.of());
    private static final FilledCase FILLED = new FilledCase(List.of(), ONE, List.of(), ONE, List.of());

    private final List<Long> told = new ArrayList<>();
    private final List<Long> leftOut = new ArrayList<>();
    private final List<Long> suspects = new ArrayList<>();
    /** Of the driver, which draws a case only where it has to. */
    private Optional<TestCaseBuilder> builder = Optional.empty();

    private final CampaignCounters counters = new CampaignCounters(0, flood -> {});

    private void run(long cases, RemoteCases cluster, OracleFeedback feedback) {
        run(new IndexSupply(0, cases, Optional.empty()), cluster, feedback);
    }

    private void run(IndexSupply indexes, RemoteCases cluster, OracleFeedback feedback) {
        new RemoteEpochs(
                        indexes,
                        supplies(feedback),
                        cluster,
                        counters,
                        suspect -> suspects.add(suspect.testCase().index()),
                        leftOut::add,
                        event -> {})
                .work();
    }

    private CampaignSupplies supplies(OracleFeedback feedback) {
        return (CampaignSupplies) Proxy.newProxyInstance(
                RemoteEpochsTest.class.getClassLoader(),
                new Class<?>[] {CampaignSupplies.class},
                (proxy, method, given) -> {
                    if (method.getName().equals("feedback")) {
                        return feedback;
                    }
                    if (method.getName().equals("newBuilder") && builder.isPresent()) {
                        return builder.get();
                    }
                    if (method.getName().equals("writer")) {
                        return (TestCaseWriter)
                                testCase -> new ConcreteCase(List.of(), List.of(), QUERY, QUERY, List.of());
                    }
                    if (method.isDefault()) {
                        return InvocationHandler.invokeDefault(proxy, method, given);
                    }
                    throw new UnsupportedOperationException(method.getName());
                });
    }

    private static RangeOutcome outcome(CaseRange range) {
        CampaignProgress none = CampaignProgress.NONE;
        CampaignProgress counts = new CampaignProgress(
                0,
                0,
                range.size(),
                0,
                range.size(),
                none.dropped(),
                none.inconclusive(),
                0,
                0,
                0,
                0,
                0,
                none.findings(),
                0,
                0,
                1_000,
                1_000,
                -1);
        List<CaseEvent> events = LongStream.range(range.first(), range.end())
                .mapToObj(index -> new CaseEvent(
                        index,
                        Optional.of("oracle-" + index % 300),
                        false,
                        List.of("shape-" + index % 2_000),
                        List.of(),
                        Optional.empty()))
                .toList();
        return new RangeOutcome(range, counts, events, "1@host");
    }

    /** The first case of the range is suspicious. */
    private static RangeOutcome suspicious(CaseRange range) {
        RangeOutcome clean = outcome(range);
        CaseEvent event = new CaseEvent(
                range.first(),
                Optional.of("oracle"),
                false,
                List.of(),
                List.of(),
                Optional.of(SuspectQueueTest.suspect(range.first(), 0)));
        return new RangeOutcome(range, clean.counts(), List.of(event), clean.host());
    }

    /** Answers in the order that is the worst for who wants them in the order of the cases. */
    private static RemoteCases backwards() {
        return (ranges, guidance, told) -> {
            List<CaseRange> all = new ArrayList<>(ranges);
            Collections.reverse(all);
            all.forEach(range -> told.accept(new News.Done(outcome(range))));
            return () -> {};
        };
    }

    private OracleFeedback remembering() {
        return new OracleFeedback() {
            @Override
            public void ran(long index, String oracle, boolean suspicious) {
                told.add(index);
            }

            @Override
            public void inconclusive(long index) {}

            @Override
            public void planned(long index, String oracle, String shape) {}
        };
    }

    @Test
    void takesResultsInInTheOrderOfTheCases() {
        run(12_345, backwards(), remembering());
        assertThat(told).hasSize(12_345).isSorted();
        assertThat(counters.progress().cases()).isEqualTo(12_345);
    }

    /** One case takes every machine with it: all others are run, and few machines are lost by it. */
    @Test
    void leavesTheCaseOutThatNoMachineOutlives() {
        long poisoned = 4_321;
        List<CaseRange> failed = new ArrayList<>();
        RemoteCases cluster = (List<CaseRange> ranges, Guidance guidance, Consumer<News> news) -> {
            boolean dies = false;
            for (CaseRange range : ranges) {
                if (range.first() <= poisoned && poisoned < range.end()) {
                    failed.add(range);
                    dies = true;
                } else {
                    news.accept(new News.Done(outcome(range)));
                }
            }
            if (dies) {
                news.accept(new News.Failed(Set.of(), "lost"));
            }
            return () -> {};
        };
        run(10_000, cluster, remembering());
        assertThat(leftOut).containsExactly(poisoned);
        assertThat(told).hasSize(9_999).isSorted().doesNotContain(poisoned);
        assertThat(failed).hasSize(4);
    }

    /** It is triaged as one that ends the process of the DBMS. */
    @Test
    void theCaseThatNoMachineOutlivesIsASuspectWhereItCanBeDrawn() {
        builder = Optional.of(
                index -> new Drawn.Made(SuspectQueueTest.suspect(index, 0).testCase(), FILLED));
        long poisoned = 150;
        RemoteCases cluster = (ranges, guidance, news) -> {
            for (CaseRange range : ranges) {
                boolean isDeadly = range.first() <= poisoned && poisoned < range.end();
                news.accept(isDeadly ? new News.Failed(Set.of(range), "lost") : new News.Done(outcome(range)));
            }
            return () -> {};
        };
        run(200, cluster, remembering());
        assertThat(suspects).containsExactly(poisoned);
        assertThat(leftOut).isEmpty();
        assertThat(counters.progress().cases()).isEqualTo(199);
    }

    /** It is known which range took the machines with it: the others that had not come back are run once more as they are. */
    @Test
    void splitsOnlyWhatHasTakenMachinesWithIt() {
        long poisoned = 777;
        List<CaseRange> started = new ArrayList<>();
        RemoteCases cluster = (ranges, guidance, news) -> {
            started.addAll(ranges);
            Optional<CaseRange> deadly = ranges.stream()
                    .filter(range -> range.first() <= poisoned && poisoned < range.end())
                    .findFirst();
            // Nothing of its lot has come back when the machines are lost.
            deadly.ifPresentOrElse(
                    range -> news.accept(new News.Failed(Set.of(range), "lost")),
                    () -> ranges.forEach(range -> news.accept(new News.Done(outcome(range)))));
            return () -> {};
        };
        run(4_000, cluster, remembering());
        assertThat(leftOut).containsExactly(poisoned);
        assertThat(told).hasSize(3_999).isSorted();
        assertThat(started.stream().filter(range -> range.size() == 200)).hasSize(20 + 19);
        assertThat(started.stream().filter(range -> range.size() < 200)).hasSize(8 + 7 + 4);
    }

    /** Machines on which the target can't be opened say so: what they were given is run as it was, when there are others. */
    @Test
    void blamesNoCaseForWhatNoMachineCouldRun() {
        List<CaseRange> started = new ArrayList<>();
        RemoteCases cluster = (ranges, guidance, news) -> {
            started.addAll(ranges);
            if (started.size() <= 2 * ranges.size()) {
                news.accept(new News.NotRun("no library"));
            } else {
                ranges.forEach(range -> news.accept(new News.Done(outcome(range))));
            }
            return () -> {};
        };
        run(200, cluster, remembering());
        assertThat(started).hasSize(3).allMatch(range -> range.size() == 200);
        assertThat(told).hasSize(200).isSorted();
        assertThat(leftOut).isEmpty();
        assertThat(suspects).isEmpty();
    }

    @Test
    void endsWhereNoMachineCanRunAnything() {
        RemoteCases cluster = (ranges, guidance, news) -> {
            news.accept(new News.NotRun("no library"));
            return () -> {};
        };
        assertThatThrownBy(() -> run(200, cluster, remembering()))
                .isInstanceOf(TargetException.class)
                .hasMessageContainingAll("no machine", "no library");
        assertThat(leftOut).isEmpty();
        assertThat(suspects).isEmpty();
    }

    /** Machines that come and go: each time a range of another epoch is not run, others have been. */
    @Test
    void goesOnAsLongAsSomethingIsRunBetween() {
        Set<CaseRange> refused = new HashSet<>();
        RemoteCases cluster = (ranges, guidance, news) -> {
            if (refused.addAll(ranges)) {
                news.accept(new News.NotRun("no library"));
            } else {
                ranges.forEach(range -> news.accept(new News.Done(outcome(range))));
            }
            return () -> {};
        };
        run(40_000, cluster, remembering());
        assertThat(refused).hasSize(200);
        assertThat(told).hasSize(40_000).isSorted();
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
        run(new IndexSupply(first, end, Optional.empty()), machines, OracleFeedback.NONE);
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

    /** The time is up, and a slow range keeps those behind it from being taken in: what was suspicious there is not lost. */
    @Test
    void keepsSuspectsThatCameBackBeforeTheirTurn() {
        IndexSupply indexes = new IndexSupply(0, 4_000, Optional.empty());
        RemoteCases cluster = (ranges, guidance, news) -> {
            ranges.stream().skip(1).forEach(range -> news.accept(new News.Done(suspicious(range))));
            Thread.ofPlatform().daemon().start(() -> {
                while (counters.progress().elapsedMillis() < 1_000) {
                    Thread.onSpinWait();
                }
                indexes.close();
            });
            return () -> {};
        };
        run(indexes, cluster, remembering());
        assertThat(told).isEmpty();
        assertThat(suspects).hasSize(19).isSorted().doesNotContain(0L);
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
        run(cases, cluster, OracleFeedback.NONE);
        assertThat(counters.progress().cases()).isEqualTo(cases);
        System.out.printf(
                "%,d cases, %.3f ms a range to make up and take in; megabytes in use after each tenth: %s%n",
                cases, (System.nanoTime() - start) / 1e6 / (cases / 200.0), used);
        assertThat(used.getLast() - used.get(1)).isLessThan(32);
    }
}
