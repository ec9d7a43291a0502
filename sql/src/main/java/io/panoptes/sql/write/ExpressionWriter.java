package io.panoptes.sql.write;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.UnaryOperator;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes expressions. Operands get parentheses unless they can't be misread under any DBMS's precedences: those of AND
 * and OR over comparisons are all that is relied on.
 */
final class ExpressionWriter {
    private static final Set<String> WITHOUT_PARENTHESES = Set.of(
            "CURRENT_DATE",
            "CURRENT_TIME",
            "CURRENT_TIMESTAMP",
            "LOCALTIME",
            "LOCALTIMESTAMP",
            "CURRENT_USER",
            "SESSION_USER",
            "SYSTEM_USER",
            "USER",
            "CURRENT_ROLE",
            "CURRENT_SCHEMA",
            "CURRENT_CATALOG");

    private final Dialect dialect;
    private final StringBuilder out;
    private final QueryWriter queries;

    ExpressionWriter(Dialect dialect, StringBuilder out, QueryWriter queries) {
        this.dialect = dialect;
        this.out = out;
        this.queries = queries;
    }

    void expression(Expression expression) {
        switch (expression) {
            case Expression.Literal(var value) -> LiteralWriter.write(value, dialect, out);
            case Expression.ColumnReference(var qualifier, var name) -> {
                if (qualifier.isPresent()) {
                    Names.write(qualifier.get(), dialect, out);
                    out.append('.');
                }
                Names.write(name, dialect, out);
            }
            case Expression.Unary(var operator, var operand) -> {
                out.append(operator.sql()).append(operator == UnaryOperator.NOT ? " " : "");
                operand(operand);
            }
            case Expression.Binary binary -> binary(binary);
            case Expression.Is is -> TestWriter.write(is, this, dialect);
            case Expression.Between(var operand, var low, var high, boolean negated) -> {
                comparand(operand);
                out.append(negated ? " NOT BETWEEN " : " BETWEEN ");
                comparand(low);
                out.append(" AND ");
                comparand(high);
            }
            // a IN ((SELECT ...)) would be read as a IN (SELECT ...), which may give many rows.
            case Expression.InList(var operand, var values, boolean negated)
            when values.size() == 1 && values.getFirst() instanceof Expression.ScalarQuery -> {
                operand(operand);
                out.append(negated ? " <> " : " = ");
                operand(values.getFirst());
            }
            case Expression.InList(var operand, var values, boolean negated) -> {
                operand(operand);
                out.append(negated ? " NOT IN (" : " IN (");
                list(values);
                out.append(')');
            }
            case Expression.InQuery(var operand, var query, boolean negated) -> {
                operand(operand);
                out.append(negated ? " NOT IN " : " IN ");
                queries.inParentheses(query);
            }
            case Expression.Exists(var query) -> {
                out.append("EXISTS ");
                queries.inParentheses(query);
            }
            case Expression.ScalarQuery(var query) -> queries.inParentheses(query);
            case Expression.Quantified(var left, var operator, boolean all, var query) -> {
                operand(left);
                out.append(' ').append(operator.sql()).append(all ? " ALL " : " ANY ");
                queries.inParentheses(query);
            }
            case Expression.Like(var operand, var pattern, boolean negated) -> {
                operand(operand);
                out.append(negated ? " NOT LIKE " : " LIKE ");
                operand(pattern);
            }
            case Expression.Case conditional -> conditional(conditional);
            case Expression.Cast cast -> cast(cast);
            case Expression.Function function -> FunctionWriter.write(function, this, dialect);
            case Expression.RowValue(var items) -> {
                out.append(items.size() == 1 ? "ROW(" : "(");
                list(items);
                out.append(')');
            }
            case Expression.Star ignored -> out.append('*');
            case Expression.Interval(var amount, var unit) -> {
                boolean negative = amount.startsWith("-");
                out.append(negative ? "INTERVAL -'" : "INTERVAL '");
                out.append(negative ? amount.substring(1) : amount).append("' ").append(unit);
            }
            case Expression.Verbatim(var text) -> out.append('(').append(text).append(')');
            case Expression.Template(var pieces, var arguments) -> {
                out.append('(').append(pieces.getFirst());
                for (int i = 0; i < arguments.size(); i++) {
                    operand(arguments.get(i));
                    out.append(pieces.get(i + 1));
                }
                out.append(')');
            }
        }
    }

