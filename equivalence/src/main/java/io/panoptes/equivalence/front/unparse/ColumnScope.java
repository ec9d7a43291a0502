package io.panoptes.equivalence.front.unparse;

import io.panoptes.sql.ast.Expression;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The names of the row at hand's columns, and of the rows around it. */
record ColumnScope(List<Expression> columns, @Nullable ColumnScope around) {
    ColumnScope {
        columns = List.copyOf(columns);
    }

    Expression column(int index) {
        return columns.get(index);
    }

    Expression outer(int level, int index) {
        ColumnScope scope = this;
        for (int i = 0; i < level; i++) {
            scope = Optional.ofNullable(scope.around).orElseThrow();
        }
        return scope.column(index);
    }
}
