package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.Evaluator.Outcome;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Database;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** What the evaluator says that queries give. */
record QueryAnswers(List<Relation> queries, Semantics semantics, Meaning meaning) {

    /**
     * The answers of all queries on one database.
     *
     * @param keys what of them counts
     */
    record Known(List<Answer> answers, List<Object> keys) {

        boolean meets(AnswerCondition condition) {
            return condition.holds((left, right) -> keys.get(left).equals(keys.get(right)));
        }

        int different() {
            return new HashSet<>(keys).size();
        }
    }

    /** Why a query has no answer, where {@link #on} gives none. */
    String objection(Database database) {
        for (Relation query : queries) {
            if (new Evaluator(meaning).evaluate(query, database) instanceof Outcome.None(String reason)) {
                return reason;
            }
        }
        return "";
    }

    /** Empty where a query has no answer. */
    Optional<Known> on(Database database) {
        List<Answer> answers = new ArrayList<>();
        List<Object> keys = new ArrayList<>();
        for (Relation query : queries) {
            if (!(new Evaluator(meaning).evaluate(query, database) instanceof Outcome.Rows(Answer answer))) {
                return Optional.empty();
            }
            answers.add(answer);
            keys.add(AnswerKey.of(answer, semantics));
        }
        return Optional.of(new Known(answers, keys));
    }
}
