package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Arithmetic;
import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.Dates;
import io.panoptes.equivalence.evaluator.value.FloatingArithmetic;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.TextFunctions;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** Calls of operators to expressions. NULL in gives NULL out, but for logic. */
final class CallCompiler {
    private final Run run;
    private final ScalarCompiler scalars;
    private final LogicCompiler logic;
    private final Arithmetic arithmetic;
    private final TextFunctions texts;

    CallCompiler(Run run, ScalarCompiler scalars, LogicCompiler logic) {
        this.run = run;
        this.scalars = scalars;
        this.logic = logic;
        this.arithmetic = new Arithmetic(run.pool, run.meaning);
        this.texts = new TextFunctions(run.pool);
    }

    /** An operator on codes none of which is NULL. */
    @FunctionalInterface
    interface Unary {
        long apply(long operand);
    }

    /** An operator on codes none of which is NULL. */
    @FunctionalInterface
    interface Binary {
        long apply(long left, long right);
    }

    CompiledScalar compile(Scalar.Call call, RowCursor scope) {
        List<Scalar> arguments = call.arguments();
        return switch (call.operator()) {
            case AND -> logic.junction(arguments, Pool.FALSE, scope);
            case OR -> logic.junction(arguments, Pool.TRUE, scope);
            case NOT -> unary(call, scope, value -> 1 - value);
            case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                logic.comparison(call.operator(), arguments.get(0), arguments.get(1), scope);
            case IS_DISTINCT_FROM -> logic.isDistinct(arguments.get(0), arguments.get(1), false, scope);
            case IS_NOT_DISTINCT_FROM -> logic.isDistinct(arguments.get(0), arguments.get(1), true, scope);
            case IS_NULL -> test(call, scope, Pool.NULL, true);
            case IS_NOT_NULL -> test(call, scope, Pool.NULL, false);
            case IS_TRUE -> test(call, scope, Pool.TRUE, true);
            case IS_NOT_TRUE -> test(call, scope, Pool.TRUE, false);
            case IS_FALSE -> test(call, scope, Pool.FALSE, true);
            case IS_NOT_FALSE -> test(call, scope, Pool.FALSE, false);
            case PLUS, MINUS, TIMES, DIVIDE, MODULO -> numeric(call, scope, operation(call));
            case NEGATE -> unary(call, scope, value -> within64Bits(arithmetic.minus(0, value), call));
            case ABS -> unary(call, scope, value -> within64Bits(arithmetic.abs(value), call));
            case FLOOR -> unary(call, scope, arithmetic::floor);
            case CEILING -> unary(call, scope, arithmetic::ceiling);
            case ROUND -> {
                Binary rounding = rounding(arguments.getFirst().type());
                yield arguments.size() == 1
                        ? unary(call, scope, value -> rounding.apply(value, 0))
                        : numeric(call, scope, rounding);
            }
            case CONCAT -> concat(call, scope);
            case UPPER -> unary(call, scope, texts::upper);
            case LOWER -> unary(call, scope, texts::lower);
            case CHARACTER_LENGTH -> unary(call, scope, texts::length);
            case SUBSTRING ->
                arguments.size() == 2
                        ? binary(call, scope, (text, start) -> texts.substring(text, start, Integer.MAX_VALUE))
                        : substring(call, scope);
            case TRIM -> unary(only(call), scope, texts::trim);
            case LIKE -> like(call, scope);
            case GREATEST -> extreme(call, scope, 1);
            case LEAST -> extreme(call, scope, -1);
            case YEAR -> unary(call, scope, dates(call)::year);
            case MONTH -> unary(call, scope, dates(call)::month);
            case DAY -> unary(call, scope, dates(call)::day);
            case DATE_ADD_DAYS -> binary(call, scope, dates(call)::addDays);
            case DATE_ADD_MONTHS -> binary(call, scope, dates(call)::addMonths);
            case DATE_DIFF_DAYS -> difference(call, scope);
        };
    }

