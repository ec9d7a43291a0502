package io.panoptes.dbms;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import java.util.List;

/** What came of one statement. {@code nanos} is the time inside the DBMS. */
public sealed interface Outcome {

    /** It gave rows, in the order in which they came. */
    record Rows(List<String> columns, List<SqlType> types, List<Row> rows, long nanos) implements Outcome {
        public Rows {
            columns = List.copyOf(columns);
            types = List.copyOf(types);
            rows = List.copyOf(rows);
        }
    }

    /** It ran and gave no rows. */
    record Done(long nanos) implements Outcome {}

    /**
     * The DBMS said no.
     *
     * @param sqlState {@code #} and the number of the error where its driver knows no state
     */
    record Failed(ErrorClass errorClass, String sqlState, String message, long nanos) implements Outcome {
        /** What stands before the number of an error in place of a state. */
        public static final String CODE = "#";

        /** The state of a statement whose time was up, by the SQL standard. */
        private static final String TIMED_OUT = "HYT00";

        /** Whether it was cancelled, for it did not end within its limit. */
        public boolean isTimedOut() {
            return errorClass == ErrorClass.RESOURCE && sqlState.equals(TIMED_OUT);
        }
    }

    /**
     * The worker process died under it, or was ended for a sanitizer's report; {@code evidence} holds the report, or exit code, last
     * output and crash log.
     */
    record Crashed(String evidence) implements Outcome {}

    /** It did not end within the limit, and could not be cancelled; the worker process was killed. */
    record Hung(long limitMillis, String evidence) implements Outcome {}

    /** It was not run, for an earlier one ended the worker process. */
    record Skipped() implements Outcome {}

    enum ErrorClass {
        /** Division by zero, overflow, a bad cast: what a correct DBMS may raise in one plan and not in another. */
        ORDINARY,
        /** The statement is not SQL for this DBMS, or names what is not there: our test case is invalid. */
        INVALID,
        /** An assertion or an internal error: a finding. */
        INTERNAL,
        /** Memory, disk, a time limit that the DBMS itself kept: not a finding, and says nothing. */
        RESOURCE
    }
}
