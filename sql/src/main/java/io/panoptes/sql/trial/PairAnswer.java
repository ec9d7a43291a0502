package io.panoptes.sql.trial;

import io.panoptes.sql.value.Row;
import java.util.List;

/** What a DBMS gives for the two queries of a pair on one database. */
public sealed interface PairAnswer {

    /** The same answer twice. */
    record Same(int rows) implements PairAnswer {}

    /** Two answers, and neither changes when the rows are inserted in another order. */
    record Different(List<Row> left, List<Row> right) implements PairAnswer {
        public Different {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }
    }

    /**
     * Nothing that counts: a run-time error, a query that did not end in time, or an answer that depends on the order of the
     * rows.
     *
     * @param endless a query did not end in time, or the DBMS died: no further database is tried
     */
    record None(String reason, boolean endless) implements PairAnswer {
        public None(String reason) {
            this(reason, false);
        }
    }

    /** The DBMS does not take the rows: they break a constraint or do not fit a type. */
    record Refused(String reason) implements PairAnswer {}
}
