package io.panoptes.benchmarks.rediscovery;

import java.time.Duration;

/** How long the suspects of a campaign are looked at: none of it is time in which cases run. */
final class ExaminationTime {
    /** Processes of other versions take a while to start, however short the campaign was. */
    private static final Duration LEAST = Duration.ofSeconds(90);

    /** For three or four suspects that are reduced: a version with many bugs has many suspects that are none of them. */
    private static final Duration OF_A_BUG = Duration.ofSeconds(30);

    private ExaminationTime() {}

    /** For each step that looks at all suspects in short: as long as the campaign. */
    static Duration ofStep(Duration campaign) {
        return longer(campaign, LEAST);
    }

    /** For those that are reduced. */
    static Duration ofBugs(Duration campaign, int bugs) {
        return longer(ofStep(campaign), OF_A_BUG.multipliedBy(bugs));
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? other : one;
    }
}
