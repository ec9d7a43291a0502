package io.panoptes.texttosql.explanation;

import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The first clause behind which two queries have different numbers of rows on a database, or else the SELECT list. */
public final class PartingClause {
    private PartingClause() {}

    /** In words; empty where the clauses can't be compared. */
    public static String of(Problem problem, Database database) {
        Map<QuerySteps.Step, List<Row>> gold = QuerySteps.of(problem.left(), database);
        Map<QuerySteps.Step, List<Row>> predicted = QuerySteps.of(problem.right(), database);
        for (QuerySteps.Step step : QuerySteps.Step.values()) {
            @Nullable List<Row> left = gold.get(step);
            @Nullable List<Row> right = predicted.get(step);
            if (step == QuerySteps.Step.ANSWER && left != null && right != null && left.size() == right.size()) {
                return "They first differ at SELECT: the same number of rows with other values.";
            }
            if (left != null && right != null && left.size() != right.size()) {
                return "They first differ at %s: %s for the gold query, %s for the predicted one."
                        .formatted(step.words(), rows(left.size()), rows(right.size()));
            }
            if (step != QuerySteps.Step.ANSWER && (left == null) != (right == null)) {
                return "They first differ at %s, which only the %s query has."
                        .formatted(step.words(), left == null ? "predicted" : "gold");
            }
        }
        return "";
    }

    private static String rows(int count) {
        return count == 1 ? "1 row" : count + " rows";
    }
}
