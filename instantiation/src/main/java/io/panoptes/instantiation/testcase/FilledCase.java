package io.panoptes.instantiation.testcase;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.write.Dialect;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The two queries of a test case with everything put in.
 *
 * @param views those that the queries need beside the state
 */
public record FilledCase(Query left, Query right, List<CreateView> views) {
    public FilledCase {
        views = List.copyOf(views);
    }

    public static FilledCase of(TestCase testCase, ParsedOracle oracle) {
        Set<CreateView> views = new LinkedHashSet<>();
        Query left = CaseFilling.fill(oracle.left(), testCase, true, views);
        Query right = CaseFilling.fill(oracle.right(), testCase, false, views);
        return new FilledCase(left, right, List.copyOf(views)).reworded(testCase.rewordings());
    }

    /** Those that change the right query. */
    public List<Rewording> sayable(Dialect dialect) {
        return Stream.of(Rewording.values())
                .filter(rewording -> rewording.isSayable(dialect))
                .filter(rewording -> !rewording.of(right).equals(right))
                .toList();
    }

    public FilledCase reworded(List<Rewording> rewordings) {
        Query changed = right;
        for (Rewording rewording : rewordings) {
            changed = rewording.of(changed);
        }
        return new FilledCase(left, changed, views);
    }
}
