package io.panoptes.dbms;

import io.panoptes.dbms.coverage.Coverage;
import io.panoptes.dbms.coverage.Observation;
import io.panoptes.dbms.coverage.PairCoverage;
import java.time.Duration;
import java.util.List;

/** A fresh, empty database of a target, in a worker process of its own. Used by one thread at a time. */
public interface Instance extends AutoCloseable {

    Target target();

    /** The name and version that the DBMS gives itself; empty where it is not known. */
    default String product() {
        return "";
    }

    /**
     * Runs the statements one after the other, each within the limit, all in one round trip. A statement that fails does
     * not stop the next one; one that crashes or hangs ends the process, and the rest are skipped.
     */
    List<Outcome> run(List<String> statements, Duration limit);

    /**
     * Like {@link #run}, but does not wait: the next case can be made while the DBMS works on this one. The outcomes must be
     * taken in the order of submission. When the process dies, what was submitted behind is skipped.
     */
    Pending submit(List<String> statements, Duration limit);

    /**
     * Like {@link #submit(List, Duration)}, and tells what code these pairs of statements reached, where the instance was opened
     * with coverage and its build has any.
     *
     * @param observed in the order of their statements, none within another
     */
    default Pending submit(List<String> statements, Duration limit, List<Observation> observed) {
        return submit(statements, limit);
    }

    /**
     * Runs statements for the time that they take: their rows are read and dropped, so that even a large answer is done with,
     * and the time in an outcome is that of the clock, where this instance has it.
     */
    default List<Outcome> measure(List<String> statements, Duration limit, Clock clock) {
        return run(statements, limit).stream()
                .map(outcome -> outcome instanceof Outcome.Rows rows ? new Outcome.Done(rows.nanos()) : outcome)
                .toList();
    }

    /** Outcomes that are still to come. */
    interface Pending {

        /** Waits for them. */
        List<Outcome> outcomes();

        /** What each observed pair reached, in their order, once the outcomes were taken; empty where there is no coverage. */
        default List<PairCoverage> coverage() {
            return List.of();
        }
    }

    /** What this instance tells of the code that its statements reached. */
    default Coverage coverage() {
        return Coverage.NONE;
    }

    /** Drops everything, so that the database is as fresh as at the start; in a new process if this one has died. */
    void reset();

    @Override
    void close();
}
