package io.panoptes.sql.write;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.GroupBy;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.change.ReturningStatement;
import java.util.List;
import java.util.Optional;

/** Writes queries. */
final class QueryWriter {
    private final Dialect dialect;
    private final StringBuilder out;
    private final ExpressionWriter expressions;
    private final FromWriter froms;

    QueryWriter(Dialect dialect, StringBuilder out) {
        this.dialect = dialect;
        this.out = out;
        this.expressions = new ExpressionWriter(dialect, out, this);
        this.froms = new FromWriter(dialect, out, this);
    }

    ExpressionWriter expressions() {
        return expressions;
    }

    void query(Query query) {
        switch (query) {
            case Query.With with -> with(with);
            case Query.Select select -> select(select, Optional.empty());
            case Query.SetOperation operation -> setOperation(operation);
            case Query.Values(var rows) -> values(rows, List.of());
            case Query.Ordered ordered -> ordered(ordered);
            case Query.Returned returned -> returned(returned);
        }
    }

    private void returned(Query.Returned returned) {
        Optional<Change> statement = ReturningStatement.of(returned);
        if (statement.isEmpty()) {
            query(returned.rows());
            return;
        }
        boolean delta = dialect.has(Habit.RETURNING_AS_DELTA_TABLE);
        if (!delta) {
            out.append(SqlWriter.write(statement.get(), dialect)).append(" RETURNING ");
        } else {
            out.append("SELECT ");
        }
        String separator = "";
        for (SelectItem item : ReturningStatement.items(returned)) {
            out.append(separator);
            item(item);
            separator = ", ";
        }
        if (delta) {
            out.append(returned.statement() == Query.Returning.DELETE ? " FROM OLD TABLE (" : " FROM FINAL TABLE (")
                    .append(SqlWriter.write(statement.get(), dialect))
                    .append(") AS ");
            Names.write(returned.table(), dialect, out);
        }
    }

    void inParentheses(Query query) {
        out.append('(');
        query(query);
        out.append(')');
    }

    private void with(Query.With with) {
        out.append(with.recursive() && !dialect.has(Habit.RECURSIVE_WITHOUT_WORD) ? "WITH RECURSIVE " : "WITH ");
        String separator = "";
        for (Query.CommonTable table : with.tables()) {
            out.append(separator);
            Names.write(table.name(), dialect, out);
            names(table.columns());
            out.append(" AS ");
            if (dialect.has(Habit.SAYS_MATERIALIZED)) {
                switch (table.materialization()) {
                    case UNSPECIFIED -> {}
                    case MATERIALIZED -> out.append("MATERIALIZED ");
                    case NOT_MATERIALIZED -> out.append("NOT MATERIALIZED ");
                }
            }
            inParentheses(table.query());
            separator = ", ";
        }
        out.append(' ');
        if (with.body() instanceof Query.With) {
            inParentheses(with.body());
        } else {
            query(with.body());
        }
    }

    private void select(Query.Select select, Optional<Expression> top) {
        out.append(select.distinct() ? "SELECT DISTINCT " : "SELECT ");
        top(top);
        String separator = "";
        for (SelectItem item : select.items()) {
            out.append(separator);
            item(item);
            separator = ", ";
        }
        if (select.from().isPresent()) {
            out.append(" FROM ");
            froms.from(select.from().get());
        } else if (dialect.emptyFrom().isPresent()) {
            out.append(" FROM ").append(dialect.emptyFrom().get());
        }
        condition(" WHERE ", select.where());
        select.groupBy().ifPresent(this::groupBy);
        condition(" HAVING ", select.having());
    }

