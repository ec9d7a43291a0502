package io.panoptes.triage.slowdown;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Of two equivalent queries, how many rows a DBMS expects of each: by far not the same number, so that one of the two is wrong.
 *
 * @param setup the statements that make the data
 */
public record EstimatesApart(List<String> setup, Estimated left, Estimated right) {
    public EstimatesApart {
        setup = List.copyOf(setup);
    }

    /**
     * One of the two.
     *
     * @param actual the rows that it gave; empty where it was not run in time
     * @param farOff the first operator whose estimate is far from what was there
     */
    public record Estimated(String sql, double expected, OptionalDouble actual, Optional<String> farOff) {}
}
