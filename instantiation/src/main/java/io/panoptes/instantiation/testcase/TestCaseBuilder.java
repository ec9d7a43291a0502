package io.panoptes.instantiation.testcase;

import io.panoptes.dbms.Hazard;

/**
 * Makes test cases, the same for the same (seed, index). Cases with neighbouring indexes share a database state.
 *
 * <p>Not for use by several threads.
 */
public interface TestCaseBuilder {

    /** The case of this index, or why there is none. */
    Drawn draw(long index);

    /** What came of drawing a case. */
    sealed interface Drawn {
        /** @param filled what the guards saw, and a writer need not make again */
        record Made(TestCase testCase, FilledCase filled) implements Drawn {}

        /** A guard dropped it. */
        record Dropped(Hazard hazard, String reason) implements Drawn {}

        /** No oracle that was tried fits this target or this state. */
        record Unfit(String reason) implements Drawn {}
    }
}
