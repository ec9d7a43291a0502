package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Database;

/** The reference: what a query gives on a database. For many databases of one query, see {@link CompiledQuery}. */
public record Evaluator(Meaning meaning) {

    /** What came of an evaluation. */
    public sealed interface Outcome {
        record Rows(Answer answer) implements Outcome {}

        /** An error, or several answers are right. */
        record None(String reason) implements Outcome {}
    }

    /** @throws Unsupported where the query uses what is not evaluated */
    public Outcome evaluate(Relation relation, Database database) {
        Pool pool = new Pool();
        CompiledQuery query = CompiledQuery.of(relation, database.schema(), pool, meaning);
        try {
            return new Outcome.Rows(query.answer(query.run(Tables.of(database, pool))));
        } catch (NoAnswer e) {
            return new Outcome.None(e.reason());
        }
    }
}
