package io.panoptes.instantiation.testcase;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ChangeQuery;
import io.panoptes.sql.change.QueryAfter;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialect;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The two queries of a test case with everything put in.
 *
 * @param leftChanges the statements that change data before the left query
 * @param views those that the queries need beside the state
 */
public record FilledCase(
        List<Change> leftChanges, Query left, List<Change> rightChanges, Query right, List<CreateView> views) {
    public FilledCase {
        leftChanges = List.copyOf(leftChanges);
        rightChanges = List.copyOf(rightChanges);
        views = List.copyOf(views);
    }

    public static FilledCase of(TestCase testCase, ParsedOracle oracle) {
        Set<CreateView> views = new LinkedHashSet<>();
        Query left = CaseFilling.fill(oracle.left(), testCase, true, views);
        Query right = CaseFilling.fill(oracle.right(), testCase, false, views);
        List<Change> leftChanges = CaseFilling.fill(oracle.leftChanges(), testCase, true, views);
        List<Change> rightChanges = CaseFilling.fill(oracle.rightChanges(), testCase, false, views);
        return new FilledCase(leftChanges, left, rightChanges, right, List.copyOf(views))
                .rewritten(testCase.rewordings());
    }

    /** The left query over the tables before its statements; the query itself where it has none. */
    public Query derivedLeft(Schema schema) {
        return QueryAfter.of(leftChanges, left, schema);
    }

    public Query derivedRight(Schema schema) {
        return QueryAfter.of(rightChanges, right, schema);
    }

    /** What the statements compute that change data. */
    public List<Query> computed() {
        return Stream.concat(leftChanges.stream(), rightChanges.stream())
                .map(ChangeQuery::of)
                .toList();
    }

    /** The forms that the dialect has and that change the right query. */
    public List<EquivalentForm> expressibleForms(Dialect dialect) {
        return Stream.of(EquivalentForm.values())
                .filter(form -> form.isExpressible(dialect))
                .filter(form -> !form.of(right).equals(right))
                .toList();
    }

    public FilledCase rewritten(List<EquivalentForm> forms) {
        Query changed = right;
        for (EquivalentForm form : forms) {
            changed = form.of(changed);
        }
        return new FilledCase(leftChanges, left, rightChanges, changed, views);
    }
}
