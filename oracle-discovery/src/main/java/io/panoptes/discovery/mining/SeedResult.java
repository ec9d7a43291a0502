package io.panoptes.discovery.mining;

import io.panoptes.sql.oracle.Oracle;
import java.util.List;

/**
 * What came of one seed.
 *
 * @param contradictions what was proven and yet contradicted, told for people
 * @param postponed whether answers are still to come, so that the seed is mined again
 * @param ended why the whole run has to end, or empty
 */
record SeedResult(
        MiningTally tally, List<Oracle> oracles, List<String> contradictions, boolean postponed, String ended) {
    SeedResult {
        oracles = List.copyOf(oracles);
        contradictions = List.copyOf(contradictions);
    }
}
