package io.panoptes.equivalence.refuter.symbolic.search;

import io.panoptes.equivalence.problem.Answer;
import io.panoptes.sql.schema.Database;
import java.util.List;

/** What came of a search among the databases of up to some number of rows a table. */
public sealed interface SearchOutcome {

    /** This one meets the condition, with these answers. */
    record Found(Database database, List<Answer> answers) implements SearchOutcome {
        public Found {
            answers = List.copyOf(answers);
        }
    }

    /** None of them does. */
    public record Exhausted() implements SearchOutcome {}

    /** Not known. */
    record Open(String reason) implements SearchOutcome {}
}
