package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;

/** {@code FLOOR, CEILING, ROUND}; ROUND takes a half away from zero. */
record RoundingEncoder(Encoding encoding) {

    SymbolicValue value(Scalar.Call call, SymbolicScope scope) {
        Scalar operand = call.arguments().getFirst();
        SymbolicValue value = encoding.value(operand, scope);
        if (value.isNull().isTrue()) {
            return encoding.domains().nullOf(call.type());
        }
        if (!operand.type().isNumeric()) {
            throw new Unsupported("%s of %s".formatted(call.operator(), ValueTerms.name(operand.type())));
        }
        Expr<?> rounded = rounded(call, value.value());
        boolean wholeResult = call.type() instanceof SqlType.IntegerType;
        if (wholeResult && !SolverFormulas.isWhole(rounded)) {
            rounded = floor(rounded);
        }
        return new SymbolicValue(
                value.isNull(), wholeResult ? rounded : encoding.formulas().toReal(rounded));
    }

    private Expr<?> rounded(Scalar.Call call, Expr<?> number) {
        if (SolverFormulas.isWhole(number) && !(call.operator() == Operator.ROUND && digits(call) < 0)) {
            return number;
        }
        return switch (call.operator()) {
            case FLOOR -> floor(number);
            case CEILING -> negated(floor(negated(number)));
            case ROUND -> round(encoding.formulas().toReal(number), digits(call));
            default -> throw new IllegalArgumentException(call.operator() + " does not round");
        };
    }

    /** {@code x -> sign(x) * floor(|x| * 10^digits + 1/2) / 10^digits}. */
    Expr<?> round(Expr<?> number, int digits) {
        SolverFormulas formulas = encoding.formulas();
        Expr<?> unit =
                formulas.z3().mkReal(BigDecimal.ONE.movePointRight(digits).toPlainString());
        Expr<?> zero = formulas.z3().mkReal(0);
        var negative = formulas.less(number, zero);
        Expr<?> size = formulas.choose(negative, formulas.minus(zero, number), number);
        Expr<?> half = formulas.z3().mkReal(1, 2);
        Expr<?> steps = formulas.toReal(floor(formulas.plus(formulas.times(size, unit), half)));
        Expr<?> result = formulas.divided(steps, unit);
        return formulas.choose(negative, formulas.minus(zero, result), result);
    }

    Expr<?> floor(Expr<?> number) {
        return SolverFormulas.isWhole(number)
                ? number
                : encoding.formulas().z3().mkReal2Int(SolverFormulas.real(number));
    }

    private Expr<?> negated(Expr<?> number) {
        SolverFormulas formulas = encoding.formulas();
        return formulas.minus(
                SolverFormulas.isWhole(number)
                        ? formulas.integer(0)
                        : formulas.z3().mkReal(0),
                number);
    }

    private static int digits(Scalar.Call call) {
        if (call.arguments().size() == 1) {
            return 0;
        }
        if (call.arguments().get(1) instanceof Scalar.Literal(Value.IntegerValue(var digits), var ignored)
                && digits.abs().bitLength() < 6) {
            return digits.intValueExact();
        }
        throw new Unsupported("ROUND to a number of digits that is not constant");
    }
}
