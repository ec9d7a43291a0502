package io.panoptes.reporting.model;

import io.panoptes.campaign.ci.CiRun;
import java.nio.file.Path;

/**
 * What was run, and how to run it again.
 *
 * @param build the jar, native library or installation that was tested; empty for a release
 * @param started in UTC, as in ISO 8601
 */
public record RunFacts(
        String panoptes,
        String target,
        String build,
        long seed,
        String folder,
        String command,
        String started,
        long budgetMillis,
        long elapsedMillis) {

    static RunFacts of(CiRun run) {
        return new RunFacts(
                run.panoptes(),
                run.target(),
                run.build().map(Path::toString).orElse(""),
                run.seed(),
                run.folder().toString(),
                run.command(),
                run.started().toString(),
                run.budget().toMillis(),
                run.elapsed().toMillis());
    }
}
