package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.SqlKind;

/**
 * {@code r = CAST(0.1 AS REAL) -> r = CAST(0.1 AS DOUBLE)}, where the cast is Calcite's and not the query's: some DBMSs compare a REAL with
 * a number of another type in 64 bits, so that {@code r = 0.1} holds nowhere. Numbers that are not written out are refused beside a REAL.
 */
final class RealComparison {
    private RealComparison() {}

    /** Whether a REAL beside another number is one of 64 bits in a DBMS that is read. */
    private static boolean isOpen(ReadingProfile profile) {
        return !profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN) || profile.has(ReadingTrait.REAL_COMPARES_AS_DOUBLE);
    }

    /** {@code NULLIF(r, 0.1)}. */
    static void refuseMixed(List<Scalar> operands, ReadingProfile profile) {
        boolean anyReal = isOpen(profile)
                && operands.stream().anyMatch(operand -> operand.type().equals(SqlType.REAL));
        if (anyReal && !operands.stream().allMatch(operand -> operand.type().equals(SqlType.REAL) || isNull(operand))) {
            throw new Unsupported("comparison of a REAL with another number in NULLIF");
        }
    }

    static boolean is(RexCall call) {
        return call.getOperands().size() == 2
                && (SqlKind.COMPARISON.contains(call.getKind())
                        || call.getKind() == SqlKind.IS_DISTINCT_FROM
                        || call.getKind() == SqlKind.IS_NOT_DISTINCT_FROM);
    }

    static List<Scalar> inDouble(RexCall call, List<Scalar> operands) {
        if (operands.stream().anyMatch(operand -> operand.type().equals(SqlType.REAL))) {
            for (int i = 0; i < operands.size(); i++) {
                check(call.getOperands().get(i), operands.get(i));
            }
        }
        List<Scalar> asWritten = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            asWritten.add(
                    operands.get(i).type().equals(SqlType.REAL)
                            ? asWritten(call.getOperands().get(i), operands.get(i))
                            : operands.get(i));
        }
        return asWritten.equals(operands)
                ? operands
                : asWritten.stream()
                        .map(operand -> Casts.cast(operand, SqlType.DOUBLE))
                        .toList();
    }

    /** {@code r = a}, {@code r = 0.1} of a REAL and another number, which some DBMSs compare in 32 bits and some in 64: refused. */
    static void refuseOpen(RexCall call, List<Scalar> operands, ReadingProfile profile) {
        boolean isOne = is(call) && !profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN);
        if (!isOne || operands.stream().noneMatch(operand -> operand.type().equals(SqlType.REAL))) {
            return;
        }
        for (int i = 0; i < operands.size(); i++) {
            Scalar written = operands.get(i).type().equals(SqlType.REAL)
                    ? asWritten(call.getOperands().get(i), operands.get(i))
                    : operands.get(i);
            boolean isSmall = written instanceof Scalar.Literal(Value.DoubleValue(double number), var ignored)
                    && (double) (float) number == number;
            if (!isSmall && !written.type().equals(SqlType.REAL) && !isNull(written)) {
                throw new Unsupported("comparison of a REAL with %s".formatted(written.type()));
            }
        }
    }

    private static boolean isNull(Scalar scalar) {
        return scalar instanceof Scalar.Literal literal && literal.value().isNull();
    }

    /** The same of IN and its like, where what Calcite casts to REAL can't be told from what the query casts. */
    static void refuseCasts(List<Scalar> left, Relation right, ReadingProfile profile) {
        for (int i = 0; i < left.size(); i++) {
            boolean isReal = left.get(i).type().equals(SqlType.REAL)
                    || right.types().get(i).equals(SqlType.REAL);
            Scalar item = right instanceof Relation.Project project
                    ? project.expressions().get(i)
                    : new Scalar.Column(i, right.types().get(i));
            boolean arePlain = isColumn(left.get(i))
                    && isColumn(item)
                    && left.get(i).type().equals(right.types().get(i));
            if (isReal && !arePlain && isOpen(profile)) {
                throw new Unsupported("comparison of a REAL with the rows of a subquery");
            }
        }
    }

    private static boolean isColumn(Scalar scalar) {
        return scalar instanceof Scalar.Column || scalar instanceof Scalar.Outer;
    }

    private static void check(RexNode node, Scalar operand) {
        boolean isAsked = node instanceof RexCall call && call.getOperator() == FrontOperators.PLAIN_VALUE;
        Scalar number = operand instanceof Scalar.Cast(Scalar inner, var ignored) ? inner : operand;
        boolean isExact = number.type() instanceof SqlType.IntegerType || number.type() instanceof SqlType.DecimalType;
        if (isExact && !isAsked && !(number instanceof Scalar.Literal)) {
            throw new Unsupported("comparison of a REAL with %s".formatted(number.type()));
        }
    }

    /** The number that Calcite makes a REAL. */
    private static Scalar asWritten(RexNode node, Scalar operand) {
        if (node instanceof RexCall call && call.getOperator() == FrontOperators.PLAIN_VALUE) {
            return operand;
        }
        RexNode written = node instanceof RexCall cast && cast.getKind() == SqlKind.CAST
                ? cast.getOperands().getFirst()
                : node;
        if (written instanceof RexLiteral literal && !literal.isNull()) {
            BigDecimal number = literal.getValueAs(BigDecimal.class);
            return number == null
                    ? operand
                    : new Scalar.Literal(new Value.DoubleValue(number.doubleValue()), SqlType.DOUBLE);
        }
        return operand instanceof Scalar.Cast(Scalar number, var ignored)
                        && number.type().isNumeric()
                ? number
                : operand;
    }
}
