package io.panoptes.sql.write;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.value.Value;

/** Writes the tests that never give NULL: IS NULL, IS TRUE, IS DISTINCT FROM and the like. */
final class TestWriter {
    private TestWriter() {}

    static void write(Expression.Is is, ExpressionWriter writer, Dialect dialect) {
        if (dialect.has(Habit.TRUTH_TEST_AS_CASE) && is.test() != Expression.Test.NULL) {
            truthByCase(is, writer, dialect);
            return;
        }
        writer.operand(is.operand());
        writer.out().append(is.negated() ? " IS NOT " : " IS ");
        writer.out()
                .append(
                        is.test() == Expression.Test.UNKNOWN && dialect.has(Habit.UNKNOWN_AS_NULL)
                                ? "NULL"
                                : is.test().name());
    }

    /** The branch that is tested for gives TRUE, or FALSE where negated; the others the contrary. */
    private static void truthByCase(Expression.Is is, ExpressionWriter writer, Dialect dialect) {
        StringBuilder out = writer.out();
        open(out, dialect);
        switch (is.test()) {
            case TRUE -> {
                out.append("CASE WHEN ");
                writer.expression(is.operand());
                branches(!is.negated(), out, dialect);
            }
            case FALSE -> {
                out.append("CASE WHEN NOT (");
                writer.expression(is.operand());
                out.append(')');
                branches(!is.negated(), out, dialect);
            }
            case UNKNOWN, NULL -> {
                out.append("CASE WHEN ");
                writer.expression(is.operand());
                out.append(" THEN ");
                truth(is.negated(), out, dialect);
                out.append(" WHEN NOT (");
                writer.expression(is.operand());
                out.append(')');
                branches(is.negated(), out, dialect);
            }
        }
        close(out, dialect);
    }

    /** Without Boolean values the branches give numbers, and the test compares them. */
    private static void open(StringBuilder out, Dialect dialect) {
        out.append(dialect.lacks(Construct.BOOLEAN) ? "(" : "");
    }

    private static void close(StringBuilder out, Dialect dialect) {
        out.append(dialect.lacks(Construct.BOOLEAN) ? " = 1)" : "");
    }

    private static void truth(boolean truth, StringBuilder out, Dialect dialect) {
        if (dialect.lacks(Construct.BOOLEAN)) {
            out.append(truth ? 1 : 0);
        } else {
            LiteralWriter.write(Value.of(truth), dialect, out);
        }
    }

    private static void branches(boolean first, StringBuilder out, Dialect dialect) {
        out.append(" THEN ");
        truth(first, out, dialect);
        out.append(" ELSE ");
        truth(!first, out, dialect);
        out.append(" END");
    }

    static void distinctFrom(Expression.Binary binary, ExpressionWriter writer, Dialect dialect) {
        StringBuilder out = writer.out();
        boolean distinct = binary.operator() == BinaryOperator.DISTINCT_FROM;
        if (dialect.has(Habit.DISTINCT_FROM_AS_CASE)) {
            open(out, dialect);
            out.append("CASE WHEN ");
            writer.operand(binary.left());
            out.append(" = ");
            writer.operand(binary.right());
            out.append(" THEN ");
            truth(!distinct, out, dialect);
            out.append(" WHEN ");
            writer.operand(binary.left());
            out.append(" IS NULL AND ");
            writer.operand(binary.right());
            out.append(" IS NULL");
            branches(!distinct, out, dialect);
            close(out, dialect);
        } else if (dialect.has(Habit.DISTINCT_FROM_AS_NULL_SAFE_EQUAL)) {
            out.append(distinct ? "NOT (" : "");
            writer.operand(binary.left());
            out.append(" <=> ");
            writer.operand(binary.right());
            out.append(distinct ? ")" : "");
        } else {
            writer.operand(binary.left());
            out.append(
                    dialect.has(Habit.DISTINCT_FROM_AS_IS)
                            ? (distinct ? " IS NOT " : " IS ")
                            : (distinct ? " IS DISTINCT FROM " : " IS NOT DISTINCT FROM "));
            writer.operand(binary.right());
        }
    }
}
