package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Query;
import java.util.List;

/** One concrete query, with the statements to run right before and after it, which give no answer to compare. */
public record Side(List<String> before, Query query, String sql, List<String> after) {
    public Side {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }
}
