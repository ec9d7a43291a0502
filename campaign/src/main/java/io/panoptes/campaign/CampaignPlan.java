package io.panoptes.campaign;

import io.panoptes.corpus.SnippetSource;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a campaign is to do. It is the first line of the journal, so that a campaign that was cut short knows how to go on.
 *
 * @param target as the user named it and the resolver completed it, such as {@code duckdb:1.3.2.0}
 * @param build a jar or native library in place of a released version
 * @param time how long to run; one of this and {@code cases} is there
 * @param cases how many test cases to draw
 * @param oracles files of oracles; none for the library that is shipped
 * @param snippets where they come from, if the user said so
 */
public record CampaignPlan(
        String target,
        Optional<Path> build,
        long seed,
        Optional<Duration> time,
        Optional<Long> cases,
        int workers,
        List<Path> oracles,
        Optional<SnippetSource> snippets) {
    public CampaignPlan {
        oracles = List.copyOf(oracles);
    }
}
