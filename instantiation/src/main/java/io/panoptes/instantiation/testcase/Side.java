package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ReadSide;
import java.util.List;

/**
 * One concrete query, with the statements to run right before and after it, which give no answer to compare.
 *
 * @param changes what {@code changing} says, where the query is asked of changed data
 * @param changing statements that change data, between {@code before} and the query
 * @param checks what is asked about the changed table right behind the query
 */
public record Side(
        List<String> before,
        List<Change> changes,
        List<String> changing,
        Query query,
        String sql,
        List<String> checks,
        List<String> after) {
    public Side {
        before = List.copyOf(before);
        changes = List.copyOf(changes);
        changing = List.copyOf(changing);
        checks = List.copyOf(checks);
        after = List.copyOf(after);
    }

    /** Of a query that changes nothing. */
    public Side(List<String> before, Query query, String sql, List<String> after) {
        this(before, List.of(), List.of(), query, sql, List.of(), after);
    }

    /** Whether it is run in a transaction, which is taken back. */
    public boolean changesData() {
        return !new ReadSide(changes, query).allChanges().isEmpty();
    }

    /** With other statements right before and after it. */
    public Side within(List<String> first, List<String> last) {
        return new Side(first, changes, changing, query, sql, checks, last);
    }
}
