package io.panoptes.texttosql.pair;

import java.util.Optional;

/**
 * Whether a difference shows on data as the given database has them.
 *
 * @param isPlausible whether it shows on the given database itself, or on a small one with its values and mined constraints; if not,
 *     none was found
 * @param example the small one
 */
public record Plausibility(boolean isPlausible, Optional<PairCounterexample> example) {}
