package io.panoptes.campaign;

import io.panoptes.dbms.Hazard;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.symptom.Judgement;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts what the workers and the triage report. Safe for several threads. */
final class CampaignCounters {
    private volatile long startNanos = System.nanoTime();
    private final long earlierMillis;
    private final Map<Hazard, Long> dropped = new EnumMap<>(Hazard.class);
    private final Map<Judgement.Cause, Long> inconclusive = new EnumMap<>(Judgement.Cause.class);
    private final Map<String, Long> findings = new HashMap<>();
    private final Set<String> oracles = new HashSet<>();
    private final Set<String> planShapes = new HashSet<>();
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

    /** @param earlierMillis how long the campaign had run before it was cut short; 0 for a new one */
    CampaignCounters(long earlierMillis) {
        this.earlierMillis = earlierMillis;
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
        earlier.dropped().forEach((name, count) -> dropped.put(Hazard.valueOf(name), count));
        earlier.inconclusive().forEach((name, count) -> inconclusive.put(Judgement.Cause.valueOf(name), count));
    }

    long elapsedMillis() {
        return earlierMillis + (System.nanoTime() - startNanos) / 1_000_000;
    }

    synchronized void ran(TestCase testCase, CaseRun run) {
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

    synchronized void triaged(TriageResult result, String kind) {
        triaged++;
        switch (result) {
            case TriageResult.Reported ignored -> {
                findings.merge(kind, 1L, Long::sum);
                lastFindingMillis = elapsedMillis();
            }
            case TriageResult.Repeated ignored -> repeated++;
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
                oracles.size(),
                planShapes.size(),
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