    private void item(SelectItem item) {
        switch (item) {
            case SelectItem.Column(var expression, var alias) -> {
                if (dialect.has(Habit.PREDICATE_ITEM_AS_CASE)) {
                    expressions.value(expression);
                } else {
                    expressions.expression(expression);
                }
                if (alias.isPresent()) {
                    out.append(" AS ");
                    Names.write(alias.get(), dialect, out);
                }
            }
            case SelectItem.Star(var qualifier) -> {
                if (qualifier.isPresent()) {
                    Names.write(qualifier.get(), dialect, out);
                    out.append('.');
                }
                out.append('*');
            }
        }
    }

    private void condition(String word, Optional<Expression> condition) {
        if (condition.isPresent()) {
            out.append(word);
            expressions.expression(condition.get());
        }
    }

    private void groupBy(GroupBy groupBy) {
        out.append(" GROUP BY ");
        switch (groupBy) {
            case GroupBy.Keys(var keys) -> expressions.list(keys);
            case GroupBy.Rollup(var keys)
            when dialect.has(Habit.ROLLUP_BEHIND) -> {
                expressions.list(keys);
                out.append(" WITH ROLLUP");
            }
            case GroupBy.Rollup(var keys) -> grouping("ROLLUP", keys);
            case GroupBy.Cube(var keys) -> grouping("CUBE", keys);
            case GroupBy.GroupingSets(var sets)
            when sets.size() == 1 && sets.getFirst().isEmpty() -> out.append("()");
            case GroupBy.GroupingSets(var sets) -> {
                out.append("GROUPING SETS (");
                String separator = "";
                for (List<Expression> set : sets) {
                    out.append(separator);
                    grouping("", set);
                    separator = ", ";
                }
                out.append(')');
            }
        }
    }

    private void grouping(String word, List<Expression> keys) {
        out.append(word).append('(');
        expressions.list(keys);
        out.append(')');
    }

    /** Left-associative chains of one operator need no parentheses; everything else gets them, where there are any. */
    private void setOperation(Query.SetOperation operation) {
        boolean none = dialect.has(Habit.SET_OPERANDS_WITHOUT_PARENTHESES);
        boolean chain = operation.left() instanceof Query.SetOperation left
                && (none || left.operator() == operation.operator());
        setOperand(operation.left(), chain);
        out.append(
                switch (operation.operator()) {
                    case UNION -> " UNION ";
                    case INTERSECT -> " INTERSECT ";
                    case EXCEPT -> " EXCEPT ";
                });
        out.append(operation.all() ? "ALL " : "");
        setOperand(operation.right(), false);
    }

    private void setOperand(Query operand, boolean bare) {
        if (bare || operand instanceof Query.Select || operand instanceof Query.Values) {
            query(operand);
        } else if (dialect.has(Habit.SET_OPERANDS_WITHOUT_PARENTHESES)) {
            out.append("SELECT * FROM ");
            inParentheses(operand);
        } else {
            inParentheses(operand);
        }
    }

    /** Rows as VALUES or as a UNION ALL of SELECTs, the columns of which then have these names. */
    void values(List<List<Expression>> rows, List<String> columns) {
        boolean union = dialect.has(Habit.VALUES_AS_UNION) && !columns.isEmpty();
        String word = dialect.has(Habit.VALUES_WITH_ROW) ? "ROW(" : "(";
        out.append(union ? "" : "VALUES ");
        String separator = "";
        for (List<Expression> row : rows) {
            out.append(separator).append(union ? "SELECT " : word);
            for (int i = 0; i < row.size(); i++) {
                out.append(i == 0 ? "" : ", ");
                expressions.expression(row.get(i));
                if (union) {
                    out.append(" AS ");
                    Names.write(columns.get(i), dialect, out);
                }
            }
            out.append(union ? dialect.emptyFrom().map(from -> " FROM " + from).orElse("") : ")");
            separator = union ? " UNION ALL " : ", ";
        }
    }

