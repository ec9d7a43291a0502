package io.panoptes.instantiation.guidance;

import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.instantiation.testcase.TestCase;
import java.util.List;

/** Receives the code that each case of a campaign reached. Called by several threads. */
@FunctionalInterface
public interface CoverageFeedback {

    /** @param suspicious whether it disagreed or broke the DBMS: what is made of it would say the same again */
    void ran(TestCase testCase, PairCoverage coverage, long nanos, boolean suspicious);

    /** All of them are told of everything. */
    static CoverageFeedback all(List<CoverageFeedback> several) {
        return new CoverageFeedback() {
            @Override
            public void ran(TestCase testCase, PairCoverage coverage, long nanos, boolean suspicious) {
                several.forEach(one -> one.ran(testCase, coverage, nanos, suspicious));
            }

            @Override
            public void entered(TestCase first, int statements, long nanos) {
                several.forEach(one -> one.entered(first, statements, nanos));
            }
        };
    }

    /** The state of this case was made, by this number of statements. */
    default void entered(TestCase first, int statements, long nanos) {}
}
