package io.panoptes.equivalence.kernel.logic;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.Sort;
import io.panoptes.equivalence.kernel.syntax.Kinds;
import io.panoptes.equivalence.kernel.syntax.Shape;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Terms and formulas for the solver. A row is a number, its columns are functions of it; what binds variables is a function of
 * what it takes from outside, known by its {@link Shape}.
 */
final class GroundEncoder {
    private final Context z3;
    private final GroundValues values;
    private final BooleanSupplier isOver;
    private final Map<Expr<?>, Bound> bound = new LinkedHashMap<>();
    private final Map<RowColumn, GroundTerm> columns = new HashMap<>();
    private final Map<Integer, NamedSort> sorts = new HashMap<>();
    private int depth;

    private record RowColumn(Var row, int index) {}

    /** The sort is kept, so that no other one gets its number. */
    private record NamedSort(Sort sort, String name) {}

    GroundEncoder(Context z3, BooleanSupplier isOver) {
        this.z3 = z3;
        this.values = new GroundValues(z3);
        this.isOver = isOver;
    }

    Context z3() {
        return z3;
    }

    GroundValues values() {
        return values;
    }

    List<Bound> bound() {
        return List.copyOf(bound.values());
    }

    /** What is encoded from now on came up this far from the question. */
    void atDepth(int depth) {
        this.depth = depth;
    }

    BoolExpr formula(Formula formula) {
        checkTime();
        return switch (formula) {
            case Formula.And(List<Formula> parts) ->
                z3.mkAnd(parts.stream().map(this::formula).toArray(BoolExpr[]::new));
            case Formula.Or(List<Formula> parts) ->
                z3.mkOr(parts.stream().map(this::formula).toArray(BoolExpr[]::new));
            case Formula.Not(Formula part) -> z3.mkNot(formula(part));
            case Formula.Same(Term left, Term right) -> same(term(left), term(right));
            case Formula.IsNull(Term term) -> term(term).isNull();
            case Formula.Less(Term left, Term right) -> less(term(left), term(right));
            case Formula.Holds(Term term) -> holds(term(term));
            case Formula.Exists exists -> exists(exists);
        };
    }

    void checkTime() {
        if (isOver.getAsBoolean()) {
            throw new KernelOutOfTime();
        }
    }

    BoolExpr same(GroundTerm left, GroundTerm right) {
        return z3.mkOr(
                z3.mkAnd(left.isNull(), right.isNull()),
                z3.mkAnd(z3.mkNot(left.isNull()), z3.mkNot(right.isNull()), values.equal(left, right)));
    }

    private BoolExpr less(GroundTerm left, GroundTerm right) {
        return z3.mkAnd(z3.mkNot(left.isNull()), z3.mkNot(right.isNull()), values.less(left, right));
    }

    private BoolExpr holds(GroundTerm term) {
        return term.kind() == ValueSort.BOOLEAN
                ? z3.mkAnd(z3.mkNot(term.isNull()), (BoolExpr) term.value())
                : z3.mkAnd(z3.mkNot(term.isNull()), values.isTrue(term));
    }

    private BoolExpr exists(Formula.Exists exists) {
        Product product = exists.product();
        if (product.vars().isEmpty()) {
            return formula(product.condition());
        }
        Shape shape = Shape.of(exists);
        BoolExpr atom = (BoolExpr) apply(shape, "", z3.getBoolSort());
        bound.putIfAbsent(atom, new Bound.Existence(exists, atom, shape.text(), depth));
        return atom;
    }

    private Expr<?> apply(Shape shape, String what, Sort result) {
        List<Expr<?>> arguments = new ArrayList<>();
        for (Shape.Argument argument : shape.arguments()) {
            switch (argument) {
                case Shape.Argument.OfFormula(Formula formula) -> arguments.add(formula(formula));
                case Shape.Argument.OfTerm(Term term) -> addArgument(term(term), arguments);
            }
        }
        return function(what + shape.text(), arguments, result);
    }