    private void ordered(Query.Ordered ordered) {
        // The names of a WITH are in scope in its ORDER BY: it goes inside.
        if (ordered.body() instanceof Query.With with) {
            query(new Query.With(
                    with.tables(),
                    with.recursive(),
                    new Query.Ordered(with.body(), ordered.keys(), ordered.limit(), ordered.offset())));
            return;
        }
        boolean selects = ordered.body() instanceof Query.Select;
        if (dialect.has(Habit.LIMIT_AS_TOP)
                && (ordered.limit().isPresent() || ordered.offset().isPresent())
                && (ordered.offset().isEmpty() && selects || ordered.keys().isEmpty() && !selects)) {
            orderedByTop(ordered);
            return;
        }
        if (ordered.body() instanceof Query.Ordered && dialect.has(Habit.SET_OPERANDS_WITHOUT_PARENTHESES)) {
            out.append("SELECT * FROM ");
            inParentheses(ordered.body());
        } else if (ordered.body() instanceof Query.Ordered) {
            inParentheses(ordered.body());
        } else {
            query(ordered.body());
        }
        sortKeys(ordered);
        limit(ordered);
    }

    private void sortKeys(Query.Ordered ordered) {
        if (!ordered.keys().isEmpty()) {
            out.append(" ORDER BY ");
            expressions.sortKeys(ordered.keys());
        }
    }

    /** TOP is of one SELECT: what is none, and is not sorted, becomes the table of one. */
    private void orderedByTop(Query.Ordered ordered) {
        Optional<Expression> top = ordered.offset().isPresent() ? Optional.empty() : ordered.limit();
        if (ordered.body() instanceof Query.Select select) {
            select(select, top);
            sortKeys(ordered);
            return;
        }
        out.append("SELECT ");
        top(top);
        out.append("* FROM ");
        inParentheses(ordered.body());
        out.append(dialect.has(Habit.TABLE_ALIAS_WITHOUT_AS) ? " w" : " AS w");
        if (top.isEmpty()) {
            limit(ordered);
        }
    }

    private void top(Optional<Expression> count) {
        if (count.isPresent()) {
            out.append("TOP (");
            expressions.expression(count.get());
            out.append(") ");
        }
    }

    private void limit(Query.Ordered ordered) {
        if (dialect.has(Habit.LIMIT_AS_TOP)) {
            limitBehindOrder(ordered);
            return;
        }
        if (dialect.has(Habit.FETCH_FIRST)) {
            optional(" OFFSET ", ordered.offset(), " ROWS");
            optional(" FETCH NEXT ", ordered.limit(), " ROWS ONLY");
            return;
        }
        optional(" LIMIT ", ordered.limit(), "");
        if (ordered.limit().isEmpty() && ordered.offset().isPresent() && dialect.has(Habit.OFFSET_NEEDS_LIMIT)) {
            out.append(" LIMIT 9223372036854775807");
        }
        optional(" OFFSET ", ordered.offset(), "");
    }

    /** OFFSET stands behind ORDER BY alone, and FETCH behind OFFSET alone. */
    private void limitBehindOrder(Query.Ordered ordered) {
        if (ordered.limit().isEmpty() && ordered.offset().isEmpty()) {
            return;
        }
        out.append(ordered.keys().isEmpty() ? " ORDER BY (SELECT NULL)" : "");
        if (ordered.offset().isEmpty()) {
            out.append(" OFFSET 0 ROWS");
        }
        optional(" OFFSET ", ordered.offset(), " ROWS");
        optional(" FETCH NEXT ", ordered.limit(), " ROWS ONLY");
    }

    private void optional(String before, Optional<Expression> expression, String after) {
        if (expression.isPresent()) {
            out.append(before);
            expressions.operand(expression.get());
            out.append(after);
        }
    }

    void names(List<String> names) {
        if (names.isEmpty()) {
            return;
        }
        out.append('(');
        for (int i = 0; i < names.size(); i++) {
            out.append(i == 0 ? "" : ", ");
            Names.write(names.get(i), dialect, out);
        }
        out.append(')');
    }
}
