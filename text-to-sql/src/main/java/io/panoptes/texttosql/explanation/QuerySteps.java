package io.panoptes.texttosql.explanation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.Evaluator.Outcome;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What each clause of a query leaves on a database: the rows behind its FROM, its WHERE, its GROUP BY and so on. */
final class QuerySteps {
    /** In the order in which SQL applies them. */
    enum Step {
        FROM("FROM and its joins"),
        WHERE("WHERE"),
        GROUP("GROUP BY"),
        HAVING("HAVING"),
        ANSWER("SELECT");

        private final String words;

        Step(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    private QuerySteps() {}

    /** The rows behind each clause that the query has; those that can't be told are left out. */
    static Map<Step, List<Row>> of(Relation query, Database database) {
        Map<Step, Relation> parts = new EnumMap<>(Step.class);
        parts.put(Step.ANSWER, query);
        Relation inner = withoutTop(query);
        if (inner instanceof Relation.Filter(Relation grouped, var condition)
                && aggregate(grouped).isPresent()) {
            parts.put(Step.HAVING, inner);
            inner = withoutTop(grouped);
        }
        Optional<Relation.Aggregate> aggregate = aggregate(inner);
        if (aggregate.isPresent()) {
            parts.put(Step.GROUP, aggregate.get());
            inner = withoutTop(aggregate.get().input());
        }
        if (inner instanceof Relation.Filter(Relation from, var condition)) {
            parts.put(Step.WHERE, inner);
            inner = from;
        }
        parts.put(Step.FROM, inner);
        Map<Step, List<Row>> rows = new EnumMap<>(Step.class);
        parts.forEach((step, part) -> rows(part, database).ifPresent(found -> rows.put(step, found)));
        return rows;
    }

    /** Below orders, projections and DISTINCT. */
    private static Relation withoutTop(Relation query) {
        return switch (query) {
            case Relation.Sort sort -> withoutTop(sort.input());
            case Relation.Project project -> withoutTop(project.input());
            case Relation.Distinct distinct -> withoutTop(distinct.input());
            case Relation other -> other;
        };
    }

    private static Optional<Relation.Aggregate> aggregate(Relation query) {
        return switch (query) {
            case Relation.Aggregate aggregate -> Optional.of(aggregate);
            case Relation.Project project -> aggregate(project.input());
            case Relation other -> Optional.empty();
        };
    }

    private static Optional<List<Row>> rows(Relation part, Database database) {
        try {
            return new Evaluator(Meaning.LENIENT).evaluate(part, database) instanceof Outcome.Rows(var answer)
                    ? Optional.of(answer.rows())
                    : Optional.empty();
        } catch (Unsupported e) {
            return Optional.empty();
        }
    }
}
