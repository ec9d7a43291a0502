package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.problem.Answer;
import io.panoptes.sql.schema.Database;
import java.util.List;
import java.util.Optional;

/** What came of a search for a database on which the answers of several queries meet a condition. */
public sealed interface Disambiguation {

    /** The answers are the evaluator's, in the order of the queries. */
    record Found(Database database, List<Answer> answers) implements Disambiguation {
        public Found {
            answers = List.copyOf(answers);
        }
    }

    /**
     * None was found; there is none of up to {@code rowBound} rows a table.
     *
     * @param nearest the database on which most answers differ, of those that were tried; empty where all answers were alike
     */
    record NotFound(String reason, int rowBound, Optional<Found> nearest) implements Disambiguation {}

    /** The evaluator does not agree with the encoding on this database: a bug of the engine. */
    record Spurious(Database database, String reason) implements Disambiguation {}
}
