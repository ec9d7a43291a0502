package io.panoptes.campaign;

import java.util.List;
import java.util.Optional;

/**
 * Cases of one database state that are run in one round trip.
 *
 * @param completes the range of indexes that is done when this batch is
 */
record Batch(List<PreparedCase> cases, Optional<IndexSupply.Range> completes) {
    /** Behind the last batch. */
    static final Batch END = new Batch(List.of(), Optional.empty());

    Batch {
        cases = List.copyOf(cases);
    }
}