    private static Scalar.Call only(Scalar.Call call) {
        if (call.arguments().size() != 1) {
            throw new Unsupported(call.operator() + " of several arguments");
        }
        return call;
    }

    private static Dates dates(Scalar.Call call) {
        return Dates.of(call.arguments().getFirst().type(), call.operator().toString());
    }

    private CompiledScalar unary(Scalar.Call call, RowCursor scope, Unary operator) {
        CompiledScalar operand = scalars.compile(call.arguments().getFirst(), scope);
        return () -> {
            long value = operand.value();
            return value == Pool.NULL ? Pool.NULL : operator.apply(value);
        };
    }

    private Binary operation(Scalar.Call call) {
        if (call.type() instanceof SqlType.DoubleType(int bits)) {
            return floating(call.operator(), new FloatingArithmetic(run.pool, run.meaning, bits));
        }
        Binary exact = exact(call.operator(), call.type());
        return (left, right) -> within64Bits(exact.apply(left, right), call);
    }

    /** Beyond, some DBMSs fail, and others go on in floating point or with more digits. Whole numbers of more bits come as decimals. */
    private long within64Bits(long result, Scalar.Call call) {
        boolean isWide = result != Pool.NULL
                && !Pool.isSmall(result)
                && run.pool.number(result).truncate().numerator().bitLength() >= Long.SIZE;
        if (isWide && areWhole(call)) {
            throw new NoAnswer("a whole number of more than 64 bits");
        }
        return result;
    }

    private static boolean areWhole(Scalar.Call call) {
        return call.type() instanceof SqlType.IntegerType
                && call.arguments().stream().allMatch(argument -> argument.type() instanceof SqlType.IntegerType);
    }

    private Binary rounding(SqlType type) {
        return type instanceof SqlType.DoubleType(int bits)
                ? new FloatingArithmetic(run.pool, run.meaning, bits)::round
                : arithmetic::round;
    }

    private static Binary floating(Operator operator, FloatingArithmetic numbers) {
        return switch (operator) {
            case PLUS -> numbers::plus;
            case MINUS -> numbers::minus;
            case TIMES -> numbers::times;
            case DIVIDE -> numbers::divide;
            case MODULO -> numbers::modulo;
            default -> throw new IllegalArgumentException(operator + " is no arithmetic");
        };
    }

    private Binary exact(Operator operator, SqlType type) {
        return switch (operator) {
            case PLUS -> arithmetic::plus;
            case MINUS -> arithmetic::minus;
            case TIMES -> arithmetic::times;
            case DIVIDE -> type instanceof SqlType.IntegerType ? arithmetic::divideWhole : arithmetic::divide;
            case MODULO -> arithmetic::modulo;
            default -> throw new IllegalArgumentException(operator + " is no arithmetic");
        };
    }

    private CompiledScalar numeric(Scalar.Call call, RowCursor scope, Binary operator) {
        for (Scalar argument : call.arguments()) {
            ComparisonKind kind = ComparisonKind.of(argument.type());
            if (kind != ComparisonKind.NUMBER && kind != ComparisonKind.NOTHING) {
                throw new Unsupported("%s of %s".formatted(call.operator(), kind));
            }
        }
        if (call.arguments().size() != 2) {
            throw new Unsupported("%s of %d arguments"
                    .formatted(call.operator(), call.arguments().size()));
        }
        return binary(call, scope, operator);
    }

    private CompiledScalar binary(Scalar.Call call, RowCursor scope, Binary operator) {
        CompiledScalar left = scalars.compile(call.arguments().get(0), scope);
        CompiledScalar right = scalars.compile(call.arguments().get(1), scope);
        return () -> {
            long a = left.value();
            long b = right.value();
            return a == Pool.NULL || b == Pool.NULL ? Pool.NULL : operator.apply(a, b);
        };
    }

