package io.panoptes.equivalence.refuter.symbolic.search;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Is there a database on which the answers of these queries meet this condition? */
public record SymbolicQuestion(
        Schema schema,
        List<Relation> queries,
        AnswerCondition condition,
        Semantics semantics,
        Map<String, List<Scalar>> checks) {
    public SymbolicQuestion {
        queries = List.copyOf(queries);
        checks = Map.copyOf(checks);
    }

    /** Whether two queries differ. */
    public static SymbolicQuestion of(Problem problem) {
        return new SymbolicQuestion(
                problem.schema(),
                List.of(problem.left(), problem.right()),
                AnswerCondition.differ(0, 1),
                problem.semantics(),
                problem.checks());
    }

    /** The same queries under another condition. */
    public SymbolicQuestion with(AnswerCondition other) {
        return new SymbolicQuestion(schema, queries, other, semantics, checks);
    }

    /** The types in which the columns of all answers can be compared. */
    List<SqlType> comparableTypes() {
        List<SqlType> common = new ArrayList<>(queries.getFirst().types());
        for (Relation query : queries) {
            if (query.types().size() != common.size()) {
                throw new Unsupported("queries with different numbers of columns");
            }
            for (int i = 0; i < common.size(); i++) {
                common.set(i, ValueTerms.common(common.get(i), query.types().get(i)));
            }
        }
        return common;
    }
}
