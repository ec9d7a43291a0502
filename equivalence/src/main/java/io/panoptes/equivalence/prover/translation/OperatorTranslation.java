package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Operators and functions as terms. Those that are not arithmetic or logic are functions without a meaning. */
final class OperatorTranslation {
    private final Translation translation;
    private final Quotients quotients;
    private final NumericCasts casts;

    OperatorTranslation(Translation translation) {
        this.translation = translation;
        this.quotients = new Quotients(translation);
        this.casts = new NumericCasts(translation);
    }

    /** Whether a call is a predicate that is made of formulas. */
    boolean isLogical(Operator operator) {
        return switch (operator) {
            case AND,
                    OR,
                    NOT,
                    EQUAL,
                    NOT_EQUAL,
                    LESS,
                    LESS_OR_EQUAL,
                    GREATER,
                    GREATER_OR_EQUAL,
                    IS_DISTINCT_FROM,
                    IS_NOT_DISTINCT_FROM,
                    IS_NULL,
                    IS_NOT_NULL,
                    IS_TRUE,
                    IS_NOT_TRUE,
                    IS_FALSE,
                    IS_NOT_FALSE -> true;
            case PLUS,
                    MINUS,
                    TIMES,
                    DIVIDE,
                    MODULO,
                    NEGATE,
                    ABS,
                    FLOOR,
                    CEILING,
                    ROUND,
                    CONCAT,
                    UPPER,
                    LOWER,
                    CHARACTER_LENGTH,
                    SUBSTRING,
                    TRIM,
                    LIKE,
                    GREATEST,
                    LEAST,
                    YEAR,
                    MONTH,
                    DAY,
                    DATE_ADD_DAYS,
                    DATE_ADD_MONTHS,
                    DATE_DIFF_DAYS -> false;
        };
    }

    ThreeValued compare(Operator comparison, Term left, Term right) {
        return ComparisonRule.first(comparison, left, right)
                .orElseGet(() -> plain(comparison, beside(left, right), beside(right, left)));
    }

    ThreeValued equal(Term left, Term right) {
        return plain(Operator.EQUAL, beside(left, right), beside(right, left));
    }

    /** The term as it is compared with the other: a number beside one in floating point becomes one. */
    private Term beside(Term term, Term other) {
        return other.type() instanceof SqlType.DoubleType(int bits) ? converted(term, wider(term.type(), bits)) : term;
    }

    private static SqlType wider(SqlType type, int bits) {
        return type instanceof SqlType.DoubleType(int own) && own > bits ? type : new SqlType.DoubleType(bits);
    }

    /** What meets values of the type in one column: in floating point, numbers of all kinds are. */
    Term converted(Term term, SqlType type) {
        return type instanceof SqlType.DoubleType floating && !term.type().equals(type)
                ? casts.floating(term, floating)
                : term;
    }

    private static ThreeValued plain(Operator comparison, Term left, Term right) {
        return switch (comparison) {
            case EQUAL -> ThreeValued.equal(left, right);
            case NOT_EQUAL -> ThreeValued.equal(left, right).not();
            case LESS -> ThreeValued.less(left, right);
            case LESS_OR_EQUAL -> ThreeValued.less(right, left).not();
            case GREATER -> ThreeValued.less(right, left);
            case GREATER_OR_EQUAL -> ThreeValued.less(left, right).not();
            case IS_NOT_DISTINCT_FROM -> ThreeValued.of(Formulas.same(left, right));
            case IS_DISTINCT_FROM -> ThreeValued.of(Formulas.same(left, right)).not();
            default -> throw new Unsupported("comparison " + comparison);
        };
    }

    Term term(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
        return switch (operator) {
            case PLUS, MINUS, TIMES, NEGATE, ABS -> arithmetic(operator, types, arguments, type);
            case DIVIDE -> quotient(types, arguments, type);
            case MODULO ->
                Quotients.remainder(arguments, type).orElseGet(() -> function(operator, types, arguments, type));
            case GREATEST, LEAST ->
                extreme(
                        operator == Operator.GREATEST,
                        arguments.stream()
                                .map(argument -> converted(argument, type))
                                .toList(),
                        type);
            case DATE_ADD_DAYS ->
                isDate(arguments.get(0)) && ValueKind.of(arguments.get(1).type()) == ValueKind.WHOLE
                        ? Terms.strict(ArithmeticOperation.ADD_DAYS, arguments, type)
                        : function(operator, types, arguments, type);
            case DATE_DIFF_DAYS ->
                arguments.stream().allMatch(OperatorTranslation::isDate)
                        ? Terms.strict(ArithmeticOperation.DAYS_BETWEEN, arguments, type)
                        : function(operator, types, arguments, type);
            case ROUND -> round(types, arguments, type);
            case UPPER, LOWER -> once(function(operator, types, arguments, type));
            case LIKE -> like(types, arguments, type);
            case CONCAT ->
                types.stream().allMatch(part -> ValueKind.of(part) == ValueKind.TEXT)
                        ? Concatenation.of(arguments, type)
                        : function(operator, types, arguments, type);
            default -> function(operator, types, arguments, type);
        };
    }

