package io.panoptes.instantiation.testcase;

import java.util.List;

/**
 * A test case as the target reads it.
 *
 * @param setup makes the database state in an empty database; skipped where the instance already holds the state
 * @param prepare run on the state before both sides: the views of this case alone
 * @param cleanup takes back what {@code prepare} did, so that the state can serve the next case
 */
public record ConcreteCase(List<String> setup, List<String> prepare, Side left, Side right, List<String> cleanup) {
    public ConcreteCase {
        setup = List.copyOf(setup);
        prepare = List.copyOf(prepare);
        cleanup = List.copyOf(cleanup);
    }
}
