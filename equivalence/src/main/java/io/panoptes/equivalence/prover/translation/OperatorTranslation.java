package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Operators and functions as terms. Those that are not arithmetic or logic are functions without a meaning. */
final class OperatorTranslation {
    private static final Set<String> NOT_DETERMINISTIC = Set.of(
            "RAND",
            "RANDOM",
            "RAND_INTEGER",
            "RANDOMBLOB",
            "UUID",
            "GEN_RANDOM_UUID",
            "NEWID",
            "NOW",
            "SYSDATE",
            "SYSTIMESTAMP",
            "GETDATE",
            "CURRENT_DATE",
            "CURDATE",
            "CURRENT_TIME",
            "CURTIME",
            "CURRENT_TIMESTAMP",
            "LOCALTIME",
            "LOCALTIMESTAMP",
            "UTC_DATE",
            "UTC_TIME",
            "UTC_TIMESTAMP",
            "CLOCK_TIMESTAMP",
            "NEXTVAL",
            "CURRVAL",
            "LASTVAL",
            "NEXT_VALUE",
            "NEXT VALUE",
            "CURRENT_VALUE",
            "CURRENT VALUE",
            "LAST_INSERT_ID",
            "LAST_INSERT_ROWID",
            "CHANGES",
            "TOTAL_CHANGES",
            "ROW_COUNT",
            "FOUND_ROWS",
            "CONNECTION_ID",
            "SLEEP",
            "PG_SLEEP",
            "BENCHMARK",
            "USER",
            "CURRENT_USER",
            "SESSION_USER",
            "SYSTEM_USER",
            "CURRENT_ROLE",
            "TXID_CURRENT",
            "PG_BACKEND_PID",
            "UUID_SHORT",
            "SETSEED",
            "RANDOMBYTES",
            "GENERATE_UUID",
            "STATEMENT_TIMESTAMP",
            "TRANSACTION_TIMESTAMP",
            "TIMEOFDAY",
            "ROWNUM",
            "ROWID");

    private static final Set<String> CLOCK_WITHOUT_ARGUMENTS =
            Set.of("UNIX_TIMESTAMP", "DATE", "TIME", "DATETIME", "JULIANDAY", "STRFTIME", "TIMESTAMP", "UNIXEPOCH");

    private final Quotients quotients;

