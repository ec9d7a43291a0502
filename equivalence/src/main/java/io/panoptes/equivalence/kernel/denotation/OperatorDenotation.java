package io.panoptes.equivalence.kernel.denotation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Operators and functions as terms. What is no arithmetic is a function of which nothing is known but that it is one. */
final class OperatorDenotation {
    private OperatorDenotation() {}

    static boolean isCondition(Operator operator) {
        return switch (operator) {
            case AND, OR, NOT, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> true;
            case IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM, IS_NULL, IS_NOT_NULL -> true;
            case IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE -> true;
            case PLUS, MINUS, TIMES, DIVIDE, MODULO, NEGATE, ABS, FLOOR, CEILING, ROUND, CONCAT, UPPER, LOWER -> false;
            case CHARACTER_LENGTH, SUBSTRING, TRIM, LIKE, GREATEST, LEAST, YEAR, MONTH, DAY -> false;
            case DATE_ADD_DAYS, DATE_ADD_MONTHS, DATE_DIFF_DAYS -> false;
        };
    }

    /** Whether the result may outgrow its type: an exact number, or a date beyond the last one. */
    static boolean mayOutgrow(Operator operator, List<SqlType> types, SqlType type) {
        return switch (operator) {
            case PLUS, MINUS, TIMES, NEGATE, ABS -> ValueSort.of(type).isExact();
            case DATE_ADD_DAYS -> ValueSort.of(types.getFirst()) == ValueSort.DATE;
            default -> false;
        };
    }

    static Term term(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
        boolean numbers =
                arguments.stream().allMatch(argument -> argument.type().isNumeric());
        Term first = arguments.getFirst();
        Term zero = Scalars.number(0);
        return switch (operator) {
            case PLUS ->
                numbers ? chain(ArithmeticOperation.PLUS, arguments, type) : function(operator, types, arguments, type);
            case MINUS ->
                numbers
                        ? chain(ArithmeticOperation.MINUS, arguments, type)
                        : function(operator, types, arguments, type);
            case TIMES ->
                numbers
                        ? chain(ArithmeticOperation.TIMES, arguments, type)
                        : function(operator, types, arguments, type);
            case NEGATE ->
                numbers
                        ? new Term.Strict(ArithmeticOperation.MINUS, List.of(zero, first), type)
                        : function(operator, types, arguments, type);
            case ABS ->
                numbers
                        ? new Term.If(
                                new Formula.Less(first, zero),
                                new Term.Strict(ArithmeticOperation.MINUS, List.of(zero, first), type),
                                first)
                        : function(operator, types, arguments, type);
            case DIVIDE -> quotient(types, arguments, type);
            case MODULO -> remainder(arguments, type).orElseGet(() -> function(operator, types, arguments, type));
            case GREATEST -> extreme(true, arguments, type);
            case LEAST -> extreme(false, arguments, type);
            case DATE_ADD_DAYS ->
                isDate(first)
                        ? new Term.Strict(ArithmeticOperation.ADD_DAYS, arguments, type)
                        : function(operator, types, arguments, type);
            case DATE_DIFF_DAYS ->
                arguments.stream().allMatch(OperatorDenotation::isDate)
                        ? new Term.Strict(ArithmeticOperation.DAYS_BETWEEN, arguments, type)
                        : function(operator, types, arguments, type);
            case ROUND ->
                arguments.size() < 2
                        ? function(operator, List.of(types.getFirst(), SqlType.INTEGER), List.of(first, zero), type)
                        : function(operator, types, arguments, type);
            case CONCAT ->
                types.stream().allMatch(part -> ValueSort.of(part) == ValueSort.TEXT)
                        ? new Term.Unknown(Function.CONCATENATION, texts(arguments), type)
                        : function(operator, types, arguments, type);
            default -> function(operator, types, arguments, type);
        };
    }

    private static boolean isDate(Term term) {
        return ValueSort.of(term.type()) == ValueSort.DATE;
    }

    private static Term chain(ArithmeticOperation operation, List<Term> arguments, SqlType type) {
        return arguments.stream()
                .reduce((left, right) -> new Term.Strict(operation, List.of(left, right), type))
                .orElseThrow();
    }

    /** Texts in a row: {@code (a || b) || c} is {@code a || (b || c)}. */
    private static List<Term> texts(List<Term> arguments) {
        List<Term> parts = new ArrayList<>();
        for (Term argument : arguments) {
            if (argument instanceof Term.Unknown(Function function, List<Term> inner, var type)
                    && function.equals(Function.CONCATENATION)) {
                parts.addAll(inner);
            } else {
                parts.add(argument);
            }
        }
        return parts;
    }

    static Term quotient(List<SqlType> types, List<Term> arguments, SqlType type) {
        if (ValueSort.of(type) == ValueSort.WHOLE) {
            return isByCount(arguments)
                    ? new Term.Strict(ArithmeticOperation.WHOLE_QUOTIENT, arguments, type)
                    : new Term.Unknown(Function.Quotient.WHOLE, arguments, type);
        }
        boolean exact = arguments.stream()
                .allMatch(argument -> ValueSort.of(argument.type()).isExact());
        List<Integer> scales = types.stream()
                .map(part -> part instanceof SqlType.DecimalType(int digits, int scale) ? scale : 0)
                .toList();
        Function function = new Function.Quotient(false, exact ? scales : List.of());
        return new Term.Unknown(function, arguments, type);
    }