    StringBuilder out() {
        return out;
    }

    QueryWriter queries() {
        return queries;
    }

    static boolean isWrittenBare(String function) {
        return WITHOUT_PARENTHESES.contains(function);
    }

    /** As {@link #expression}, a predicate being made a value by CASE. */
    void value(Expression expression) {
        if (isPredicate(expression)) {
            out.append("CASE WHEN ");
            expression(expression);
            out.append(" THEN TRUE WHEN NOT (");
            expression(expression);
            out.append(") THEN FALSE END");
        } else {
            expression(expression);
        }
    }

    void list(List<Expression> expressions) {
        for (int i = 0; i < expressions.size(); i++) {
            out.append(i == 0 ? "" : ", ");
            expression(expressions.get(i));
        }
    }

    void operand(Expression operand) {
        parenthesised(operand, !isAtom(operand));
    }

    private void cast(Expression.Cast cast) {
        boolean concat = dialect.has(Habit.TEXT_CAST_AS_CONCAT)
                && cast.type() instanceof SqlType.TextType
                && !cast.operand().equals(Sql.literal(Value.NULL));
        out.append(concat ? "CONCAT(" : "CAST(");
        expression(cast.operand());
        out.append(concat ? "" : " AS " + TypeKind.cast(cast.type(), dialect)).append(')');
    }

    private void comparand(Expression operand) {
        parenthesised(operand, !isAtom(operand) && !(operand instanceof Expression.Literal));
    }

    private void parenthesised(Expression operand, boolean parentheses) {
        out.append(parentheses ? "(" : "");
        expression(operand);
        out.append(parentheses ? ")" : "");
    }

    private void binary(Expression.Binary binary) {
        switch (binary.operator()) {
            case AND, OR -> logical(binary);
            case DISTINCT_FROM, NOT_DISTINCT_FROM -> TestWriter.distinctFrom(binary, this, dialect);
            case MODULO -> functionOrOperator("MOD", Habit.MODULO_AS_FUNCTION, binary);
            case CONCAT -> functionOrOperator("CONCAT", Habit.CONCAT_AS_FUNCTION, binary);
            case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> {
                comparand(binary.left());
                out.append(' ').append(binary.operator().sql()).append(' ');
                comparand(binary.right());
            }
            case PLUS, MINUS, TIMES, DIVIDE -> infix(binary);
        }
    }

    private void infix(Expression.Binary binary) {
        operand(binary.left());
        out.append(' ').append(binary.operator().sql()).append(' ');
        operand(binary.right());
    }

    private void functionOrOperator(String function, Habit asFunction, Expression.Binary binary) {
        if (!dialect.has(asFunction)) {
            infix(binary);
            return;
        }
        out.append(function).append('(');
        expression(binary.left());
        out.append(", ");
        expression(binary.right());
        out.append(')');
    }

    /** {@code a AND b AND c}; an OR within AND, or an AND within OR, stands in parentheses. */
    private void logical(Expression.Binary binary) {
        boolean chain = binary.left() instanceof Expression.Binary left && left.operator() == binary.operator();
        parenthesised(binary.left(), !chain && !isAtom(binary.left()) && !isTest(binary.left()));
        out.append(binary.operator() == BinaryOperator.AND ? " AND " : " OR ");
        parenthesised(binary.right(), !isAtom(binary.right()) && !isTest(binary.right()));
    }

    private void conditional(Expression.Case conditional) {
        Optional<Expression> compared = conditional.operand().filter(ignored -> dialect.has(Habit.CASE_BY_CONDITIONS));
        out.append("CASE");
        if (conditional.operand().isPresent() && compared.isEmpty()) {
            out.append(' ');
            operand(conditional.operand().get());
        }
        for (Expression.When branch : conditional.branches()) {
            out.append(" WHEN ");
            expression(compared.<Expression>map(operand -> Sql.equal(operand, branch.condition()))
                    .orElse(branch.condition()));
            out.append(" THEN ");
            expression(branch.result());
        }
        if (conditional.otherwise().isPresent()) {
            out.append(" ELSE ");
            expression(conditional.otherwise().get());
        }
        out.append(" END");
    }

