package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.problem.Answer;
import io.panoptes.sql.schema.Database;
import java.util.List;

/** What came of a search for a database on which the answers of several queries meet a condition. */
public sealed interface Disambiguation {

    /** The answers are the evaluator's, in the order of the queries. */
    record Found(Database database, List<Answer> answers) implements Disambiguation {
        public Found {
            answers = List.copyOf(answers);
        }
    }

    /** None was found; there is none of up to {@code rowBound} rows a table. */
    record NotFound(String reason, int rowBound) implements Disambiguation {}

    /** The evaluator does not agree with the encoding on this database: a bug of the engine. */
    record Spurious(Database database, String reason) implements Disambiguation {}
}