    private static Optional<Term> remainder(List<Term> arguments, SqlType type) {
        if (ValueSort.of(type) != ValueSort.WHOLE || !isByCount(arguments)) {
            return Optional.empty();
        }
        Term parts = new Term.Strict(ArithmeticOperation.WHOLE_QUOTIENT, arguments, SqlType.BIGINT);
        Term whole = new Term.Strict(ArithmeticOperation.TIMES, List.of(arguments.get(1), parts), SqlType.BIGINT);
        return Optional.of(new Term.Strict(ArithmeticOperation.MINUS, List.of(arguments.get(0), whole), type));
    }

    /** A whole number by a whole number above 0. */
    private static boolean isByCount(List<Term> arguments) {
        BigDecimal divisor = number(arguments.get(1));
        return ValueSort.of(arguments.get(0).type()) == ValueSort.WHOLE
                && divisor.signum() > 0
                && divisor.stripTrailingZeros().scale() <= 0;
    }

    /** 0 where it is no number. */
    private static BigDecimal number(Term term) {
        return switch (term) {
            case Term.Constant(Value.IntegerValue(var number), var type) -> new BigDecimal(number);
            case Term.Constant(Value.DecimalValue(var number), var type) -> number;
            case Term ignored -> BigDecimal.ZERO;
        };
    }

    private static Term extreme(boolean greatest, List<Term> arguments, SqlType type) {
        Term best = arguments.getFirst();
        List<Formula> nulls = new ArrayList<>(List.of(new Formula.IsNull(best)));
        for (Term argument : arguments.subList(1, arguments.size())) {
            nulls.add(new Formula.IsNull(argument));
            Formula better = greatest ? new Formula.Less(best, argument) : new Formula.Less(argument, best);
            best = new Term.If(better, argument, best);
        }
        return new Term.If(new Formula.Or(nulls), Scalars.nothing(type), best);
    }

    private static Term function(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
        boolean looksAtValue = operator == Operator.ROUND || operator == Operator.FLOOR || operator == Operator.CEILING;
        String kinds = kinds(types, looksAtValue);
        String text = operator.name().toLowerCase(Locale.ROOT) + "/" + arguments.size() + kinds + ValueSort.of(type);
        return new Term.Unknown(new Function.OfOperator(operator, text), arguments, type);
    }

    static Term unknown(String name, List<SqlType> types, List<Term> arguments, SqlType type) {
        StringBuilder widths = new StringBuilder();
        types.forEach(width -> widths.append(width(width)).append('/'));
        String text = name + "/" + arguments.size() + widths + ValueSort.of(type);
        return new Term.Unknown(new Function.Named(text), arguments, type);
    }

    /** A function may treat 1 and 1.00 differently, so the types belong to its name; one that rounds does not. */
    private static String kinds(List<SqlType> types, boolean looksAtValue) {
        StringBuilder kinds = new StringBuilder();
        for (SqlType type : types) {
            boolean decimal = looksAtValue && type instanceof SqlType.DecimalType;
            kinds.append(decimal ? "DECIMAL" : name(type)).append('/');
        }
        return kinds.toString();
    }

    private static String name(SqlType type) {
        return switch (type) {
            case SqlType.DecimalType decimal -> decimal.toString();
            case SqlType.DoubleType(int bits) -> bits > 32 ? "DOUBLE" : "REAL";
            default -> ValueSort.of(type).toString();
        };
    }

    private static String width(SqlType type) {
        return type instanceof SqlType.IntegerType(int bits) ? ValueSort.WHOLE + "(" + bits + ")" : name(type);
    }

    /** A cast changes nothing where every value of the one type is one of the other; otherwise it is a function. */
    static Term cast(Term operand, SqlType from, SqlType to) {
        if (ValueSort.of(from) == ValueSort.NONE) {
            return Scalars.nothing(to);
        }
        if (keepsValue(from, to)) {
            return operand;
        }
        String text = "cast " + name(from) + " to " + width(to);
        return new Term.Unknown(new Function.Cast(from, to, text), List.of(operand), to);
    }

    private static boolean keepsValue(SqlType from, SqlType to) {
        return switch (from) {
            case SqlType.IntegerType(int bits) ->
                switch (to) {
                    case SqlType.IntegerType(int wider) -> wider >= bits;
                    case SqlType.DecimalType(int precision, int scale) -> precision - scale >= digits(bits);
                    default -> false;
                };
            case SqlType.DecimalType(int digits, int places) ->
                to instanceof SqlType.DecimalType(int precision, int scale)
                        && scale >= places
                        && precision - scale >= digits - places;
            case SqlType.OpaqueType ignored -> false;
            case SqlType.IntervalType ignored -> false;
            default -> from.equals(to);
        };
    }

    /** How many digits the whole numbers of N bits have. */
    private static int digits(int bits) {
        return new BigDecimal(2).pow(bits - 1).precision();
    }
}