    private Term arithmetic(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
        boolean numbers = arguments.stream()
                .allMatch(argument -> ValueKind.of(argument.type()).isNumber());
        boolean exact = arguments.stream()
                .allMatch(argument -> ValueKind.of(argument.type()).isExact());
        if (numbers && type instanceof SqlType.DoubleType floating) {
            return floating(operator, types, arguments, floating);
        }
        if (!exact || !translation.assume(Assumption.NO_OVERFLOW)) {
            return function(operator, types, arguments, type);
        }
        return switch (operator) {
            case PLUS -> chain(ArithmeticOperation.PLUS, arguments, type);
            case MINUS -> chain(ArithmeticOperation.MINUS, arguments, type);
            case TIMES -> times(arguments, type);
            case NEGATE ->
                Terms.strict(ArithmeticOperation.MINUS, List.of(Terms.constant(0), arguments.getFirst()), type);
            case ABS -> abs(arguments.getFirst(), type);
            default -> function(operator, types, arguments, type);
        };
    }

    private Term floating(Operator operator, List<SqlType> types, List<Term> arguments, SqlType.DoubleType type) {
        FloatingPoint numbers = new FloatingPoint(type, casts);
        return switch (operator) {
            case PLUS -> arguments.stream().reduce(numbers::plus).orElseThrow();
            case MINUS -> arguments.stream().reduce(numbers::minus).orElseThrow();
            case TIMES -> arguments.stream().reduce(numbers::times).orElseThrow();
            case NEGATE -> numbers.negated(arguments.getFirst());
            default -> function(operator, types, arguments, type);
        };
    }

    private Term quotient(List<SqlType> types, List<Term> arguments, SqlType type) {
        boolean numbers = arguments.stream()
                .allMatch(argument -> ValueKind.of(argument.type()).isNumber());
        if (!numbers || !(type instanceof SqlType.DoubleType floating)) {
            return quotients.of(types, arguments, type);
        }
        // By zero it may be infinite, with the sign of the zero.
        requirePlainZeros(arguments.subList(1, 2));
        return new FloatingPoint(floating, casts).quotient(arguments.get(0), arguments.get(1));
    }

    /** {@code UPPER(UPPER(x)) -> UPPER(x)}, and the same for LOWER. Not of one in the other: some letters have no pair. */
    private static Term once(Term call) {
        return call instanceof Term.Unknown(Function function, List<Term> arguments, var type)
                        && arguments.getFirst() instanceof Term.Unknown(Function inner, var rest, var innerType)
                        && inner.equals(function)
                ? arguments.getFirst()
                : call;
    }

    /**
     * {@code ROUND(x) -> ROUND(x, 0)}, {@code ROUND(n, d) -> n} for whole n and d from 0 on, and {@code ROUND(if(c; x; y), d) -> if(c;
     * ROUND(x, d); ROUND(y, d))}.
     */
    private Term round(List<SqlType> types, List<Term> arguments, SqlType type) {
        if (arguments.size() < 2) {
            return round(
                    List.of(types.getFirst(), SqlType.INTEGER), List.of(arguments.getFirst(), Terms.constant(0)), type);
        }
        Term number = arguments.get(0);
        Term digits = arguments.get(1);
        boolean isWhole =
                ValueKind.of(number.type()) == ValueKind.WHOLE || ValueKind.of(number.type()) == ValueKind.NONE;
        if (isWhole && Terms.number(digits).filter(d -> d.signum() >= 0).isPresent()) {
            return number;
        }
        return number instanceof Term.If(Formula condition, Term then, Term otherwise)
                ? Terms.when(
                        condition,
                        round(types, List.of(then, digits), type),
                        round(types, List.of(otherwise, digits), type))
                : function(Operator.ROUND, types, arguments, type);
    }

    /** {@code s LIKE '%' -> TRUE} where s is a text and not NULL. */
    private Term like(List<SqlType> types, List<Term> arguments, SqlType type) {
        Term text = arguments.getFirst();
        boolean takesAll = arguments.size() == 2
                && ValueKind.of(text.type()) == ValueKind.TEXT
                && arguments.get(1) instanceof Term.Constant(Value.TextValue(String pattern), var patternType)
                && !pattern.isEmpty()
                && pattern.chars().allMatch(c -> c == '%');
        return takesAll
                ? Terms.when(Formulas.isNull(text), Terms.nothing(type), Terms.truth(true))
                : function(Operator.LIKE, types, arguments, type);
    }

    private static boolean isDate(Term term) {
        return ValueKind.of(term.type()) == ValueKind.DATE;
    }

    private static Term chain(ArithmeticOperation operation, List<Term> arguments, SqlType type) {
        Term result = arguments.getFirst();
        for (Term argument : arguments.subList(1, arguments.size())) {
            result = arithmetic(operation, result, argument, type);
        }
        return result;
    }