    private CompiledScalar test(Scalar.Call call, RowCursor scope, long code, boolean positive) {
        CompiledScalar operand = scalars.compile(call.arguments().getFirst(), scope);
        return () -> (operand.value() == code) == positive ? Pool.TRUE : Pool.FALSE;
    }

    private CompiledScalar concat(Scalar.Call call, RowCursor scope) {
        CompiledScalar[] arguments = new CompiledScalar[call.arguments().size()];
        CastCompiler casts = new CastCompiler(run.pool);
        for (int i = 0; i < arguments.length; i++) {
            Scalar argument = call.arguments().get(i);
            CompiledScalar compiled = scalars.compile(argument, scope);
            arguments[i] = ComparisonKind.of(argument.type()) == ComparisonKind.TEXT
                    ? compiled
                    : casts.compile(compiled, argument.type(), SqlType.TEXT);
        }
        return () -> {
            StringBuilder text = new StringBuilder();
            boolean isNull = false;
            for (CompiledScalar argument : arguments) {
                long code = argument.value();
                isNull |= code == Pool.NULL;
                text.append(code == Pool.NULL ? "" : run.pool.text(code));
            }
            return isNull ? Pool.NULL : run.pool.ofText(text.toString());
        };
    }

    private CompiledScalar substring(Scalar.Call call, RowCursor scope) {
        CompiledScalar[] arguments = scalars.compile(call.arguments(), scope);
        SqlType type = call.arguments().getFirst().type();
        if (ComparisonKind.of(type) != ComparisonKind.TEXT && ComparisonKind.of(type) != ComparisonKind.NOTHING) {
            arguments[0] = new CastCompiler(run.pool).compile(arguments[0], type, SqlType.TEXT);
        }
        return () -> {
            long text = arguments[0].value();
            long start = arguments[1].value();
            long length = arguments[2].value();
            return text == Pool.NULL || start == Pool.NULL || length == Pool.NULL
                    ? Pool.NULL
                    : texts.substring(text, start, length);
        };
    }

    private CompiledScalar like(Scalar.Call call, RowCursor scope) {
        CompiledScalar text = text(call.arguments().get(0), scope);
        CompiledScalar pattern = text(call.arguments().get(1), scope);
        return () -> {
            long a = text.value();
            long b = pattern.value();
            return a == Pool.NULL || b == Pool.NULL ? Pool.NULL : texts.like(a, b);
        };
    }

    /** Numbers and dates as the texts that they are written as. */
    private CompiledScalar text(Scalar value, RowCursor scope) {
        CompiledScalar compiled = scalars.compile(value, scope);
        return switch (ComparisonKind.of(value.type())) {
            case TEXT, NOTHING -> compiled;
            case NUMBER, DATE, TIME, TIMESTAMP ->
                new CastCompiler(run.pool).compile(compiled, value.type(), SqlType.TEXT);
        };
    }

    private CompiledScalar extreme(Scalar.Call call, RowCursor scope, int direction) {
        ComparisonKind kind = ComparisonKind.of(call.type());
        CompiledScalar[] arguments = new CompiledScalar[call.arguments().size()];
        for (int i = 0; i < arguments.length; i++) {
            ComparisonKind own = ComparisonKind.of(call.arguments().get(i).type());
            arguments[i] = kind.with(own).lift(scalars.compile(call.arguments().get(i), scope), own);
        }
        return () -> {
            long best = arguments[0].value();
            for (CompiledScalar argument : arguments) {
                long value = argument.value();
                best = value == Pool.NULL || best == Pool.NULL
                        ? Pool.NULL
                        : kind.compare(run.pool, value, best) * direction > 0 ? value : best;
            }
            return best;
        };
    }

    private CompiledScalar difference(Scalar.Call call, RowCursor scope) {
        Dates later = dates(call);
        Dates earlier = Dates.of(call.arguments().get(1).type(), Operator.DATE_DIFF_DAYS.toString());
        return binary(call, scope, (a, b) -> later.days(a) - earlier.days(b));
    }
}
