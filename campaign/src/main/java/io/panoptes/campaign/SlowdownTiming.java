package io.panoptes.campaign;

import io.panoptes.triage.slowdown.EstimatesApart;
import io.panoptes.triage.slowdown.SlowdownSearch;
import io.panoptes.triage.symptom.Slowdown;
import io.panoptes.triage.symptom.Symptom;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * Times cases whose answers agreed, beside the workers: whenever it is free, it takes those of the next state. The workers never
 * wait for it.
 */
final class SlowdownTiming {
    private static final long TICK_MILLIS = 200;

    private final BooleanSupplier over;
    private final BiConsumer<PreparedCase, Symptom> suspicion;
    private final BlockingQueue<List<PreparedCase>> next = new ArrayBlockingQueue<>(1);
    private final List<PreparedCase> gathered = new ArrayList<>();
    private final EstimatesFile estimates;
    private volatile long timed;
    private volatile boolean lacksEstimates;

    /** @param folder of the campaign */
    SlowdownTiming(BooleanSupplier over, BiConsumer<PreparedCase, Symptom> suspicion, Path folder) {
        this.over = over;
        this.suspicion = suspicion;
        this.estimates = new EstimatesFile(folder);
    }

    /** What was done, for the summary. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (timed > 0) {
            notes.add("%,d cases were timed on data that grow.".formatted(timed));
        }
        if (lacksEstimates) {
            notes.add("No estimates were compared: the DBMS does not say how many rows it expects of a query.");
        }
        if (estimates.written() > 0) {
            notes.add(
                    "%,d pairs of queries for which the DBMS expects numbers of rows that differ by more than 1,000 times: %s"
                            .formatted(estimates.written(), estimates.file()));
        }
        return notes;
    }

    /** A case has given two equal answers. */
    synchronized void agreed(PreparedCase prepared) {
        if (!mayBeTimed(prepared)) {
            return;
        }
        boolean sameState = gathered.isEmpty()
                || gathered.getFirst().testCase().state().number()
                        == prepared.testCase().state().number();
        if (!sameState) {
            next.offer(List.copyOf(gathered));
            gathered.clear();
        }
        gathered.add(prepared);
    }

    /** Two queries as they are: a setting, a hint, or a form that hides a condition from the planner makes one slow by itself. */
    private static boolean mayBeTimed(PreparedCase prepared) {
        var testCase = prepared.testCase();
        return testCase.oracle().changes().isEmpty()
                && testCase.leftVariation().isEmpty()
                && testCase.rightVariation().isEmpty()
                && testCase.rewordings().isEmpty()
                && testCase.decoys().isEmpty()
                && !prepared.concrete()
                        .left()
                        .sql()
                        .equals(prepared.concrete().right().sql());
    }

    /** Times what comes until the campaign is over. */
    void workAndClose(SlowdownSearch search) {
        lacksEstimates = search.lacksEstimates();
        try (search) {
            while (!over.getAsBoolean()) {
                Optional<List<PreparedCase>> cases = Optional.ofNullable(next.poll(TICK_MILLIS, TimeUnit.MILLISECONDS));
                cases.ifPresent(some -> search(search, some));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void search(SlowdownSearch search, List<PreparedCase> cases) {
        search.search(
                cases.getFirst().testCase().state(),
                cases.stream().map(PreparedCase::concrete).toList(),
                over,
                new SlowdownSearch.Found() {
                    @Override
                    public void slow(int place, Slowdown slowdown) {
                        suspicion.accept(cases.get(place), slowdown);
                    }

                    @Override
                    public void apart(int place, EstimatesApart apart) {
                        var testCase = cases.get(place).testCase();
                        estimates.add(testCase.index(), testCase.oracle().id(), apart);
                    }
                });
        timed = search.timed();
    }
}