    /** {@code if(c; 1; 2) + 3 -> if(c; 1 + 3; 2 + 3)}, and {@code if(c; 1; 2) * x -> if(c; 1 * x; 2 * x)}. */
    private static Term arithmetic(ArithmeticOperation operation, Term left, Term right, SqlType type) {
        boolean times = operation == ArithmeticOperation.TIMES;
        if (isChoice(left) && (times || right instanceof Term.Constant)) {
            Term.If choice = (Term.If) left;
            return Terms.when(
                    choice.condition(),
                    arithmetic(operation, choice.then(), right, type),
                    arithmetic(operation, choice.otherwise(), right, type));
        }
        if (isChoice(right) && (times || left instanceof Term.Constant)) {
            Term.If choice = (Term.If) right;
            return Terms.when(
                    choice.condition(),
                    arithmetic(operation, left, choice.then(), type),
                    arithmetic(operation, left, choice.otherwise(), type));
        }
        return Terms.strict(operation, List.of(left, right), type);
    }

    /** Whether it is one of several constants. */
    private static boolean isChoice(Term term) {
        return term instanceof Term.If(Formula condition, Term then, Term otherwise)
                && (then instanceof Term.Constant || isChoice(then))
                && (otherwise instanceof Term.Constant || isChoice(otherwise));
    }

    private Term times(List<Term> factors, SqlType type) {
        Term product = factors.getFirst();
        for (Term factor : factors.subList(1, factors.size())) {
            Term left = product;
            product = quotients
                    .scaled(left, factor, type)
                    .orElseGet(() -> arithmetic(ArithmeticOperation.TIMES, left, factor, type));
        }
        return product;
    }

    private static Term abs(Term argument, SqlType type) {
        Formula negative = Formulas.less(argument, Terms.constant(0));
        return Terms.when(
                negative,
                Terms.strict(ArithmeticOperation.MINUS, List.of(Terms.constant(0), argument), type),
                argument);
    }

    private static Term extreme(boolean greatest, List<Term> arguments, SqlType type) {
        Term best = arguments.getFirst();
        List<Formula> nulls = new ArrayList<>();
        nulls.add(Formulas.isNull(best));
        for (Term argument : arguments.subList(1, arguments.size())) {
            nulls.add(Formulas.isNull(argument));
            Formula better = greatest ? Formulas.less(best, argument) : Formulas.less(argument, best);
            best = Terms.when(better, argument, best);
        }
        return Terms.when(Formulas.or(nulls), Terms.nothing(type), best);
    }

    private Term function(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
        requirePlainZeros(arguments);
        boolean looksAtValue = operator == Operator.ROUND || operator == Operator.FLOOR || operator == Operator.CEILING;
        String kinds = kinds(types, looksAtValue);
        String text = operator.name().toLowerCase(Locale.ROOT) + "/" + arguments.size() + kinds + ValueKind.of(type);
        return new Term.Unknown(new Function.OfOperator(operator, text), arguments, type);
    }

    Term unknown(String name, List<SqlType> types, List<Term> arguments, SqlType type) {
        requirePlainZeros(arguments);
        StringBuilder widths = new StringBuilder();
        types.forEach(width -> widths.append(NumericCasts.name(width)).append('/'));
        String text = name + "/" + arguments.size() + widths + ValueKind.of(type);
        return new Term.Unknown(new Function.Named(text), arguments, type);
    }

    /** Zero and negative zero are equal, and a function may tell them apart. */
    private void requirePlainZeros(List<Term> arguments) {
        boolean floating = arguments.stream()
                .anyMatch(argument ->
                        ValueKind.of(argument.type()) == ValueKind.DOUBLE && !(argument instanceof Term.Constant));
        if (floating && !translation.assume(Assumption.NO_NEGATIVE_ZERO)) {
            throw new Unsupported("function of a number in floating point, whose zero may have a sign");
        }
    }

    /** A function may treat 1 and 1.00 differently, so the types belong to its name; one that rounds does not. */
    private static String kinds(List<SqlType> types, boolean looksAtValue) {
        StringBuilder kinds = new StringBuilder();
        for (SqlType type : types) {
            boolean isDecimal = looksAtValue && type instanceof SqlType.DecimalType;
            kinds.append(isDecimal ? "DECIMAL" : name(type)).append('/');
        }
        return kinds.toString();
    }

    /** Where the type holds the value a cast changes nothing; otherwise it is a function. */
    Term cast(Term operand, SqlType from, SqlType to) {
        ValueKind source = ValueKind.of(from);
        ValueKind target = ValueKind.of(to);
        if (source == ValueKind.NONE) {
            return Terms.nothing(to);
        }
        if (source.isNumber() && to instanceof SqlType.DoubleType floating) {
            return casts.floating(operand, floating);
        }
        if (source.isExact() && target.isExact()) {
            Optional<Term> same = casts.exact(operand, to);
            if (same.isPresent()) {
                return same.get();
            }
        }
        if (source == target && !source.isNumber() && source != ValueKind.OTHER) {
            return operand;
        }
        requirePlainZeros(List.of(operand));
        String text = "cast " + name(from) + " to " + NumericCasts.name(to);
        return new Term.Unknown(new Function.Cast(source, target, text), List.of(operand), to);
    }

    private static String name(SqlType type) {
        return type instanceof SqlType.DecimalType decimal
                ? decimal.toString()
                : ValueKind.of(type).toString();
    }
}
