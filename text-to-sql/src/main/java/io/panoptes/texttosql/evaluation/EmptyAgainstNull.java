package io.panoptes.texttosql.evaluation;

import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;

/** Two answers of which one has no row and the other one row of NULLs: to a person both say that there is nothing. */
final class EmptyAgainstNull {
    private EmptyAgainstNull() {}

    static boolean is(List<Row> left, List<Row> right) {
        return left.isEmpty() && isNull(right) || right.isEmpty() && isNull(left);
    }

    private static boolean isNull(List<Row> rows) {
        return !rows.isEmpty()
                && rows.stream().allMatch(row -> row.values().stream().allMatch(Value::isNull));
    }
}
