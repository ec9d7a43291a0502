package io.panoptes.sql.ast;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;

/** An expression: something that gives a value for a row. */
public sealed interface Expression {

    record Literal(Value value) implements Expression {}

    record ColumnReference(Optional<String> qualifier, String name) implements Expression {}

    record Unary(UnaryOperator operator, Expression operand) implements Expression {}

    record Binary(BinaryOperator operator, Expression left, Expression right) implements Expression {}

    /** {@code operand IS [NOT] NULL | TRUE | FALSE | UNKNOWN}. */
    record Is(Expression operand, Test test, boolean negated) implements Expression {}

    record Between(Expression operand, Expression low, Expression high, boolean negated) implements Expression {}

    record InList(Expression operand, List<Expression> values, boolean negated) implements Expression {
        public InList {
            values = List.copyOf(values);
        }
    }

    record InQuery(Expression operand, Query query, boolean negated) implements Expression {}

    record Exists(Query query) implements Expression {}

    record ScalarQuery(Query query) implements Expression {}

    /** {@code left operator ANY | ALL (query)}. */
    record Quantified(Expression left, BinaryOperator operator, boolean all, Query query) implements Expression {}

    record Like(Expression operand, Expression pattern, boolean negated) implements Expression {}

    /** {@code CASE [operand] WHEN ... THEN ... ELSE ... END}. */
    record Case(Optional<Expression> operand, List<When> branches, Optional<Expression> otherwise)
            implements Expression {
        public Case {
            branches = List.copyOf(branches);
        }
    }

    record Cast(Expression operand, SqlType type) implements Expression {}

    /** A function or an aggregate. {@code COUNT(*)} has a {@link Star} as its only argument. */
    record Function(
            String name,
            List<Expression> arguments,
            boolean distinct,
            Optional<Expression> filter,
            Optional<Window> over)
            implements Expression {
        public Function {
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code (a, b, ...)}. */
    record RowValue(List<Expression> items) implements Expression {
        public RowValue {
            items = List.copyOf(items);
        }
    }

    /** The star of {@code COUNT(*)}. */
    record Star() implements Expression {}

    /** {@code INTERVAL '1' DAY}. */
    record Interval(String amount, String unit) implements Expression {}

    /** Text of one DBMS's own that nothing here looks into; printed in parentheses. */
    record Verbatim(String text) implements Expression {}

    /**
     * An operator of one DBMS's own, such as {@code a GLOB b}: text pieces with the arguments between them, so that the
     * arguments can still be replaced. There is one piece more than arguments. Printed in parentheses, as is each
     * argument that is neither a literal nor a column.
     */
    record Template(List<String> pieces, List<Expression> arguments) implements Expression {
        public Template {
            pieces = List.copyOf(pieces);
            arguments = List.copyOf(arguments);
            if (pieces.size() != arguments.size() + 1) {
                throw new IllegalArgumentException("%d pieces of text cannot hold %d arguments, only %d"
                        .formatted(pieces.size(), arguments.size(), pieces.size() - 1));
            }
        }
    }

    record When(Expression condition, Expression result) {}

    /** {@code (PARTITION BY partition ORDER BY order frame)}; the frame is kept as text. */
    record Window(List<Expression> partition, List<Query.SortKey> order, Optional<String> frame) {
        public Window {
            partition = List.copyOf(partition);
            order = List.copyOf(order);
        }
    }

    enum Test {
        NULL,
        TRUE,
        FALSE,
        UNKNOWN
    }

    enum UnaryOperator {
        NOT("NOT"),
        NEGATE("-"),
        PLUS("+");

        private final String sql;

        UnaryOperator(String sql) {
            this.sql = sql;
        }

        public String sql() {
            return sql;
        }
    }

    enum BinaryOperator {
        AND("AND"),
        OR("OR"),
        EQUAL("="),
        NOT_EQUAL("<>"),
        LESS("<"),
        LESS_OR_EQUAL("<="),
        GREATER(">"),
        GREATER_OR_EQUAL(">="),
        DISTINCT_FROM("IS DISTINCT FROM"),
        NOT_DISTINCT_FROM("IS NOT DISTINCT FROM"),
        PLUS("+"),
        MINUS("-"),
        TIMES("*"),
        DIVIDE("/"),
        MODULO("%"),
        CONCAT("||");

        private final String sql;

        BinaryOperator(String sql) {
            this.sql = sql;
        }

        public String sql() {
            return sql;
        }

        /** Whether it says how two values stand to each other. */
        public boolean isComparison() {
            return switch (this) {
                case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> true;
                case DISTINCT_FROM, NOT_DISTINCT_FROM -> true;
                case AND, OR, PLUS, MINUS, TIMES, DIVIDE, MODULO, CONCAT -> false;
            };
        }
    }
}
