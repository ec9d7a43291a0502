package io.panoptes.dbms.server;

import io.panoptes.dbms.TargetException;
import java.nio.file.Path;
import java.util.Optional;

/** A server that databases can be opened on, however it came to run. */
interface RunningServer extends AutoCloseable {

    /** How it is reached now. */
    Access access();

    /**
     * Where its log ends now; {@link #crash} looks at what comes behind.
     */
    long logEnd();

    /**
     * What the log says, behind a place in it, of a crash that this session brought about; empty where it tells of none, or of
     * one that another session brought about.
     */
    String crash(long from, String session);

    /** Whether its process is there. A server at an address is there as long as nobody says otherwise. */
    boolean isAlive();

    /**
     * Makes sure that it takes connections, by starting it again on the same data where it has died.
     *
     * @throws TargetException where it does not come back
     */
    void revive();

    /** Ends what can't be cancelled, with the whole server if need be; {@link #revive} brings it back. */
    void interrupt(String session);

    /** Whether databases on it must be dropped one by one, for it outlives us. */
    boolean outlivesUs();

    /** Where its processes keep the files that tell what code they ran; nowhere where they keep none. */
    default Optional<Path> coverageFolder() {
        return Optional.empty();
    }

    @Override
    void close();

    /** The JDBC address of a server and who may use it. */
    record Access(String url, String user, String password) {
        @Override
        public String toString() {
            return url;
        }
    }
}