    /** One value for all that is NULL. */
    private void addArgument(GroundTerm term, List<Expr<?>> into) {
        into.add(term.isNull());
        into.add(z3.mkITE(term.isNull(), values.anything(term.kind()), term.value()));
    }

    private Expr<?> function(String name, List<Expr<?>> arguments, Sort result) {
        Sort[] domain = arguments.stream().map(Expr::getSort).toArray(Sort[]::new);
        StringBuilder signature = new StringBuilder(name);
        for (Sort sort : domain) {
            signature.append(' ').append(name(sort));
        }
        signature.append(" -> ").append(name(result));
        return z3.mkApp(z3.mkFuncDecl(signature.toString(), domain, result), arguments.toArray(Expr<?>[]::new));
    }

    /** The solver writes a sort anew each time, which took most of the time of all. */
    private String name(Sort sort) {
        return sorts.computeIfAbsent(sort.getId(), id -> new NamedSort(sort, sort.toString()))
                .name();
    }

    GroundTerm term(Term term) {
        checkTime();
        return switch (term) {
            case Term.Column(Var row, int index, var type) ->
                columns.computeIfAbsent(new RowColumn(row, index), ignored -> column(row, index));
            case Term.Variable(Var var, var type) -> {
                ValueSort kind = Kinds.of(term);
                BoolExpr isNull = kind == ValueSort.NONE ? z3.mkTrue() : z3.mkBoolConst("null " + var);
                yield new GroundTerm(isNull, z3.mkConst("value " + var + " " + kind, values.sort(kind)), kind);
            }
            case Term.Constant(var value, var type) -> values.constant(value);
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                strict(operation, arguments.stream().map(this::term).toList(), ValueSort.of(type));
            case Term.Unknown(Function function, List<Term> arguments, var type) ->
                unknown(
                        "function " + function.text(),
                        arguments.stream().map(this::term).toList(),
                        ValueSort.of(type));
            case Term.If(Formula condition, Term then, Term otherwise) ->
                choose(formula(condition), term(then), term(otherwise));
            case Term.Total(Product product, var type) when product.vars().isEmpty() -> alone(product);
            case Term.Total total -> {
                Shape shape = Shape.of(total);
                ValueSort kind = Kinds.of(total);
                Expr<?> value = apply(shape, "sum " + kind, values.sort(kind));
                GroundTerm sum = new GroundTerm(z3.mkFalse(), value, kind);
                bound.putIfAbsent(value, new Bound.Sum(total, sum, shape.text(), depth));
                yield sum;
            }
            case Term.Extremum extremum -> {
                Shape shape = Shape.of(extremum);
                GroundTerm best = nullable(shape, Kinds.of(extremum));
                bound.putIfAbsent(best.value(), new Bound.Best(extremum, best, shape.text(), depth));
                yield best;
            }
            case Term.Summary summary -> {
                Shape shape = Shape.of(summary);
                GroundTerm digest = nullable(shape, ValueSort.of(summary.type()));
                bound.putIfAbsent(digest.value(), new Bound.Digest(summary, digest, shape.text(), depth));
                yield digest;
            }
        };
    }

    /** The sum of one number, or of none. */
    private GroundTerm alone(Product product) {
        GroundTerm number = term(product.head().getFirst());
        ValueSort kind = number.kind() == ValueSort.NONE ? ValueSort.WHOLE : number.kind();
        Expr<?> value = number.kind() == ValueSort.NONE ? values.anything(kind) : number.value();
        BoolExpr counts = z3.mkAnd(formula(product.condition()), z3.mkNot(number.isNull()));
        return new GroundTerm(z3.mkFalse(), z3.mkITE(counts, value, values.anything(kind)), kind);
    }

