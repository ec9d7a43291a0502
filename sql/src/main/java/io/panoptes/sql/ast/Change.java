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

    /**
     * {@code MERGE INTO table USING (source) AS n (columns) ON table.key = n.key WHEN MATCHED THEN UPDATE SET overwritten =
     * n.overwritten WHEN NOT MATCHED THEN INSERT (columns) VALUES (n.columns)}: a row of the source whose key the table has
     * overwrites columns of that row, any other is inserted. Some DBMSs write it as INSERT with ON CONFLICT or ON DUPLICATE KEY.
     *
     * @param columns what the source gives, in its order
     * @param key one of the columns, unique in the table and in the source
     * @param overwritten others of the columns; none where a row that is there stays as it is
     */
    record Merge(String table, List<String> columns, Query source, String key, List<String> overwritten)
            implements Change {
        public Merge {
            columns = List.copyOf(columns);
            overwritten = List.copyOf(overwritten);
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
            case Merge ignored -> List.of();
            case Update(var ignored, var assignments, var where) ->
                Stream.concat(assignments.stream().map(Assignment::value), where.stream())
                        .toList();
            case Delete(var ignored, var where) -> where.stream().toList();
        };
    }
}
