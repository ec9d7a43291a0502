package io.panoptes.dbms;

import io.panoptes.dbms.coverage.CoverageKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** From the name of a target to a running database. */
public interface Targets extends AutoCloseable {

    /**
     * The target that {@code duckdb:1.3.2.0} names, or {@code duckdb} for the newest release. With a jar or a native library
     * it is that build instead of a released one; with the folder of a server's
     * installation, that server. {@code postgresql@jdbc:postgresql://host/database} is the server that runs there, and
     * {@code postgresql@image:postgres:16} one in a container of that image; with nothing behind {@code image:}, of the
     * official image.
     *
     * @throws TargetException when there is no such target; the message says what there is
     */
    Target find(String name, Optional<Path> build);

    /** What the user should know of how {@link #find} came to this target; empty where that is plain. */
    default String noteOn(Target target) {
        return "";
    }

    Profile profile(Target target);

    /** Whether its profile declares more than it may understand, so that a campaign draws less of what it keeps refusing. */
    default boolean mayRefuse(Target target) {
        return false;
    }

    /** All released versions of a DBMS, oldest first. */
    List<Version> releases(String dbms);

    /**
     * From now on, a server whose log is not seen and that is gone after a statement is told as a crash; elsewhere as a lost
     * connection.
     */
    default void lookForCrashes() {}

    /**
     * A fresh database in a process of its own.
     *
     * @throws TargetException when its files can't be had, or the process dies at the start
     */
    Instance open(Target target);

    /**
     * As {@link #open}, for what may break the target: where instances share a server of ours, this one shares none with those.
     *
     * @throws TargetException as there
     */
    default Instance openApart(Target target) {
        return open(target);
    }

    /**
     * As {@link #open}, with the coverage of the build; see {@link #coverage}.
     *
     * @throws TargetException as there
     */
    default Instance openWithCoverage(Target target) {
        return open(target);
    }

    /**
     * By what the build of this target tells which of its code ran.
     *
     * @throws TargetException where it tells nothing; the message says how to make a build that does
     */
    default CoverageKind coverage(Target target) {
        throw new TargetException(
                TargetException.Problem.NO_COVERAGE, "%s can't tell what code it runs.".formatted(target));
    }

    @Override
    void close();
}
