package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.encoding.ScalarEncoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;
import java.util.ArrayList;
import java.util.List;

/** The list of all encoders of scalar expressions. */
public final class ScalarEncoders implements ScalarEncoding {

    private final Encoding encoding;
    private final SolverFormulas formulas;
    private final LogicEncoder logic;
    private final ComparisonEncoder comparison;
    private final ArithmeticEncoder arithmetic;
    private final RoundingEncoder rounding;
    private final TextEncoder text;
    private final DateEncoder date;
    private final CastEncoder cast;
    private final SubqueryEncoder subquery;
    private final UninterpretedEncoder uninterpreted;

    public ScalarEncoders(Encoding encoding) {
        this.encoding = encoding;
        this.formulas = encoding.formulas();
        this.logic = new LogicEncoder(encoding);
        this.comparison = new ComparisonEncoder(encoding);
        this.arithmetic = new ArithmeticEncoder(encoding);
        this.rounding = new RoundingEncoder(encoding);
        this.text = new TextEncoder(encoding);
        this.date = new DateEncoder(encoding);
        this.cast = new CastEncoder(encoding);
        this.subquery = new SubqueryEncoder(encoding);
        this.uninterpreted = new UninterpretedEncoder(encoding);
    }

    @Override
    public SymbolicValue value(Scalar scalar, SymbolicScope scope) {
        return switch (scalar) {
            case Scalar.Column column -> scope.column(column.index());
            case Scalar.Outer outer -> scope.outer(outer.level(), outer.index());
            case Scalar.Literal literal -> encoding.domains().literal(literal.value(), literal.type());
            case Scalar.Call call -> call(call, scope);
            case Scalar.Uninterpreted function -> uninterpreted.value(function, scope);
            case Scalar.Case choice -> choose(choice, scope);
            case Scalar.Cast node -> cast.value(node, scope);
            case Scalar.Exists exists -> asValue(subquery.exists(exists, scope));
            case Scalar.In in -> asValue(subquery.in(in, scope));
            case Scalar.Quantified quantified -> asValue(subquery.quantified(quantified, scope));
            case Scalar.Subquery node -> subquery.value(node, scope);
        };
    }

    @Override
    public Truth truth(Scalar scalar, SymbolicScope scope) {
        return switch (scalar) {
            case Scalar.Call call when isPredicate(call) -> predicate(call, scope);
            case Scalar.Exists exists -> subquery.exists(exists, scope);
            case Scalar.In in -> subquery.in(in, scope);
            case Scalar.Quantified quantified -> subquery.quantified(quantified, scope);
            case Scalar other -> asTruth(value(other, scope));
        };
    }

    private SymbolicValue call(Scalar.Call call, SymbolicScope scope) {
        return switch (call.operator()) {
            case AND, OR, NOT, IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE -> asValue(logic.truth(call, scope));
            case EQUAL,
                    NOT_EQUAL,
                    LESS,
                    LESS_OR_EQUAL,
                    GREATER,
                    GREATER_OR_EQUAL,
                    IS_DISTINCT_FROM,
                    IS_NOT_DISTINCT_FROM,
                    IS_NULL,
                    IS_NOT_NULL -> asValue(comparison.truth(call, scope));
            case LIKE -> asValue(text.like(call, scope));
            case PLUS, MINUS, TIMES, DIVIDE, MODULO, NEGATE, ABS, GREATEST, LEAST -> arithmetic.value(call, scope);
            case FLOOR, CEILING, ROUND -> rounding.value(call, scope);
            case CONCAT, UPPER, LOWER, CHARACTER_LENGTH, SUBSTRING, TRIM -> text.value(call, scope);
            case YEAR, MONTH, DAY, DATE_ADD_DAYS, DATE_ADD_MONTHS, DATE_DIFF_DAYS -> date.value(call, scope);
        };
    }

    private static boolean isPredicate(Scalar.Call call) {
        return switch (call.operator()) {
            case AND,
                    OR,
                    NOT,
                    IS_TRUE,
                    IS_NOT_TRUE,
                    IS_FALSE,
                    IS_NOT_FALSE,
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
                    LIKE -> true;
            case PLUS,
                    MINUS,
                    TIMES,
                    DIVIDE,
                    MODULO,
                    NEGATE,
                    ABS,
                    GREATEST,
                    LEAST,
                    FLOOR,
                    CEILING,
                    ROUND,
                    CONCAT,
                    UPPER,
                    LOWER,
                    CHARACTER_LENGTH,
                    SUBSTRING,
                    TRIM,
                    YEAR,
                    MONTH,
                    DAY,
                    DATE_ADD_DAYS,
                    DATE_ADD_MONTHS,
                    DATE_DIFF_DAYS -> false;
        };
    }

    private Truth predicate(Scalar.Call call, SymbolicScope scope) {
        return switch (call.operator()) {
            case AND, OR, NOT, IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE -> logic.truth(call, scope);
            case LIKE -> text.like(call, scope);
            default -> comparison.truth(call, scope);
        };
    }

    /** {@code CASE}: later branches are reached only where the earlier conditions are not TRUE. */
    private SymbolicValue choose(Scalar.Case choice, SymbolicScope scope) {
        List<BoolExpr> conditions = new ArrayList<>();
        List<SymbolicValue> results = new ArrayList<>();
        BoolExpr reached = scope.reached();
        for (Scalar.When branch : choice.branches()) {
            SymbolicScope within = new SymbolicScope(scope.row(), scope.outerScope(), reached);
            BoolExpr condition = encoding.truth(branch.condition(), within).isTrue();
            SymbolicScope then = new SymbolicScope(scope.row(), scope.outerScope(), formulas.and(reached, condition));
            conditions.add(condition);
            results.add(encoding.value(branch.result(), choice.type(), then));
            reached = formulas.and(reached, formulas.not(condition));
        }
        SymbolicValue value = encoding.value(
                choice.otherwise(), choice.type(), new SymbolicScope(scope.row(), scope.outerScope(), reached));
        for (int i = conditions.size() - 1; i >= 0; i--) {
            value = new SymbolicValue(
                    formulas.choose(conditions.get(i), results.get(i).isNull(), value.isNull()),
                    formulas.choose(conditions.get(i), results.get(i).value(), value.value()));
        }
        return value;
    }

    private SymbolicValue asValue(Truth truth) {
        return new SymbolicValue(
                formulas.and(formulas.not(truth.isTrue()), formulas.not(truth.isFalse())), truth.isTrue());
    }

    private Truth asTruth(SymbolicValue value) {
        if (value.isNull().isTrue()) {
            return new Truth(formulas.no(), formulas.no());
        }
        if (!(value.value() instanceof BoolExpr formula)) {
            throw new Unsupported("a condition that is no Boolean");
        }
        BoolExpr known = formulas.not(value.isNull());
        return new Truth(formulas.and(known, formula), formulas.and(known, formulas.not(formula)));
    }
}
