package io.panoptes.dbms;

import java.time.Duration;
import java.util.List;

/** A fresh, empty database of a target, in a worker process of its own. Used by one thread at a time. */
public interface Instance extends AutoCloseable {

    Target target();

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

    /** Outcomes that are still to come. */
    interface Pending {

        /** Waits for them. */
        List<Outcome> outcomes();
    }

    /** Drops everything, so that the database is as fresh as at the start; in a new process if this one has died. */
    void reset();

    @Override
    void close();
}
