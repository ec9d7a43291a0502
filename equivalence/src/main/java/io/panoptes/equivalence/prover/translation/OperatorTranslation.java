package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.rule.operator.NumericCasts;
import io.panoptes.equivalence.prover.rule.operator.OperatorCall;
import io.panoptes.equivalence.prover.rule.operator.OperatorRules;
import io.panoptes.sql.type.SqlType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Comparisons and casts as formulas and terms; what other operators are, {@link OperatorRules} say. */
final class OperatorTranslation {
    private final OperatorRules rules;
    private final NumericCasts casts;

    OperatorTranslation(Translation translation) {
        this.rules = OperatorRules.all(translation::assume);
        this.casts = new NumericCasts(translation::assume);
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

    /**
     * @param types that the query gives to the two sides. A term may have kept a narrower one: {@code CAST(a AS DOUBLE)} is {@code a} where a
     *     has 32 bits, and must not become a REAL beside one
     */
    ThreeValued compare(Operator comparison, List<SqlType> types, Term left, Term right) {
        return ComparisonRule.first(comparison, left, right)
                .orElseGet(() -> plain(comparison, beside(left, types), beside(right, types)));
    }

    ThreeValued equal(List<SqlType> types, Term left, Term right) {
        return plain(Operator.EQUAL, beside(left, types), beside(right, types));
    }

    /** The term as it is compared: a number beside one in floating point becomes one, of the most bits that a side has. */
    private Term beside(Term term, List<SqlType> types) {
        return types.stream()
                .filter(type -> type instanceof SqlType.DoubleType)
                .map(SqlType.DoubleType.class::cast)
                .max(Comparator.comparingInt(SqlType.DoubleType::bits))
                .map(widest -> converted(term, widest))
                .orElse(term);
    }

    /** What meets values of the type in one column: in floating point, numbers of all kinds are. */
    Term converted(Term term, SqlType type) {
        return casts.beside(term, type);
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
        return rules.term(new OperatorCall(operator, types, arguments, type));
    }

    Term unknown(String name, List<SqlType> types, List<Term> arguments, SqlType type) {
        return rules.functions().named(name, types, arguments, type);
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
        return rules.functions().cast(operand, from, to);
    }
}
