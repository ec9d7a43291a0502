package io.panoptes.cluster;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CaseRange;
import io.panoptes.campaign.RangeOutcome;
import io.panoptes.campaign.RangeRunner;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.library.LibraryPack;
import io.panoptes.instantiation.choice.Guidance;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleReader;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.finding.Finding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.apache.spark.SparkEnv;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;

/**
 * What an executor keeps between the tasks of a campaign: the target as it was provisioned, the oracles as they were read, and for each
 * task at a time a warm process of the DBMS. It ends with the executor.
 */
final class ExecutorSession implements AutoCloseable {
    private static final Map<ExecutorCampaign, ExecutorSession> OPEN = new ConcurrentHashMap<>();

    private final Targets targets = new ReleasedTargets();
    private final StandardSupplies supplies;
    private final String host;
    private final ConcurrentLinkedDeque<RangeRunner> idle = new ConcurrentLinkedDeque<>();
    private final ConcurrentLinkedDeque<WarmTriage> idleTriages = new ConcurrentLinkedDeque<>();

    /** A triage with the findings that it compares with, and whether its task was cancelled. */
    private static final class WarmTriage {
        private final KnownFindings known = new KnownFindings(List.of());
        private final Triage triage;
        private volatile TaskContext task = TaskContext.get();

        private WarmTriage(StandardSupplies supplies) {
            this.triage = supplies.newTriage(known, () -> task.isInterrupted());
        }
    }

    private ExecutorSession(ExecutorCampaign session) {
        CampaignPlan plan = Json.read(session.plan(), CampaignPlan.class)
                .withOracles(session.oracles().stream()
                        .map(file -> Path.of(SparkFiles.get(file)))
                        .toList());
        Optional<Path> build =
                session.build().isEmpty() ? plan.build() : Optional.of(Path.of(SparkFiles.get(session.build())));
        Target target = targets.find(plan.target(), build);
        this.supplies = new StandardSupplies(
                targets,
                target,
                plan,
                oracles(plan),
                Finding::id,
                new KnownFindings(List.of()),
                TriageLimits.QUICK,
                Duration.ZERO);
        this.host = SparkEnv.get().executorId() + "@"
                + SparkEnv.get().blockManager().blockManagerId().host();
    }

    static ExecutorSession of(ExecutorCampaign session) {
        return OPEN.computeIfAbsent(session, ignored -> {
            ExecutorSession made = new ExecutorSession(session);
            Runtime.getRuntime().addShutdownHook(new Thread(made::close, "end-of-executor"));
            return made;
        });
    }

    /** In the process of the driver: a local cluster leaves nothing behind. */
    static void closeAll() {
        OPEN.values().forEach(ExecutorSession::close);
        OPEN.clear();
    }

    private static List<Oracle> oracles(CampaignPlan plan) {
        if (plan.oracles().isEmpty()) {
            return OracleLibrary.shipped().oracles();
        }
        List<Oracle> oracles = new ArrayList<>();
        for (Path file : plan.oracles()) {
            try {
                oracles.addAll(
                        LibraryPack.isOne(file)
                                ? LibraryPack.read(file).oracles().oracles()
                                : OracleReader.read(file).oracles());
            } catch (IOException exception) {
                throw new UncheckedIOException(exception);
            }
        }
        return oracles;
    }

    RangeOutcome run(CaseRange range, Guidance guidance) {
        supplies.guide(guidance);
        RangeRunner warm = idle.pollFirst();
        RangeRunner runner = warm == null ? new RangeRunner(supplies, host) : warm;
        boolean whole = false;
        try {
            RangeOutcome outcome = runner.run(range, guidance.blockedOracles());
            whole = true;
            ClusterMetrics.ofThisProcess().ran(outcome);
            return outcome;
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the task was cancelled", cancelled);
        } finally {
            if (whole) {
                idle.addFirst(runner);
            } else {
                // Whatever it was, the next range begins on a fresh instance.
                runner.close();
            }
        }
    }

    TriageAnswer triage(Suspect suspect, List<Finding> known) {
        WarmTriage idleOne = idleTriages.pollFirst();
        WarmTriage warm = idleOne == null ? new WarmTriage(supplies) : idleOne;
        warm.task = TaskContext.get();
        warm.known.become(known);
        boolean whole = false;
        long start = System.nanoTime();
        try {
            Optional<Triage.Triaged> triaged = warm.triage.triage(suspect, step -> {});
            whole = true;
            ClusterMetrics.ofThisProcess().triaged();
            return new TriageAnswer(
                    triaged.map(Triage.Triaged::result),
                    triaged.flatMap(Triage.Triaged::finding),
                    Duration.ofNanos(System.nanoTime() - start).toMillis());
        } finally {
            if (whole) {
                idleTriages.addFirst(warm);
            } else {
                warm.triage.close();
            }
        }
    }

    @Override
    public void close() {
        idle.forEach(RangeRunner::close);
        idleTriages.forEach(warm -> warm.triage.close());
        supplies.close();
        targets.close();
    }
}
