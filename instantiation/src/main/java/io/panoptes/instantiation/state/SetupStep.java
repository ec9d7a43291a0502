package io.panoptes.instantiation.state;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One step on the way to a database state; a reducer may drop steps, rows and parts. */
public sealed interface SetupStep {

    /**
     * @param suffix what the DBMS wants behind the closing parenthesis, such as {@code STRICT}; empty for none
     * @param descending the columns that a key of the table holds from the last value to the first
     */
    record CreateTable(
            String name,
            List<ColumnDefinition> columns,
            List<Constraint> constraints,
            String suffix,
            Set<String> descending)
            implements SetupStep {
        public CreateTable {
            columns = List.copyOf(columns);
            constraints = List.copyOf(constraints);
            descending = Set.copyOf(descending);
        }

        public CreateTable(String name, List<ColumnDefinition> columns, List<Constraint> constraints, String suffix) {
            this(name, columns, constraints, suffix, Set.of());
        }
    }

    /** A column that comes to a table when its rows are in: {@code given} is what they hold there. */
    record AddColumn(String table, ColumnDefinition column, Value given) implements SetupStep {}

    /** A table that a module of the DBMS keeps; the columns have no types there. */
    record CreateVirtualTable(String name, String module, List<ColumnDefinition> columns) implements SetupStep {
        public CreateVirtualTable {
            columns = List.copyOf(columns);
        }
    }

    /**
     * @param typeName as the target spells the type
     * @param generated the expression of a generated column
     */
    record ColumnDefinition(
            String name, SqlType type, String typeName, boolean nullable, Optional<Generated> generated) {}

    record Generated(Expression expression, boolean stored) {}

    record Insert(String table, List<String> columns, List<Row> rows) implements SetupStep {
        public Insert {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * {@code INSERT INTO t (columns) SELECT ... FROM t, ...}: more rows like those that are there, made by the DBMS.
     *
     * @param level how far the tables have grown behind it: 1 for tenfold, 2 for a hundredfold, and so on
     */
    record Grow(int level, String table, List<String> columns, Query query) implements SetupStep {
        public Grow {
            columns = List.copyOf(columns);
        }
    }

    record CreateIndex(String name, boolean unique, String table, List<IndexKey> keys, Optional<Expression> where)
            implements SetupStep {
        public CreateIndex {
            keys = List.copyOf(keys);
        }
    }

    /** A column, what is computed of some, or the beginning of the texts of a column. */
    record IndexKey(Expression expression, boolean descending) {
        private static final String PREFIX = "\\(\\d+\\)";

        public static IndexKey prefix(Expression.ColumnReference column, int length, boolean descending) {
            return new IndexKey(new Expression.Template(List.of("", "(" + length + ")"), List.of(column)), descending);
        }

        /** Empty for a column, or the beginning of one. */
        public Optional<Expression> computed() {
            return expression instanceof Expression.ColumnReference || prefix().isPresent()
                    ? Optional.empty()
                    : Optional.of(expression);
        }

        /** The beginning of a column: its only argument, with the length behind it; empty for all else. */
        Optional<Expression.Template> prefix() {
            return expression instanceof Expression.Template template
                            && template.arguments().size() == 1
                            && template.arguments().getFirst() instanceof Expression.ColumnReference
                            && template.pieces().getFirst().isEmpty()
                            && template.pieces().getLast().matches(PREFIX)
                    ? Optional.of(template)
                    : Optional.empty();
        }
    }

    record CreateView(String name, List<String> columns, Query query) implements SetupStep {
        public CreateView {
            columns = List.copyOf(columns);
        }
    }

    record Update(String table, String column, Expression value, Optional<Expression> where) implements SetupStep {}

    record Delete(String table, Optional<Expression> where) implements SetupStep {}

    /** A statement of the target's own, such as {@code ANALYZE}. */
    record Verbatim(String sql) implements SetupStep {}
}
