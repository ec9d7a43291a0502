package io.panoptes.instantiation.state;

import java.util.List;

/**
 * A database that many test cases share: schema, rows, indexes, views.
 *
 * <p>Two states of the same number within a campaign are the same, so an instance that holds it needs no new setup.
 *
 * @param number counts the states of a campaign
 * @param seed what it was made from
 * @param steps how to make it in an empty database
 */
public record DatabaseState(long number, long seed, List<SetupStep> steps) {
    public DatabaseState {
        steps = List.copyOf(steps);
    }

    public DatabaseState withSteps(List<SetupStep> changed) {
        return new DatabaseState(number, seed, changed);
    }
}
