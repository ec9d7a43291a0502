package io.panoptes.dbms;

import org.jspecify.annotations.Nullable;

/** A target can't be had. The message says what was wrong and what to do; it is meant for the user as it is. */
public final class TargetException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public enum Problem {
        UNKNOWN_DBMS,
        UNKNOWN_VERSION,
        /** The version is not in the local repository, and no repository could be reached. */
        NO_NETWORK,
        /** A file came back that does not fit its checksum. */
        DAMAGED_DOWNLOAD,
        /** What is fetched can't be kept. */
        UNWRITABLE_REPOSITORY,
        UNREADABLE_JAR,
        /** The jar does not hold the driver. */
        NO_DRIVER,
        DIED_AT_START,
        /** Another program listens where a server of ours was to. */
        PORT_TAKEN,
        DISK_FULL,
        /** The binaries need a library that this machine lacks. */
        MISSING_LIBRARY,
        /** The binaries are for another system or processor. */
        WRONG_MACHINE,
        /** No container engine answers. */
        NO_ENGINE,
        /** An image is not on this machine, and no registry gives it. */
        NO_IMAGE,
        /** No server answers at the address. */
        NO_SERVER,
        /** The server does not let us in. */
        REFUSED,
        /** No machine of a cluster can open it. */
        NO_HOST,
        VERSION_TOO_OLD,
        /** The build does not tell what code it runs. */
        NO_COVERAGE
    }

    private final Problem problem;

    public TargetException(Problem problem, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    public TargetException(Problem problem, String message) {
        this(problem, message, null);
    }

    public Problem problem() {
        return problem;
    }
}
