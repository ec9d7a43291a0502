package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.IntSort;
import com.microsoft.z3.RealExpr;
import com.microsoft.z3.Sort;
import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.OutOfTime;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Polynomial;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.rule.operator.NumericCasts;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Terms and formulas for the solver. What binds variables becomes a constant known by its text; {@link Instances} says what
 * is known of it.
 */
final class Encoder {
    private final Context z3;
    private final Budget budget;
    private final Sorts sorts;
    private final Map<CanonicalForm, Encoded> terms = new HashMap<>();
    private final Map<CanonicalForm, BoolExpr> atoms = new HashMap<>();
    private final Map<CanonicalForm, Bound> bound = new LinkedHashMap<>();
    private final List<BoolExpr> facts = new ArrayList<>();
    private final LikePatterns patterns;
    private final DatePartFacts dateParts;
    private int depth;

    /** A constant that stands for something with variables of its own; {@code depth} tells how it came up. */
    sealed interface Bound {
        int depth();

        record Existence(Formula.Exists formula, BoolExpr atom, int depth) implements Bound {}

        record Sum(Term.Total term, Encoded constant, int depth) implements Bound {}

        record Best(Term.Extremum term, Encoded constant, int depth) implements Bound {}

        record Digest(Term.Summary term, Encoded constant, int depth) implements Bound {}
    }

    Encoder(Context z3, Budget budget) {
        this.z3 = z3;
        this.budget = budget;
        this.sorts = new Sorts(z3);
        this.patterns = new LikePatterns(z3, sorts);
        this.dateParts = new DatePartFacts(z3);
    }

    Context z3() {
        return z3;
    }

    Sorts sorts() {
        return sorts;
    }

    List<Bound> bound() {
        return List.copyOf(bound.values());
    }

    /** What is encoded from now on came up this far from the question. */
    void atDepth(int depth) {
        this.depth = depth;
    }

    /** Facts about what was encoded since the last call, to be asserted with it. */
    List<BoolExpr> takeFacts() {
        List<BoolExpr> taken = new ArrayList<>(facts);
        taken.addAll(sorts.takeFacts());
        facts.clear();
        return taken;
    }

    BoolExpr formula(Formula formula) {
        checkTime();
        return switch (formula) {
            case Formula.And(List<Formula> parts) ->
                z3.mkAnd(parts.stream().map(this::formula).toArray(BoolExpr[]::new));
            case Formula.Or(List<Formula> parts) ->
                z3.mkOr(parts.stream().map(this::formula).toArray(BoolExpr[]::new));
            case Formula.Not(Formula part) -> z3.mkNot(formula(part));
            case Formula.Same(Term left, Term right) -> same(term(left), term(right), formula);
            case Formula.IsNull(Term term) -> term(term).isNull();
            case Formula.Less(Term left, Term right) -> less(term(left), term(right), formula);
            case Formula.Holds(Term term) -> {
                Encoded encoded = term(term);
                yield encoded.kind() == ValueKind.BOOLEAN
                        ? z3.mkAnd(z3.mkNot(encoded.isNull()), (BoolExpr) encoded.value())
                        : z3.mkAnd(z3.mkNot(encoded.isNull()), atom(formula));
            }
            case Formula.Exists exists -> {
                BoolExpr atom = atom(exists);
                bound.putIfAbsent(CanonicalForm.of(exists), new Bound.Existence(exists, atom, depth));
                yield atom;
            }
        };
    }

    /** Instances multiply: one question can make more formulas than there is time for. */
    void checkTime() {
        if (budget.isOver()) {
            throw new OutOfTime();
        }
    }

    /** A statement of which nothing is known but that it is the same wherever it is made. */
    private BoolExpr atom(Formula formula) {
        return atoms.computeIfAbsent(
                CanonicalForm.of(formula), form -> (BoolExpr) z3.mkFreshConst(Text.of(formula), z3.getBoolSort()));
    }

    BoolExpr same(Encoded left, Encoded right, Formula whole) {
        BoolExpr bothNull = z3.mkAnd(left.isNull(), right.isNull());
        if (left.kind() == ValueKind.NONE || right.kind() == ValueKind.NONE) {
            return bothNull;
        }
        boolean comparable = left.kind().compares(right.kind()) || left.kind() == right.kind();
        BoolExpr equal = comparable ? sorts.equal(left.value(), right.value()) : atom(whole);
        return z3.mkOr(bothNull, z3.mkAnd(z3.mkNot(left.isNull()), z3.mkNot(right.isNull()), equal));
    }

