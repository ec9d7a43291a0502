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
    record Untaken(Part part, String reason) implements TextRun {}

    /** What is not taken. */
    enum Part {
        /** Nothing was run: the DBMS can't be opened, or died. */
        DBMS,
        TABLES,
        LEFT,
        RIGHT
    }
}
