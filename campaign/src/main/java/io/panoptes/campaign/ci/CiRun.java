package io.panoptes.campaign.ci;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What was run, with all that is needed to run it again.
 *
 * @param panoptes the version of Panoptes
 * @param target with its version, such as {@code duckdb:1.3.2.0}
 * @param build the jar, native library or installation in place of a release
 * @param folder where journal, findings and reports are
 * @param command the command line that gives the same cases on the same build
 * @param budget the whole wall time that was given
 * @param elapsed the wall time that was used
 */
public record CiRun(
        String panoptes,
        String target,
        Optional<Path> build,
        long seed,
        Path folder,
        String command,
        Instant started,
        Duration budget,
        Duration elapsed) {}
