package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code +, -, *, /, MOD, ABS, GREATEST, LEAST}, NULL where an argument is.
 *
 * <p>Whole numbers are without bounds, others exact. The quotient of whole numbers is cut towards zero and the remainder has
 * the sign of the dividend, as everywhere; where its type is no whole number it is exact. Databases on which something is
 * divided by zero are left out: DBMSs don't agree on what follows.
 */
record ArithmeticEncoder(Encoding encoding) {

    SymbolicValue value(Scalar.Call call, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        SqlType type = call.type();
        boolean ordersOnly = switch (call.operator()) {
            case GREATEST, LEAST -> true;
            default -> false;
        };
        if (!type.isNumeric() && !ordersOnly && !(type instanceof SqlType.NullType)) {
            throw new Unsupported("%s as %s".formatted(call.operator(), ValueTerms.name(type)));
        }
        List<SymbolicValue> arguments = call.arguments().stream()
                .map(argument -> encoding.value(argument, operandType(argument, type), scope))
                .toList();
        BoolExpr isNull =
                formulas.or(arguments.stream().map(SymbolicValue::isNull).toList());
        if (isNull.isTrue()) {
            return encoding.domains().nullOf(type);
        }
        Expr<?> first = arguments.getFirst().value();
        Expr<?> last = arguments.getLast().value();
        return new SymbolicValue(
                isNull,
                switch (call.operator()) {
                    case PLUS -> formulas.plus(first, last);
                    case MINUS -> formulas.minus(first, last);
                    case TIMES -> formulas.times(first, last);
                    case DIVIDE -> {
                        requireNotZero(last, isNull, scope);
                        yield SolverFormulas.isWhole(first) ? quotient(first, last) : formulas.divided(first, last);
                    }
                    case MODULO -> {
                        requireNotZero(last, isNull, scope);
                        yield remainder(first, last);
                    }
                    case NEGATE -> formulas.minus(zero(first), first);
                    case ABS -> absolute(first);
                    case GREATEST -> extreme(arguments, false);
                    case LEAST -> extreme(arguments, true);
                    default -> throw new IllegalArgumentException(call.operator() + " is no arithmetic");
                });
    }

    /** A fraction among the operands of a whole result is computed with as it is. */
    private static SqlType operandType(Scalar argument, SqlType result) {
        boolean narrows = result instanceof SqlType.IntegerType
                && argument.type().isNumeric()
                && !(argument.type() instanceof SqlType.IntegerType);
        if (narrows) {
            throw new Unsupported("arithmetic that cuts a fraction");
        }
        return result;
    }

    private void requireNotZero(Expr<?> divisor, BoolExpr isNull, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        encoding.assume(formulas.implies(
                formulas.and(scope.reached(), formulas.not(isNull)),
                formulas.not(formulas.same(divisor, zero(divisor)))));
    }

    private Expr<?> quotient(Expr<?> dividend, Expr<?> divisor) {
        SolverFormulas formulas = encoding.formulas();
        Expr<?> negated = formulas.divided(formulas.minus(zero(dividend), dividend), divisor);
        return formulas.choose(
                formulas.less(dividend, zero(dividend)),
                formulas.minus(zero(dividend), negated),
                formulas.divided(dividend, divisor));
    }

    private Expr<?> remainder(Expr<?> dividend, Expr<?> divisor) {
        if (!SolverFormulas.isWhole(dividend)) {
            throw new Unsupported("the remainder of fractions");
        }
        SolverFormulas formulas = encoding.formulas();
        return formulas.minus(dividend, formulas.times(divisor, quotient(dividend, divisor)));
    }

    private Expr<?> absolute(Expr<?> number) {
        SolverFormulas formulas = encoding.formulas();
        return formulas.choose(formulas.less(number, zero(number)), formulas.minus(zero(number), number), number);
    }

    private Expr<?> extreme(List<SymbolicValue> arguments, boolean least) {
        List<SymbolicValue> rest = new ArrayList<>(arguments);
        Expr<?> extreme = rest.removeFirst().value();
        for (SymbolicValue argument : rest) {
            Expr<?> candidate = argument.value();
            BoolExpr better = least
                    ? encoding.domains().less(candidate, extreme)
                    : encoding.domains().less(extreme, candidate);
            extreme = encoding.formulas().choose(better, candidate, extreme);
        }
        return extreme;
    }

    private Expr<?> zero(Expr<?> like) {
        return SolverFormulas.isWhole(like)
                ? encoding.formulas().integer(0)
                : encoding.formulas().z3().mkReal(0);
    }
}