    private GroundTerm nullable(Shape shape, ValueSort kind) {
        return new GroundTerm(
                (BoolExpr) apply(shape, "null ", z3.getBoolSort()), apply(shape, "value ", values.sort(kind)), kind);
    }

    /** A row of a table is a number, by which keys can say that two rows are one. */
    Expr<?> row(Var row) {
        return z3.mkIntConst("row " + row);
    }

    private GroundTerm column(Var row, int index) {
        return switch (row.source()) {
            case Source.Stored(Table table) -> {
                String name = "column " + table.name().length() + ":" + table.name() + "." + index;
                List<Expr<?>> arguments = List.of(row(row));
                ValueSort stored = ValueSort.of(table.columns().get(index).type());
                BoolExpr isNull = isNeverNull(table, index)
                        ? z3.mkFalse()
                        : (BoolExpr) function(name + " null", arguments, z3.getBoolSort());
                Expr<?> value = function(name, arguments, values.sort(stored));
                yield new GroundTerm(isNull, value, stored);
            }
            case Source.Unknown ignored -> throw new IllegalArgumentException("an unknown relation");
            case Source.AnyValue ignored -> throw new IllegalArgumentException(row + " has no columns");
        };
    }

    /** NOT NULL, or in the primary key. */
    static boolean isNeverNull(Table table, int index) {
        String name = table.columns().get(index).name();
        return !table.columns().get(index).nullable()
                || table.constraints().stream()
                        .anyMatch(constraint -> constraint instanceof Constraint.PrimaryKey(List<String> columns)
                                && columns.stream().anyMatch(name::equalsIgnoreCase));
    }

    private GroundTerm choose(BoolExpr condition, GroundTerm then, GroundTerm otherwise) {
        if (then.kind() == otherwise.kind()) {
            return choice(condition, then, otherwise, then.value(), otherwise.value(), then.kind());
        }
        if (then.kind() == ValueSort.NONE || otherwise.kind() == ValueSort.NONE) {
            GroundTerm there = then.kind() == ValueSort.NONE ? otherwise : then;
            Expr<?> none = values.anything(there.kind());
            Expr<?> left = then.kind() == ValueSort.NONE ? none : then.value();
            Expr<?> right = otherwise.kind() == ValueSort.NONE ? none : otherwise.value();
            return choice(condition, then, otherwise, left, right, there.kind());
        }
        if (then.kind().isExact() && otherwise.kind().isExact()) {
            return choice(
                    condition,
                    then,
                    otherwise,
                    values.real(then.value()),
                    values.real(otherwise.value()),
                    ValueSort.FRACTION);
        }
        throw new NotExpressible("a choice between values of kinds %s and %s".formatted(then.kind(), otherwise.kind()));
    }

    private GroundTerm choice(
            BoolExpr condition, GroundTerm then, GroundTerm otherwise, Expr<?> left, Expr<?> right, ValueSort kind) {
        BoolExpr isNull = (BoolExpr) z3.mkITE(condition, then.isNull(), otherwise.isNull());
        return new GroundTerm(isNull, z3.mkITE(condition, left, right), kind);
    }

    /** NULL where an argument is. What is known of the operation is exact arithmetic only. */
    private GroundTerm strict(ArithmeticOperation operation, List<GroundTerm> arguments, ValueSort declared) {
        BoolExpr isNull = z3.mkOr(arguments.stream().map(GroundTerm::isNull).toArray(BoolExpr[]::new));
        List<ValueSort> kinds = arguments.stream().map(GroundTerm::kind).toList();
        ValueSort kind = Kinds.strict(operation, kinds, declared);
        if (kinds.contains(ValueSort.NONE)) {
            return new GroundTerm(z3.mkTrue(), values.anything(kind), kind);
        }
        boolean known = arguments.size() == 2 && declared != ValueSort.DOUBLE;
        return (known ? known(operation, arguments.getFirst(), arguments.getLast()) : Optional.<Expr<?>>empty())
                .map(value -> new GroundTerm(isNull, value, kind))
                .orElseGet(() -> new GroundTerm(
                        isNull,
                        unknown("strict " + operation.symbol(), arguments, kind).value(),
                        kind));
    }

