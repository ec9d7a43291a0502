package io.panoptes.instantiation.testcase;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.SetupStep.CreateView;
import io.panoptes.sql.ast.Query;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The two queries of a test case with everything put in.
 *
 * @param views those that the queries need beside the state
 */
public record FilledCase(Query left, Query right, List<CreateView> views) {
    public FilledCase {
        views = List.copyOf(views);
    }

    static FilledCase of(TestCase testCase, ParsedOracle oracle) {
        Set<CreateView> views = new LinkedHashSet<>();
        Query left = CaseFilling.fill(oracle.left(), testCase, true, views);
        Query right = CaseFilling.fill(oracle.right(), testCase, false, views);
        for (Rewording rewording : testCase.rewordings()) {
            right = rewording.of(right);
        }
        return new FilledCase(left, right, List.copyOf(views));
    }
}
