package io.panoptes.discovery.mining;

import io.panoptes.dbms.Targets;
import io.panoptes.discovery.diversity.Sampler;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.discovery.seed.SeedSource;
import io.panoptes.sql.oracle.Oracle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Mines seed after seed, several at a time, until there are no more, the time is up, or somebody stops it. */
public final class MiningRun {
    private final MiningPlan plan;
    private final Targets targets;
    private final Proposer proposer;
    private final Sampler sampler;
    private final SeedSource seeds;
    private final MiningFolder folder;
    private final OracleMaker maker;
    private final Consumer<MiningProgress> listener;
    private final long started = System.nanoTime();
    private final Set<String> known = new HashSet<>();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private MiningTally tally;
    private long oracleCount;
    private long next;
    private String ended = "";
    private volatile boolean stopped;

    /** @param library what is there already: an oracle of it is not found again */
    public MiningRun(
            MiningPlan plan,
            Targets targets,
            Proposer proposer,
            Sampler sampler,
            SeedSource seeds,
            MiningFolder folder,
            List<Oracle> library,
            Consumer<MiningProgress> listener) {
        this.plan = plan;
        this.targets = targets;
        this.proposer = proposer;
        this.sampler = sampler;
        this.seeds = seeds;
        this.folder = folder;
        this.maker = new OracleMaker(proposer);
        this.listener = listener;
        this.next = plan.firstSeed();
        this.tally = folder.tally();
        library.forEach(oracle -> known.add(oracle.id()));
        folder.earlier().forEach(oracle -> known.add(oracle.id()));
        this.oracleCount = folder.earlier().size();
    }

    /** Ends soon, with all that was found. */
    public void stop() {
        stopped = true;
    }

    public MiningProgress run() {
        try (Judges judges = new Judges(targets, plan)) {
            List<Thread> conversations = new ArrayList<>();
            for (int i = 0; i < plan.conversations(); i++) {
                conversations.add(Thread.ofPlatform().daemon().name("seed-" + i).start(() -> converse(judges)));
            }
            for (Thread conversation : conversations) {
                conversation.join();
            }
        } catch (InterruptedException e) {
            stopped = true;
            Thread.currentThread().interrupt();
        }
        rethrow();
        return progress();
    }

    private void converse(Judges judges) {
        try {
            for (Optional<Long> number = take(); number.isPresent(); number = take()) {
                mine(seeds.seed(number.get()), judges);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            // A thread that ends without a word would make a run that was done of it.
            failure.compareAndSet(null, e);
            stopped = true;
        }
    }

    private void rethrow() {
        switch (failure.get()) {
            case null -> {}
            case RuntimeException exception -> throw exception;
            case Error error -> throw error;
            case Throwable other -> throw new IllegalStateException(other);
        }
    }

    private void mine(SeedCaq seed, Judges judges) throws InterruptedException {
        SeedMiner miner = new SeedMiner(
                plan, proposer, sampler, judges, seed, proved -> keep(seed, proved), folder::judged, this::isOver);
        take(seed, miner.mine());
        listener.accept(progress());
    }

    /**
     * A seed that the end of the time cut short is not done: to be resumed with more time. Nor is one that waits for answers,
     * which counts in this run alone.
     */
    private synchronized void take(SeedCaq seed, SeedResult result) {
        tally = tally.plus(result.tally());
        result.contradictions().forEach(folder::contradicted);
        if (!result.ended().isEmpty()) {
            ended = result.ended();
            stopped = true;
        }
        if (!isOver() && !result.postponed()) {
            folder.done(seed.number(), result.tally(), elapsedMillis());
        }
    }

    private synchronized void keep(SeedCaq seed, CandidateJudgement.Proved proved) {
        Oracle oracle = maker.oracle(seed, proved);
        if (known.add(oracle.id())) {
            folder.add(oracle);
            oracleCount++;
        }
    }

    private synchronized Optional<Long> take() {
        while (next < Math.min(plan.seeds(), seeds.size().orElse(Long.MAX_VALUE)) && !isOver()) {
            long number = next++;
            if (!folder.isDone(number)) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    private boolean isOver() {
        return stopped
                || plan.time()
                        .filter(time -> Duration.ofMillis(elapsedMillis()).compareTo(time) >= 0)
                        .isPresent();
    }

    private long elapsedMillis() {
        return folder.millis() + (System.nanoTime() - started) / 1_000_000;
    }

    private synchronized MiningProgress progress() {
        return new MiningProgress(tally, oracleCount, elapsedMillis(), ended);
    }
}