    private Optional<Expr<?>> known(ArithmeticOperation operation, GroundTerm left, GroundTerm right) {
        boolean exact = left.kind().isExact() && right.kind().isExact();
        boolean whole = left.kind() == ValueSort.WHOLE && right.kind() == ValueSort.WHOLE;
        boolean days = left.kind() == ValueSort.DATE;
        return switch (operation) {
            case PLUS -> exact ? Optional.of(sum(left, right)) : Optional.empty();
            case MINUS -> exact ? Optional.of(difference(left, right)) : Optional.empty();
            case TIMES ->
                exact
                        ? Optional.of(times((ArithExpr<?>) left.value(), (ArithExpr<?>) right.value()))
                        : Optional.empty();
            case WHOLE_QUOTIENT ->
                whole && isPositive(right.value())
                        ? Optional.of(cut((IntExpr) left.value(), (IntExpr) right.value()))
                        : Optional.empty();
            case ADD_DAYS -> days && right.kind() == ValueSort.WHOLE ? Optional.of(sum(left, right)) : Optional.empty();
            case DAYS_BETWEEN ->
                days && right.kind() == ValueSort.DATE ? Optional.of(difference(left, right)) : Optional.empty();
            case QUOTIENT -> Optional.empty();
        };
    }

    private Expr<?> sum(GroundTerm left, GroundTerm right) {
        return z3.mkAdd((ArithExpr<?>) left.value(), (ArithExpr<?>) right.value());
    }

    private Expr<?> difference(GroundTerm left, GroundTerm right) {
        return z3.mkSub((ArithExpr<?>) left.value(), (ArithExpr<?>) right.value());
    }

    private static boolean isPositive(Expr<?> value) {
        return value.isIntNum() && new java.math.BigInteger(value.toString()).signum() > 0;
    }

    /** Cut towards zero, where the solver's own division goes down. */
    private ArithExpr<?> cut(IntExpr dividend, IntExpr divisor) {
        IntExpr zero = z3.mkInt(0);
        return (ArithExpr<?>) z3.mkITE(
                z3.mkGe(dividend, zero),
                z3.mkDiv(dividend, divisor),
                z3.mkUnaryMinus(z3.mkDiv((IntExpr) z3.mkUnaryMinus(dividend), divisor)));
    }

    /** Linear where one side is a number; otherwise a function that does not mind the order. */
    private ArithExpr<?> times(ArithExpr<?> left, ArithExpr<?> right) {
        if (isNumeral(left) || isNumeral(right)) {
            return z3.mkMul(left, right);
        }
        boolean whole = left.isInt() && right.isInt();
        List<Expr<?>> factors = new ArrayList<>();
        factors.add(whole ? left : values.real(left));
        factors.add(whole ? right : values.real(right));
        factors.sort(Comparator.comparing(Expr::toString));
        return (ArithExpr<?>) function("times", factors, whole ? z3.getIntSort() : z3.getRealSort());
    }

    private static boolean isNumeral(Expr<?> value) {
        return value.isIntNum() || value.isRatNum();
    }

    /** Of equal arguments the same. */
    private GroundTerm unknown(String name, List<GroundTerm> arguments, ValueSort type) {
        List<Expr<?>> inputs = new ArrayList<>();
        StringBuilder kinds = new StringBuilder();
        for (GroundTerm argument : arguments) {
            addArgument(argument, inputs);
            kinds.append(' ').append(argument.kind());
        }
        String known = name.length() + ":" + name + kinds + " to " + type;
        return new GroundTerm(
                (BoolExpr) function("null " + known, inputs, z3.getBoolSort()),
                function(known, inputs, values.sort(type)),
                type);
    }
}
