package io.panoptes.equivalence.kernel.denotation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.QuotientNames;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Operators and functions as terms. What is no arithmetic is a function of which nothing is known but that it is one. */
final class Operations {
    /** Functions that give the same for the same arguments have arguments, or are these. */
    private static final Set<String> WITHOUT_ARGUMENTS = Set.of("PI", "E");

    private static final Set<String> CHANGING = Set.of(
            "RAND",
            "RANDOM",
            "RAND_INTEGER",
            "RANDOMBLOB",
            "NEXTVAL",
            "CURRVAL",
            "SLEEP",
            "PG_SLEEP",
            "BENCHMARK",
            "SETSEED",
            "RANDOMBYTES",
            "NEXT_VALUE",
            "NEXT VALUE",
            "CURRENT_VALUE",
            "CURRENT VALUE",
            "LAST_INSERT_ID",
            "NOW",
            "CURRENT_TIME",
            "CURRENT_TIMESTAMP",
            "LOCALTIME",
            "LOCALTIMESTAMP",
            "SYSDATE",
            "UUID");

    private Operations() {}

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

    static Term term(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
        boolean numbers = arguments.stream()
                .allMatch(argument -> ValueKind.of(argument.type()).isNumber());
        Term first = arguments.getFirst();
        Term zero = Scalars.number(0);
        return switch (operator) {
            case PLUS -> numbers ? chain("+", arguments, type) : function(operator, types, arguments, type);
            case MINUS -> numbers ? chain("-", arguments, type) : function(operator, types, arguments, type);
            case TIMES -> numbers ? chain("*", arguments, type) : function(operator, types, arguments, type);
            case NEGATE ->
                numbers ? new Term.Strict("-", List.of(zero, first), type) : function(operator, types, arguments, type);
            case ABS ->
                numbers
                        ? new Term.If(
                                new Formula.Less(first, zero), new Term.Strict("-", List.of(zero, first), type), first)
                        : function(operator, types, arguments, type);
            case DIVIDE -> quotient(types, arguments, type);
            case MODULO -> remainder(arguments, type).orElseGet(() -> function(operator, types, arguments, type));
            case GREATEST -> extreme(true, arguments, type);
            case LEAST -> extreme(false, arguments, type);
            case DATE_ADD_DAYS ->
                isDate(first)
                        ? new Term.Strict("addDays", arguments, type)
                        : function(operator, types, arguments, type);
            case DATE_DIFF_DAYS ->
                arguments.stream().allMatch(Operations::isDate)
                        ? new Term.Strict("daysBetween", arguments, type)
                        : function(operator, types, arguments, type);
            case ROUND ->
                arguments.size() < 2
                        ? function(operator, List.of(types.getFirst(), SqlType.INTEGER), List.of(first, zero), type)
                        : function(operator, types, arguments, type);
            case CONCAT ->
                types.stream().allMatch(part -> ValueKind.of(part) == ValueKind.TEXT)
                        ? new Term.Unknown("concat", texts(arguments), type)
                        : function(operator, types, arguments, type);
            default -> function(operator, types, arguments, type);
        };
    }

    private static boolean isDate(Term term) {
        return ValueKind.of(term.type()) == ValueKind.DATE;
    }

    private static Term chain(String name, List<Term> arguments, SqlType type) {
        return arguments.stream()
                .reduce((left, right) -> new Term.Strict(name, List.of(left, right), type))
                .orElseThrow();
    }

    /** Texts in a row: {@code (a || b) || c} is {@code a || (b || c)}. */
    private static List<Term> texts(List<Term> arguments) {
        List<Term> parts = new ArrayList<>();
        for (Term argument : arguments) {
            if (argument instanceof Term.Unknown(String name, List<Term> inner, var type) && name.equals("concat")) {
                parts.addAll(inner);
            } else {
                parts.add(argument);
            }
        }
        return parts;
    }

    static Term quotient(List<SqlType> types, List<Term> arguments, SqlType type) {
        if (ValueKind.of(type) == ValueKind.WHOLE) {
            return isByCount(arguments)
                    ? new Term.Strict("wholeQuotient", arguments, type)
                    : new Term.Unknown("wholeQuotient", arguments, type);
        }
        boolean exact = arguments.stream()
                .allMatch(argument -> ValueKind.of(argument.type()).isExact());
        List<Integer> scales = types.stream()
                .map(part -> part instanceof SqlType.DecimalType(int digits, int scale) ? scale : 0)
                .toList();
        String name = exact ? QuotientNames.withScales(scales) : QuotientNames.EXACT;
        return new Term.Unknown(name, arguments, type);
    }

    private static Optional<Term> remainder(List<Term> arguments, SqlType type) {
        if (ValueKind.of(type) != ValueKind.WHOLE || !isByCount(arguments)) {
            return Optional.empty();
        }
        Term parts = new Term.Strict("wholeQuotient", arguments, SqlType.BIGINT);
        Term whole = new Term.Strict("*", List.of(arguments.get(1), parts), SqlType.BIGINT);
        return Optional.of(new Term.Strict("-", List.of(arguments.get(0), whole), type));
    }

    /** A whole number by a whole number above 0. */
    private static boolean isByCount(List<Term> arguments) {
        BigDecimal divisor = number(arguments.get(1));
        return ValueKind.of(arguments.get(0).type()) == ValueKind.WHOLE
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
        String name = operator.name().toLowerCase(Locale.ROOT);
        return new Term.Unknown(name + "/" + arguments.size() + kinds + ValueKind.of(type), arguments, type);
    }

    static Term unknown(String name, List<SqlType> types, List<Term> arguments, SqlType type) {
        if (CHANGING.contains(name) || arguments.isEmpty() && !WITHOUT_ARGUMENTS.contains(name)) {
            throw new NotExpressible("function %s, whose value may change".formatted(name));
        }
        StringBuilder widths = new StringBuilder();
        types.forEach(width -> widths.append(width(width)).append('/'));
        return new Term.Unknown(name + "/" + arguments.size() + widths + ValueKind.of(type), arguments, type);
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
        return type instanceof SqlType.DecimalType decimal
                ? decimal.toString()
                : ValueKind.of(type).toString();
    }

    private static String width(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType(int bits) -> ValueKind.WHOLE + "(" + bits + ")";
            case SqlType.DoubleType(int bits) -> bits > 32 ? "DOUBLE" : "REAL";
            default -> name(type);
        };
    }

    /** A cast changes nothing where every value of the one type is one of the other; otherwise it is a function. */
    static Term cast(Term operand, SqlType from, SqlType to) {
        if (ValueSort.of(from) == ValueSort.NONE) {
            return Scalars.nothing(to);
        }
        return keepsValue(from, to)
                ? operand
                : new Term.Unknown("cast " + name(from) + " to " + width(to), List.of(operand), to);
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
