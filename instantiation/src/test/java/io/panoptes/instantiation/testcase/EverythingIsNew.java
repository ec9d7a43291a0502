package io.panoptes.instantiation.testcase;

import io.panoptes.dbms.coverage.EdgeSet;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.dbms.coverage.StatementCoverage;
import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.guidance.CoverageGuide;
import io.panoptes.instantiation.guidance.PowerSchedule;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;

/** A guide that is told that each case reached an edge of its own. */
final class EverythingIsNew {
    private final CoverageGuide guide;

    EverythingIsNew(long seed) {
        this.guide = new CoverageGuide(
                seed, OracleChoice.UNIFORM, OracleFeedback.NONE, PowerSchedule.FAST, false, 25, 1, kept -> {});
    }

    CoverageGuide guide() {
        return guide;
    }

    /** The builder, whose cases the guide is told of as they are drawn. */
    TestCaseBuilder watching(TestCaseBuilder builder) {
        return index -> {
            Drawn drawn = builder.draw(index);
            if (drawn instanceof Drawn.Made made) {
                EdgeSet own = EdgeSet.of((int) index);
                guide.ran(
                        made.testCase(),
                        new PairCoverage(new StatementCoverage(1, own, own, EdgeSet.EMPTY), StatementCoverage.EMPTY),
                        1,
                        false);
            }
            return drawn;
        };
    }
}