    private BoolExpr less(Encoded left, Encoded right, Formula whole) {
        if (left.kind() == ValueKind.NONE || right.kind() == ValueKind.NONE) {
            return z3.mkFalse();
        }
        BoolExpr less;
        if (!left.kind().compares(right.kind())) {
            less = atom(whole);
        } else if (left.kind() == ValueKind.BOOLEAN) {
            less = z3.mkAnd(z3.mkNot((BoolExpr) left.value()), (BoolExpr) right.value());
        } else {
            less = z3.mkLt(sorts.number(left), sorts.number(right));
        }
        return z3.mkAnd(z3.mkNot(left.isNull()), z3.mkNot(right.isNull()), less);
    }

    Encoded term(Term term) {
        checkTime();
        CanonicalForm key = CanonicalForm.typed(term);
        Encoded known = terms.get(key);
        if (known == null) {
            known = encode(term, key);
            terms.put(key, known);
        }
        return known;
    }

    private Encoded encode(Term term, CanonicalForm key) {
        return switch (term) {
            case Term.Column ignored -> constant(term);
            case Term.Variable ignored -> constant(term);
            case Term.Constant(var value, var type) -> sorts.constant(value);
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                strict(operation, arguments, term);
            case Term.Unknown(Function function, List<Term> arguments, var type) -> unknown(function, arguments, term);
            case Term.If(Formula condition, Term then, Term otherwise) ->
                choose(formula(condition), term(then), term(otherwise));
            case Term.Total total -> {
                Encoded constant = new Encoded(z3.mkFalse(), named(total, kind(total)), kind(total));
                bound.put(key, new Bound.Sum(total, constant, depth));
                yield constant;
            }
            case Term.Extremum extremum -> {
                Encoded constant = constant(term);
                bound.put(key, new Bound.Best(extremum, constant, depth));
                yield constant;
            }
            case Term.Summary summary -> {
                Encoded constant = constant(term);
                bound.put(key, new Bound.Digest(summary, constant, depth));
                yield constant;
            }
        };
    }

    private static ValueKind kind(Term.Total total) {
        return ValueKind.of(total.product().head().getFirst().type()) == ValueKind.WHOLE
                ? ValueKind.WHOLE
                : ValueKind.FRACTION;
    }

    private Encoded constant(Term term) {
        ValueKind kind = ValueKind.of(term.type());
        BoolExpr isNull = kind == ValueKind.NONE
                ? z3.mkTrue()
                : Formulas.isNull(term).equals(Formula.FALSE)
                        ? z3.mkFalse()
                        : (BoolExpr) z3.mkFreshConst("null " + Text.of(term), z3.getBoolSort());
        return new Encoded(isNull, named(term, kind), kind);
    }

    /** A constant of its own: the text is for readers of the question, and does not make it the same as another. */
    private Expr<?> named(Term term, ValueKind kind) {
        return z3.mkFreshConst(Text.of(term), sorts.of(kind));
    }

    private Encoded choose(BoolExpr condition, Encoded then, Encoded otherwise) {
        ValueKind kind = then.kind() == ValueKind.NONE ? otherwise.kind() : then.kind();
        if (otherwise.kind() != ValueKind.NONE && otherwise.kind() != kind) {
            if (!kind.isNumber() || !otherwise.kind().isNumber()) {
                throw new io.panoptes.equivalence.problem.Unsupported("CASE of different types");
            }
            kind = kind == ValueKind.DOUBLE || otherwise.kind() == ValueKind.DOUBLE
                    ? ValueKind.DOUBLE
                    : ValueKind.FRACTION;
        }
        return new Encoded(
                (BoolExpr) z3.mkITE(condition, then.isNull(), otherwise.isNull()),
                z3.mkITE(condition, sorts.as(then, kind), sorts.as(otherwise, kind)),
                kind);
    }

