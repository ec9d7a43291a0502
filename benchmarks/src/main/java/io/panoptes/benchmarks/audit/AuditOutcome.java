package io.panoptes.benchmarks.audit;

import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import java.util.List;

/** What came of a text. */
sealed interface AuditOutcome {
    /** The engine and the DBMS give the same wherever both give something, which is so on this many databases. */
    record Agreed(int databases) implements AuditOutcome {}

    /** They differ. */
    record Different(Database database, List<Row> ours, List<Row> theirs) implements AuditOutcome {}

    /** The engine does not read it. */
    record Refused(String reason) implements AuditOutcome {}

    /** The engine reads it and gives no answer, which SQL may leave open. */
    record Open(String reason) implements AuditOutcome {}

    /** The DBMS takes it for wrong SQL, or fails, wherever the engine has an answer. */
    record Untaken(String message) implements AuditOutcome {}

    /** The engine fails on it. */
    record Broken(String error) implements AuditOutcome {}
}
