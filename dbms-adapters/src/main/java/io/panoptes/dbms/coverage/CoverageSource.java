package io.panoptes.dbms.coverage;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a worker process finds out what code a statement reached.
 *
 * @param agent JaCoCo's, for Java classes
 * @param folder where a server's processes keep their files; nothing where the engine runs in the worker process
 * @param processQuestion SQL that gives the number of the server process of a session; empty where one process has all sessions
 * @param threads whether several threads run the code of one statement
 */
public record CoverageSource(
        CoverageKind kind, Optional<Path> agent, Optional<Path> folder, String processQuestion, boolean threads) {

    /** Native code that runs in the worker process, in one thread at a time. */
    public static CoverageSource inProcess(CoverageKind kind) {
        return new CoverageSource(kind, Optional.empty(), Optional.empty(), "", false);
    }

    /** Java classes that run in the worker process. */
    public static CoverageSource probes(Path agent) {
        return new CoverageSource(CoverageKind.PROBES, Optional.of(agent), Optional.empty(), "", true);
    }

    /** A server, whose processes keep their files in this folder. */
    public static CoverageSource ofServer(CoverageKind kind, Path folder, String processQuestion, boolean threads) {
        return new CoverageSource(kind, Optional.empty(), Optional.of(folder), processQuestion, threads);
    }
}