    private Encoded strict(ArithmeticOperation operation, List<Term> arguments, Term whole) {
        List<Encoded> encoded = arguments.stream().map(this::term).toList();
        BoolExpr isNull = z3.mkOr(encoded.stream().map(Encoded::isNull).toArray(BoolExpr[]::new));
        if (encoded.stream().anyMatch(argument -> argument.kind() == ValueKind.NONE)) {
            return new Encoded(z3.mkTrue(), sorts.anything(ValueKind.NONE), ValueKind.NONE);
        }
        ArithExpr<?> left = sorts.number(encoded.get(0));
        ArithExpr<?> right = sorts.number(encoded.get(1));
        ArithExpr<?> value = switch (operation) {
            case PLUS, ADD_DAYS -> z3.mkAdd(left, right);
            case MINUS, DAYS_BETWEEN -> z3.mkSub(left, right);
            case TIMES -> times(whole, left, right);
            case QUOTIENT -> z3.mkDiv((ArithExpr<?>) sorts.real(left), (ArithExpr<?>) sorts.real(right));
            case WHOLE_QUOTIENT -> cut(left, right);
        };
        ValueKind kind = switch (operation) {
            case ADD_DAYS -> ValueKind.DATE;
            case DAYS_BETWEEN -> ValueKind.WHOLE;
            case PLUS, MINUS, TIMES, QUOTIENT, WHOLE_QUOTIENT -> value.isInt() ? ValueKind.WHOLE : ValueKind.FRACTION;
        };
        return new Encoded(isNull, value, kind);
    }

    /** The second is above zero: cut towards zero, where the solver's own division goes down. */
    private ArithExpr<?> cut(ArithExpr<?> dividend, ArithExpr<?> divisor) {
        ArithExpr<?> zero = z3.mkInt(0);
        return (ArithExpr<?>) z3.mkITE(
                z3.mkGe(dividend, zero),
                down(dividend, divisor),
                z3.mkUnaryMinus(down(z3.mkUnaryMinus(dividend), divisor)));
    }

    private ArithExpr<IntSort> down(ArithExpr<?> dividend, ArithExpr<?> divisor) {
        return dividend instanceof IntExpr whole && divisor instanceof IntExpr count
                ? z3.mkDiv(whole, count)
                : z3.mkReal2Int(z3.mkDiv((RealExpr) sorts.real(dividend), (RealExpr) sorts.real(divisor)));
    }

    /** {@code a / 1 = a} where a has few digits, {@code 0 / b = 0} and {@code b / b = 1} where b is not 0. */
    private List<BoolExpr> quotient(List<Term> arguments, BoolExpr isNull, Expr<?> value) {
        Encoded dividend = term(arguments.get(0));
        Encoded divisor = term(arguments.get(1));
        if (!dividend.kind().isExact() || !divisor.kind().isExact()) {
            return List.of();
        }
        BoolExpr divides = z3.mkAnd(
                z3.mkNot(dividend.isNull()),
                z3.mkNot(divisor.isNull()),
                z3.mkNot(sorts.equal(divisor.value(), z3.mkInt(0))));
        BoolExpr there = z3.mkNot(isNull);
        BoolExpr byOne =
                NumericCasts.hasFewDigits(arguments.get(0)) ? sorts.equal(divisor.value(), z3.mkInt(1)) : z3.mkFalse();
        BoolExpr ofNone = sorts.equal(dividend.value(), z3.mkInt(0));
        BoolExpr bySame = sorts.equal(dividend.value(), divisor.value());
        return List.of(
                z3.mkImplies(z3.mkAnd(divides, byOne), z3.mkAnd(there, sorts.equal(value, dividend.value()))),
                z3.mkImplies(z3.mkAnd(divides, ofNone), z3.mkAnd(there, sorts.equal(value, z3.mkInt(0)))),
                z3.mkImplies(z3.mkAnd(divides, bySame), z3.mkAnd(there, sorts.equal(value, z3.mkInt(1)))));
    }

    /** Linear where a factor is a number; otherwise a sum of functions of factors, whatever their order. */
    private ArithExpr<?> times(Term product, ArithExpr<?> left, ArithExpr<?> right) {
        Optional<Polynomial> polynomial = Polynomial.of(product);
        if (polynomial.isEmpty()) {
            return times(List.of(left, right));
        }
        ArithExpr<?> sum = z3.mkInt(0);
        for (Polynomial.Monomial part : polynomial.get().sum()) {
            sum = z3.mkAdd(sum, times(part));
        }
        return left.isInt() && right.isInt() ? sum : (ArithExpr<?>) sorts.real(sum);
    }