    void sortKeys(List<Query.SortKey> keys) {
        String separator = "";
        for (Query.SortKey key : keys) {
            out.append(separator);
            separator = ", ";
            boolean byKey = dialect.has(Habit.NULLS_ORDER_AS_KEY) && key.nulls() != Query.NullOrder.UNSPECIFIED;
            if (byKey) {
                boolean first = key.nulls() == Query.NullOrder.FIRST;
                out.append("CASE WHEN ");
                operand(key.expression());
                out.append(first ? " IS NULL THEN 0 ELSE 1 END, " : " IS NULL THEN 1 ELSE 0 END, ");
            }
            expression(key.expression());
            out.append(key.descending() ? " DESC" : "");
            if (!byKey) {
                out.append(
                        switch (key.nulls()) {
                            case UNSPECIFIED -> "";
                            case FIRST -> " NULLS FIRST";
                            case LAST -> " NULLS LAST";
                        });
            }
        }
    }

    /** Whether it is read the same beside any operator. */
    private static boolean isAtom(Expression expression) {
        return switch (expression) {
            case Expression.Literal(Value.IntegerValue(var number)) -> number.signum() >= 0;
            case Expression.Literal(Value.DecimalValue(var number)) -> number.signum() >= 0;
            case Expression.Literal(Value.DoubleValue(double number)) -> Double.doubleToRawLongBits(number) >= 0;
            case Expression.Literal ignored -> true;
            case Expression.ColumnReference ignored -> true;
            case Expression.ScalarQuery ignored -> true;
            case Expression.Case ignored -> true;
            case Expression.Cast ignored -> true;
            case Expression.Function ignored -> true;
            case Expression.RowValue ignored -> true;
            case Expression.Star ignored -> true;
            case Expression.Interval ignored -> true;
            case Expression.Verbatim ignored -> true;
            case Expression.Template ignored -> true;
            case Expression.Unary ignored -> false;
            case Expression.Binary ignored -> false;
            case Expression.Is ignored -> false;
            case Expression.Between ignored -> false;
            case Expression.InList ignored -> false;
            case Expression.InQuery ignored -> false;
            case Expression.Exists ignored -> false;
            case Expression.Quantified ignored -> false;
            case Expression.Like ignored -> false;
        };
    }

    /** Whether it binds tighter than AND everywhere. */
    private static boolean isTest(Expression expression) {
        return expression instanceof Expression.Binary(var operator, var ignored, var ignoredToo)
                ? operator != BinaryOperator.AND && operator != BinaryOperator.OR
                : isPredicate(expression);
    }

    private static boolean isPredicate(Expression expression) {
        return switch (expression) {
            case Expression.Unary(var operator, var ignored) -> operator == UnaryOperator.NOT;
            case Expression.Binary(var operator, var ignored, var ignoredToo) ->
                switch (operator) {
                    case AND, OR, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> true;
                    case DISTINCT_FROM, NOT_DISTINCT_FROM -> true;
                    case PLUS, MINUS, TIMES, DIVIDE, MODULO, CONCAT -> false;
                };
            case Expression.Is ignored -> true;
            case Expression.Between ignored -> true;
            case Expression.InList ignored -> true;
            case Expression.InQuery ignored -> true;
            case Expression.Exists ignored -> true;
            case Expression.Quantified ignored -> true;
            case Expression.Like ignored -> true;
            case Expression.Literal ignored -> false;
            case Expression.ColumnReference ignored -> false;
            case Expression.ScalarQuery ignored -> false;
            case Expression.Case ignored -> false;
            case Expression.Cast ignored -> false;
            case Expression.Function ignored -> false;
            case Expression.RowValue ignored -> false;
            case Expression.Star ignored -> false;
            case Expression.Interval ignored -> false;
            case Expression.Verbatim ignored -> false;
            case Expression.Template ignored -> false;
        };
    }
}
