package io.panoptes.campaign;

import io.panoptes.campaign.flood.Flood;
import io.panoptes.campaign.flood.FloodGuard;
import io.panoptes.dbms.Hazard;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;
import io.panoptes.triage.symptom.SymptomKind;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Counts what the workers and the triage report. Safe for several threads. */
final class CampaignCounters {
    private static final int MANY_UNFIT = 1000;

    private volatile long startNanos = System.nanoTime();
    private final long earlierMillis;
    private final Map<Hazard, Long> dropped = new EnumMap<>(Hazard.class);
    private final Map<Judgement.Cause, Long> inconclusive = new EnumMap<>(Judgement.Cause.class);
    private final Map<String, Long> findings = new HashMap<>();
    private final Set<String> oracles = new HashSet<>();
    private final Set<String> planShapes = new HashSet<>();
    /** Of an earlier part of the campaign. Which they were nobody has kept, so they are not added to those of this part. */
    private long earlierOracles;

    private long earlierPlanShapes;
    private long cases;
    private long stored;
    private long valid;
    private long suspects;
    private long triaged;
    private long passedOver;
    private long repeated;
    private long dismissed;
    private long nanosInside;
    private long nanosWorking;
    private long workedUntilMillis;
    private long lastFindingMillis = -1;
    private final FloodGuard floods;
    private final Consumer<String> notes;
    private long unfit;

    /**
     * @param earlierMillis how long the campaign had run before it was cut short; 0 for a new one
     * @param notes is told what a user would want to know at once
     */
    CampaignCounters(long earlierMillis, Consumer<String> notes) {
        this.earlierMillis = earlierMillis;
        this.notes = notes;
        this.floods = new FloodGuard();
    }

    /** For a part of a campaign that is counted with the others elsewhere. */
    CampaignCounters(FloodGuard floods) {
        this.earlierMillis = 0;
        this.notes = note -> {};
        this.floods = floods;
    }

    /** What most cases of a kind show. */
    FloodGuard floods() {
        return floods;
    }

    /** The time of the campaign begins now. */
    void begin() {
        startNanos = System.nanoTime();
    }

    /** Takes over what an earlier part of the campaign had counted. */
    synchronized void goOnFrom(CampaignProgress earlier) {
        cases = earlier.cases();
        stored = earlier.stored();
        valid = earlier.valid();
        nanosInside = earlier.nanosInside();
        nanosWorking = earlier.nanosWorking();
        passedOver = earlier.passedOver();
        earlierOracles = earlier.oraclesTried();
        earlierPlanShapes = earlier.planShapes();
        earlier.dropped().forEach((name, count) -> dropped.put(Hazard.valueOf(name), count));
        earlier.inconclusive().forEach((name, count) -> inconclusive.put(Judgement.Cause.valueOf(name), count));
    }

    long elapsedMillis() {
        return earlierMillis + (System.nanoTime() - startNanos) / 1_000_000;
    }

    void ran(TestCase testCase, CaseRun run) {
        count(testCase, run);
        floods.ran(testCase.index(), testCase.oracle().id(), run.symptom())
                .map(Flood::text)
                .ifPresent(notes);
    }

    /** A part was run elsewhere. */
    synchronized void add(CampaignProgress part) {
        cases += part.cases();
        stored += part.stored();
        valid += part.valid();
        nanosInside += part.nanosInside();
        nanosWorking += part.nanosWorking();
        workedUntilMillis = elapsedMillis();
        part.dropped().forEach((name, count) -> dropped.merge(Hazard.valueOf(name), count, Long::sum));
        part.inconclusive()
                .forEach((name, count) -> inconclusive.merge(Judgement.Cause.valueOf(name), count, Long::sum));
    }

    /** A case of a part that was run elsewhere; those of a part are told in their order. */
    void ran(long index, String oracle, Optional<Symptom> symptom) {
        synchronized (this) {
            oracles.add(oracle);
        }
        floods.ran(index, oracle, symptom).map(Flood::text).ifPresent(notes);
    }

    private synchronized void count(TestCase testCase, CaseRun run) {
        cases++;
        stored += testCase.holdsStored() ? 1 : 0;
        oracles.add(testCase.oracle().id());
        nanosInside += run.nanos();
        if (run.judgement().isValid()) {
            valid++;
        }
        if (run.judgement() instanceof Judgement.Inconclusive said) {
            inconclusive.merge(said.cause(), 1L, Long::sum);
            said.hazard().ifPresent(hazard -> dropped.merge(hazard, 1L, Long::sum));
        }
    }

    /** A campaign that makes no case would look like one that waits for its DBMS. */
    synchronized void unfit(String reason) {
        unfit++;
        if (unfit == MANY_UNFIT && cases == 0) {
            notes.accept("%,d draws gave no test case: %s".formatted(unfit, reason));
        }
    }

    synchronized void dropped(Hazard hazard) {
        dropped.merge(hazard, 1L, Long::sum);
    }

    synchronized void worked(long nanos) {
        nanosWorking += nanos;
        workedUntilMillis = elapsedMillis();
    }

    /** Time inside the DBMS that belongs to no single case: setup and plans. */
    synchronized void alsoInside(long nanos) {
        nanosInside += nanos;
    }

    /** Grows with all that comes back from the DBMS. */
    synchronized long activity() {
        return cases + nanosInside;
    }

    synchronized void planned(String shape) {
        planShapes.add(shape);
    }

    /** A suspect like many that wait. */
    synchronized void passedOver() {
        passedOver++;
    }

    synchronized void suspected() {
        suspects++;
    }

    synchronized void triaged(TriageResult result, SymptomKind kind) {
        triaged++;
        switch (result) {
            case TriageResult.Reported ignored -> {
                findings.merge(kind.name(), 1L, Long::sum);
                lastFindingMillis = elapsedMillis();
            }
            case TriageResult.Repeated ignored -> repeated++;
            case TriageResult.Known ignored -> repeated++;
            case TriageResult.Dismissed ignored -> dismissed++;
        }
    }

    synchronized CampaignProgress progress() {
        return new CampaignProgress(
                elapsedMillis(),
                workedUntilMillis,
                cases,
                stored,
                valid,
                named(dropped),
                named(inconclusive),
                Math.max(earlierOracles, oracles.size()),
                Math.max(earlierPlanShapes, planShapes.size()),
                suspects,
                suspects - triaged,
                passedOver,
                findings,
                repeated,
                dismissed,
                nanosInside,
                nanosWorking,
                lastFindingMillis);
    }

    private static Map<String, Long> named(Map<? extends Enum<?>, Long> counts) {
        Map<String, Long> named = new TreeMap<>();
        counts.forEach((key, count) -> named.put(key.name(), count));
        return named;
    }
}
