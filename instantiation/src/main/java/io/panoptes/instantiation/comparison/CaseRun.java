package io.panoptes.instantiation.comparison;

import io.panoptes.dbms.Outcome;
import java.util.List;

/**
 * What came of running a test case.
 *
 * @param nanos the time inside the DBMS
 * @param extras what came of the further statements that were run with it
 */
public record CaseRun(Judgement judgement, Outcome left, Outcome right, long nanos, List<Outcome> extras) {
    public CaseRun {
        extras = List.copyOf(extras);
    }
}
