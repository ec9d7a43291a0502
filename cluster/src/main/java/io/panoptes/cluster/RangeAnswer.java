package io.panoptes.cluster;

import io.panoptes.campaign.RangeOutcome;
import java.util.Optional;

/**
 * What came of a range, for the driver.
 *
 * @param error of Panoptes itself, which no other machine would be spared
 */
public record RangeAnswer(Optional<RangeOutcome> outcome, Optional<String> error) {}
