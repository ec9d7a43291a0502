package io.panoptes.cluster;

import io.panoptes.campaign.CampaignSupplies;
import io.panoptes.campaign.CaseRange;
import io.panoptes.campaign.RemoteCases;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.instantiation.choice.Guidance;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.Triage;
import io.panoptes.triage.finding.FindingStore;
import io.panoptes.triage.provenance.Provenance;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** What a campaign on Spark works with: it learns here, and has cases and triage run there. */
final class SparkSupplies implements CampaignSupplies, RemoteCases {
    /** Before what no executor could run is tried again: hosts start, and restart executors, in the meantime. */
    private static final int PAUSE_SECONDS = 10;

    private final StandardSupplies local;
    private final SparkTasks tasks;
    private final SparkTriage triage;

    SparkSupplies(StandardSupplies local, SparkTasks tasks, KnownFindings known, FindingStore store) {
        this.local = local;
        this.tasks = tasks;
        this.triage = new SparkTriage(tasks, known, store, local::unreduced);
    }

    @Override
    public Optional<RemoteCases> remote() {
        return Optional.of(this);
    }

    @Override
    public Run start(List<CaseRange> ranges, Guidance guidance, Consumer<News> told) {
        List<String> inputs =
                ranges.stream().map(range -> Json.write(range, CaseRange.class)).toList();
        SparkJobs.Running running = tasks.jobs()
                .start(
                        "cases",
                        inputs,
                        new RangeTask(tasks.session(), guidance),
                        // To read it takes a while, and Spark's scheduler waits meanwhile.
                        answer -> CompletableFuture.runAsync(() -> told.accept(news(answer))));
        var unused = running.end().exceptionally(failure -> {
            if (failure instanceof TooManyExecutorsLost lost) {
                told.accept(new News.Failed(
                        lost.places().stream().map(ranges::get).collect(Collectors.toSet()), SparkJobs.why(lost)));
            } else {
                CompletableFuture.delayedExecutor(PAUSE_SECONDS, TimeUnit.SECONDS)
                        .execute(() -> told.accept(new News.NotRun(SparkJobs.why(failure))));
            }
            return false;
        });
        return running::cancel;
    }

    @Override
    public int atATime() {
        return Math.max(1, tasks.jobs().spark().defaultParallelism());
    }

    private static News news(String text) {
        RangeAnswer answer = Json.read(text, RangeAnswer.class);
        return answer.outcome()
                .<News>map(News.Done::new)
                .orElseGet(() -> new News.Broken(answer.error().orElse("")));
    }

    @Override
    public Triage newTriage() {
        return triage;
    }

    @Override
    public void hurry() {
        triage.hurry();
    }

    @Override
    public void cutOff() {
        triage.cutOff();
    }

    @Override
    public void close() {
        triage.hurry();
        local.close();
        ExecutorSession.closeAll();
    }

    @Override
    public Guidance guidance(long epoch, Set<String> blockedOracles) {
        return local.guidance(epoch, blockedOracles);
    }

    @Override
    public int oracleCount() {
        return local.oracleCount();
    }

    @Override
    public void prepare() {
        local.prepare();
    }

    @Override
    public Provenance provenance() {
        return local.provenance();
    }

    @Override
    public TestCaseBuilder newBuilder() {
        return local.newBuilder();
    }

    @Override
    public TestCaseWriter writer() {
        return local.writer();
    }

    @Override
    public OracleFeedback feedback() {
        return local.feedback();
    }

    @Override
    public Instance openTarget() {
        return local.openTarget();
    }

    @Override
    public Explain explain() {
        return local.explain();
    }

    @Override
    public Duration statementLimit() {
        return local.statementLimit();
    }

    @Override
    public Duration triageGrace() {
        return local.triageGrace();
    }
}
