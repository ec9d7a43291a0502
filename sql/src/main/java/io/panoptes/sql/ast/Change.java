package io.panoptes.sql.ast;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A statement that changes the rows of one table. In its expressions the name of the table stands for the row that is changed. */
public sealed interface Change {
    String table();

    /** {@code INSERT INTO table (columns) source}. */
    record Insert(String table, List<String> columns, Query source) implements Change {
        public Insert {
            columns = List.copyOf(columns);
        }
    }

    /** {@code UPDATE table SET assignments WHERE where}. */
    record Update(String table, List<Assignment> assignments, Optional<Expression> where) implements Change {
        public Update {
            assignments = List.copyOf(assignments);
        }
    }

    /** {@code DELETE FROM table WHERE where}. */
    record Delete(String table, Optional<Expression> where) implements Change {}

    /** {@code column = value}. */
    record Assignment(String column, Expression value) {}

    /** The expressions that are computed for each row of the table. */
    default List<Expression> expressions() {
        return switch (this) {
            case Insert ignored -> List.of();
            case Update(var ignored, var assignments, var where) ->
                Stream.concat(assignments.stream().map(Assignment::value), where.stream())
                        .toList();
            case Delete(var ignored, var where) -> where.stream().toList();
        };
    }
}