    private ArithExpr<?> times(Polynomial.Monomial monomial) {
        boolean isWhole = monomial.coefficient().stripTrailingZeros().scale() <= 0;
        ArithExpr<?> coefficient = isWhole
                ? z3.mkInt(monomial.coefficient().toBigInteger().toString())
                : z3.mkReal(monomial.coefficient().toPlainString());
        if (monomial.factors().isEmpty()) {
            return coefficient;
        }
        ArithExpr<?> factors = times(monomial.factors().stream()
                .<ArithExpr<?>>map(factor -> sorts.number(term(factor)))
                .toList());
        return monomial.coefficient().compareTo(BigDecimal.ONE) == 0 ? factors : z3.mkMul(coefficient, factors);
    }

    private ArithExpr<?> times(List<ArithExpr<?>> factors) {
        List<ArithExpr<?>> sorted = new ArrayList<>(factors);
        sorted.sort(Comparator.naturalOrder());
        return sorted.stream().reduce(this::times).orElseThrow();
    }

    private ArithExpr<?> times(ArithExpr<?> left, ArithExpr<?> right) {
        boolean whole = left.isInt() && right.isInt();
        Sort sort = whole ? z3.getIntSort() : z3.getRealSort();
        var function = z3.mkFuncDecl(whole ? "times whole" : "times", new Sort[] {sort, sort}, sort);
        return (ArithExpr<?>) z3.mkApp(function, whole ? left : sorts.real(left), whole ? right : sorts.real(right));
    }

    private Encoded unknown(Function function, List<Term> arguments, Term whole) {
        ValueKind kind = ValueKind.of(whole.type());
        List<Expr<?>> inputs = new ArrayList<>();
        List<BoolExpr> nulls = new ArrayList<>();
        for (Term argument : arguments) {
            Encoded encoded = term(argument);
            nulls.add(encoded.isNull());
            inputs.add(encoded.isNull());
            Expr<?> value = encoded.kind() == ValueKind.WHOLE ? sorts.real(encoded.value()) : encoded.value();
            Expr<?> nothing = encoded.kind() == ValueKind.WHOLE ? z3.mkReal(0) : sorts.anything(encoded.kind());
            inputs.add(z3.mkITE(encoded.isNull(), nothing, value));
        }
        Expr<?>[] values = inputs.toArray(Expr<?>[]::new);
        Sort[] domain = inputs.stream().map(Expr::getSort).toArray(Sort[]::new);
        StringBuilder signature = new StringBuilder(function.text());
        for (Sort sort : domain) {
            signature.append(' ').append(sort);
        }
        BoolExpr isNull = (BoolExpr) z3.mkApp(z3.mkFuncDecl("null " + signature, domain, z3.getBoolSort()), values);
        Expr<?> value = z3.mkApp(z3.mkFuncDecl(signature + " to " + kind, domain, sorts.of(kind)), values);
        if (function.isStrict()) {
            nulls.forEach(isMissing -> facts.add(z3.mkImplies(isMissing, isNull)));
        }
        if (function instanceof Function.Quotient) {
            facts.addAll(quotient(arguments, isNull, value));
        }
        if (kind == ValueKind.BOOLEAN) {
            BoolExpr holds = z3.mkAnd(z3.mkNot(isNull), (BoolExpr) value);
            facts.addAll(patterns.facts(function, arguments, term(arguments.getFirst()), isNull, holds));
        }
        if (kind == ValueKind.TEXT && function.is(Operator.SUBSTRING)) {
            Encoded letters = new Encoded(isNull, value, kind);
            facts.addAll(patterns.facts(function, arguments, term(arguments.getFirst()), letters));
        }
        if (kind == ValueKind.WHOLE && arguments.size() == 1) {
            facts.addAll(
                    dateParts.facts(function, arguments, term(arguments.getFirst()), isNull, (ArithExpr<?>) value));
        }
        return new Encoded(isNull, value, kind);
    }
}
