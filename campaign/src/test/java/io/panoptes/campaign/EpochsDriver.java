package io.panoptes.campaign;

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
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** The driver of a campaign, for tests that make up in place of a cluster what comes back of its ranges. */
final class EpochsDriver {
    private static final Query ONE = Query.constant(Value.of(1));
    static final Side QUERY = new Side(List.of(), ONE, "SELECT 1", List.of());
    static final FilledCase FILLED = new FilledCase(List.of(), ONE, List.of(), ONE, List.of());

    private final List<Long> learned = new ArrayList<>();
    private final List<Long> leftOut = new ArrayList<>();
    private final List<Long> suspects = new ArrayList<>();
    private final CampaignCounters counters = new CampaignCounters(0, flood -> {});
    private Optional<TestCaseBuilder> builder = Optional.empty();

    /** Runs the cases below a number, and remembers which were learned from. */
    void run(long cases, RemoteCases cluster) {
        run(new IndexSupply(0, cases, Optional.empty()), cluster, remembering());
    }

    void run(IndexSupply indexes, RemoteCases cluster) {
        run(indexes, cluster, remembering());
    }

    void run(IndexSupply indexes, RemoteCases cluster, OracleFeedback feedback) {
        new RemoteEpochs(
                        indexes,
                        supplies(feedback),
                        cluster,
                        counters,
                        new RemoteEpochs.Receivers(
                                suspect -> suspects.add(suspect.testCase().index()), leftOut::add, event -> {}))
                .work();
    }

    /** The cases that were learned from, in the order in which they were taken in. */
    List<Long> learned() {
        return learned;
    }

    /** The cases that were left out. */
    List<Long> leftOut() {
        return leftOut;
    }

    /** The cases of the suspects, in the order in which they were received. */
    List<Long> suspects() {
        return suspects;
    }

    CampaignProgress progress() {
        return counters.progress();
    }

    /** Has it draw every case that no machine could run. Without this it can draw none. */
    void drawCases() {
        builder = Optional.of(
                index -> new Drawn.Made(SuspectQueueTest.suspect(index, 0).testCase(), FILLED));
    }

    private CampaignSupplies supplies(OracleFeedback feedback) {
        return (CampaignSupplies) Proxy.newProxyInstance(
                EpochsDriver.class.getClassLoader(),
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

    /** What a range gives in which nothing is suspicious. */
    static RangeOutcome outcome(CaseRange range) {
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
    static RangeOutcome suspicious(CaseRange range) {
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

    private OracleFeedback remembering() {
        return new OracleFeedback() {
            @Override
            public void ran(long index, String oracle, boolean suspicious) {
                learned.add(index);
            }

            @Override
            public void inconclusive(long index) {}

            @Override
            public void planned(long index, String oracle, String shape) {}
        };
    }
}
