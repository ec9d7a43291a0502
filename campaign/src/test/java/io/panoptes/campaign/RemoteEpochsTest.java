package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.RemoteCases.News;
import io.panoptes.instantiation.choice.Guidance;
import io.panoptes.instantiation.choice.OracleFeedback;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The driver of a campaign, with results that are made up in place of a cluster. */
class RemoteEpochsTest {
    private static final long MEGABYTE = 1 << 20;

    private final List<Long> told = new ArrayList<>();
    private final List<Long> leftOut = new ArrayList<>();
    private final CampaignCounters counters = new CampaignCounters(0, flood -> {});

    private void run(long cases, RemoteCases cluster, OracleFeedback feedback) {
        new RemoteEpochs(
                        new IndexSupply(0, cases, Optional.empty()),
                        supplies(feedback),
                        cluster,
                        counters,
                        suspect -> {},
                        (index, why) -> leftOut.add(index),
                        event -> {})
                .work();
    }

    private static CampaignSupplies supplies(OracleFeedback feedback) {
        return (CampaignSupplies) Proxy.newProxyInstance(
                RemoteEpochsTest.class.getClassLoader(),
                new Class<?>[] {CampaignSupplies.class},
                (proxy, method, given) -> {
                    if (method.getName().equals("feedback")) {
                        return feedback;
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
                news.accept(new News.Failed("lost"));
            }
            return () -> {};
        };
        run(10_000, cluster, remembering());
        assertThat(leftOut).containsExactly(poisoned);
        assertThat(told).hasSize(9_999).isSorted().doesNotContain(poisoned);
        assertThat(failed).hasSize(4);
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
