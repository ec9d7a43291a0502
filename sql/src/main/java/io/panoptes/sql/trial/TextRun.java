package io.panoptes.sql.trial;

import java.util.List;

/** What came of a pair of texts on a DBMS. */
public sealed interface TextRun {

    /** They ran. @param answers one for each database */
    record Ran(List<PairAnswer> answers) implements TextRun {
        public Ran {
            answers = List.copyOf(answers);
        }
    }

    /** The DBMS does not take the tables or a query at all, or is not there. */
    record Untaken(String reason) implements TextRun {}
}