    OperatorTranslation(Quotients quotients) {
        this.quotients = quotients;
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

    Logic compare(Operator comparison, Term left, Term right) {
        return Years.compare(comparison, left, right)
                .or(() -> DateTexts.compare(comparison, left, right))
                .orElseGet(() -> plain(comparison, left, right));
    }

    private static Logic plain(Operator comparison, Term left, Term right) {
        return switch (comparison) {
            case EQUAL -> Logic.equal(left, right);
            case NOT_EQUAL -> Logic.equal(left, right).not();
            case LESS -> Logic.less(left, right);
            case LESS_OR_EQUAL -> Logic.less(right, left).not();
            case GREATER -> Logic.less(right, left);
            case GREATER_OR_EQUAL -> Logic.less(left, right).not();
            case IS_NOT_DISTINCT_FROM -> Logic.of(Formulas.same(left, right));
            case IS_DISTINCT_FROM -> Logic.of(Formulas.same(left, right)).not();
            default -> throw new Unsupported("comparison " + comparison);
        };
    }

    Term term(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
        boolean numbers = arguments.stream()
                .allMatch(argument -> ValueKind.of(argument.type()).isNumber());
        return switch (operator) {
            case PLUS -> numbers ? chain(Terms.PLUS, arguments, type) : function(operator, types, arguments, type);
            case MINUS -> numbers ? chain(Terms.MINUS, arguments, type) : function(operator, types, arguments, type);
            case TIMES -> numbers ? times(arguments, type) : function(operator, types, arguments, type);
            case NEGATE ->
                numbers
                        ? Terms.strict(Terms.MINUS, List.of(Terms.constant(0), arguments.getFirst()), type)
                        : function(operator, types, arguments, type);
            case DIVIDE -> Quotients.of(arguments, type);
            case MODULO ->
                Quotients.remainder(arguments, type).orElseGet(() -> function(operator, types, arguments, type));
            case GREATEST, LEAST -> extreme(operator == Operator.GREATEST, arguments, type);
            case ABS -> numbers ? abs(arguments.getFirst(), type) : function(operator, types, arguments, type);
            case DATE_ADD_DAYS ->
                isDate(arguments.get(0))
                        ? Terms.strict("addDays", arguments, type)
                        : function(operator, types, arguments, type);
            case DATE_DIFF_DAYS ->
                arguments.stream().allMatch(OperatorTranslation::isDate)
                        ? Terms.strict("daysBetween", arguments, type)
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

    /** {@code UPPER(UPPER(x)) -> UPPER(x)}, and the same for LOWER. Not of one in the other: some letters have no pair. */
    private static Term once(Term call) {
        return call instanceof Term.Unknown(String name, List<Term> arguments, var type)
                        && arguments.getFirst() instanceof Term.Unknown(String inner, var rest, var innerType)
                        && inner.equals(name)
                ? arguments.getFirst()
                : call;
    }

    /**
     * {@code ROUND(x) -> ROUND(x, 0)}, {@code ROUND(n, d) -> n} for whole n and d from 0 on, and {@code ROUND(if(c; x; y), d) -> if(c;
     * ROUND(x, d); ROUND(y, d))}.
     */
    private static Term round(List<SqlType> types, List<Term> arguments, SqlType type) {
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
    private static Term like(List<SqlType> types, List<Term> arguments, SqlType type) {
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

    private static Term chain(String name, List<Term> arguments, SqlType type) {
        Term result = arguments.getFirst();
        for (Term argument : arguments.subList(1, arguments.size())) {
            result = arithmetic(name, result, argument, type);
        }
        return result;
    }

    /** {@code if(c; 1; 2) + 3 -> if(c; 1 + 3; 2 + 3)}, and {@code if(c; 1; 2) * x -> if(c; 1 * x; 2 * x)}. */
    private static Term arithmetic(String name, Term left, Term right, SqlType type) {
        boolean times = name.equals(Terms.TIMES);
        if (isChoice(left) && (times || right instanceof Term.Constant)) {
            Term.If choice = (Term.If) left;
            return Terms.when(
                    choice.condition(),
                    arithmetic(name, choice.then(), right, type),
                    arithmetic(name, choice.otherwise(), right, type));
        }
        if (isChoice(right) && (times || left instanceof Term.Constant)) {
            Term.If choice = (Term.If) right;
            return Terms.when(
                    choice.condition(),
                    arithmetic(name, left, choice.then(), type),
                    arithmetic(name, left, choice.otherwise(), type));
        }
        return Terms.strict(name, List.of(left, right), type);
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
            product = quotients.scaled(left, factor, type).orElseGet(() -> arithmetic(Terms.TIMES, left, factor, type));
        }
        return product;
    }

    private static Term abs(Term argument, SqlType type) {
        Formula negative = Formulas.less(argument, Terms.constant(0));
        return Terms.when(negative, Terms.strict(Terms.MINUS, List.of(Terms.constant(0), argument), type), argument);
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

    private static Term function(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
        boolean looksAtValue = operator == Operator.ROUND || operator == Operator.FLOOR || operator == Operator.CEILING;
        String kinds = looksAtValue ? kinds(types).replaceAll("DecimalType\\[[^]]*]", "DECIMAL") : kinds(types);
        return new Term.Unknown(
                operator.name().toLowerCase(Locale.ROOT) + "/" + arguments.size() + kinds + ValueKind.of(type),
                arguments,
                type);
    }

    Term unknown(String name, List<SqlType> types, List<Term> arguments, SqlType type) {
        if (NOT_DETERMINISTIC.contains(name) || arguments.isEmpty() && CLOCK_WITHOUT_ARGUMENTS.contains(name)) {
            throw new Unsupported("function %s, whose value changes".formatted(name));
        }
        return new Term.Unknown(name + "/" + arguments.size() + kinds(types) + ValueKind.of(type), arguments, type);
    }

    /** A function may treat 1 and 1.00 differently, so the types belong to its name; one that rounds does not. */
    private static String kinds(List<SqlType> types) {
        StringBuilder kinds = new StringBuilder();
        types.forEach(type -> kinds.append(name(type)).append('/'));
        return kinds.toString();
    }

    /** Between numbers that can hold the value, a cast changes nothing; otherwise it is a function. */
    Term cast(Term operand, SqlType from, SqlType to) {
        ValueKind source = ValueKind.of(from);
        ValueKind target = ValueKind.of(to);
        boolean keeps = source == target && source != ValueKind.FRACTION && source != ValueKind.OTHER
                || source == ValueKind.WHOLE && target == ValueKind.FRACTION
                || source == ValueKind.FRACTION && (from.equals(to) || hasRoomFor(to, from));
        if (keeps) {
            return operand;
        }
        if (source == ValueKind.NONE) {
            return Terms.nothing(to);
        }
        return new Term.Unknown("cast " + name(from) + " to " + name(to), List.of(operand), to);
    }

    /** Whether all digits of the one have a place in the other. */
    private static boolean hasRoomFor(SqlType to, SqlType from) {
        return to instanceof SqlType.DecimalType(int precision, int scale)
                && from instanceof SqlType.DecimalType(int digits, int places)
                && scale >= places
                && precision - scale >= digits - places;
    }

    private static String name(SqlType type) {
        return type instanceof SqlType.DecimalType decimal
                ? decimal.toString()
                : ValueKind.of(type).toString();
    }
}
