package io.panoptes.equivalence.kernel.denotation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.kernel.syntax.Kinds;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Relations as bags, operator by operator as they are defined.
 *
 * <p>Some have a meaning only where there is one row at most: what must hold for that is collected as {@link #obligations()}, and
 * the bag means the relation only where all of them hold.
 */
public final class Denotation {
    private final Fresh fresh;
    private final Scalars scalars = new Scalars(this);
    private final Groups groups = new Groups(this);
    private final Windows windows = new Windows(this);
    private final List<Obligation> obligations = new ArrayList<>();
    private final Set<Assumption> assumptions = EnumSet.noneOf(Assumption.class);

    public Denotation(Fresh fresh) {
        this.fresh = fresh;
    }

    /** There is one choice of the varying variables at most that meets the condition, whatever the others are. */
    public record Obligation(String what, Formula condition, List<Var> varying) {
        public Obligation {
            varying = List.copyOf(varying);
        }
    }

    public List<Obligation> obligations() {
        return List.copyOf(obligations);
    }

    /** The rows of the relation; an order on top is left out. */
    public Bag of(Relation relation) {
        return bag(relation, Around.NOTHING);
    }

    /** When a condition over one row, given by its columns, is not FALSE: what a CHECK demands. */
    public Formula isNotFalse(Scalar condition, List<Term> row) {
        return new Formula.Not(
                scalars.logic(condition, Around.NOTHING.inside(row)).isFalse());
    }

    Scalars scalars() {
        return scalars;
    }

    Fresh fresh() {
        return fresh;
    }

    /** What the bags take for granted of numbers. */
    public Set<Assumption> assumptions() {
        return Set.copyOf(assumptions);
    }

    void assume(Assumption assumption) {
        assumptions.add(assumption);
    }

    void require(Obligation obligation) {
        obligations.add(obligation);
    }

    Bag bag(Relation relation, Around around) {
        return switch (relation) {
            case Relation.Scan scan -> scan(scan);
            case Relation.Values(var types, var rows) ->
                new Bag(rows.stream()
                        .map(row -> new Product(List.of(), Formula.TRUE, scalars.terms(row, around.inside(List.of()))))
                        .toList());
            case Relation.Filter(Relation input, Scalar condition) ->
                each(
                        bag(input, around),
                        row -> where(
                                row,
                                scalars.logic(condition, around.inside(row.head()))
                                        .isTrue()));
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                each(
                        bag(input, around),
                        row -> new Product(
                                row.vars(), row.condition(), scalars.terms(expressions, around.inside(row.head()))));
            case Relation.Join join -> join(join, around);
            case Relation.SetOperation operation -> setOperation(operation, around);
            case Relation.Distinct(Relation input) -> distinct(bag(input, around), input.types());
            case Relation.Aggregate aggregate -> groups.bag(aggregate, around);
            case Relation.Window window -> windows.bag(window, around);
            case Relation.Sort sort -> windows.limited(sort, around);
        };
    }

    static Bag each(Bag bag, java.util.function.UnaryOperator<Product> change) {
        return new Bag(bag.products().stream().map(change).toList());
    }

    static Product where(Product product, Formula more) {
        return new Product(product.vars(), both(product.condition(), more), product.head());
    }

    static Formula both(Formula left, Formula right) {
        if (left.equals(Formula.TRUE)) {
            return right;
        }
        return right.equals(Formula.TRUE) ? left : new Formula.And(List.of(left, right));
    }

    Bag copy(Bag bag) {
        return VariableRenaming.none(fresh).apply(bag);
    }

    private Bag scan(Relation.Scan scan) {
        Var row = fresh.var(new Source.Stored(scan.table()));
        List<Term> columns = new ArrayList<>();
        for (int i = 0; i < scan.types().size(); i++) {
            columns.add(new Term.Column(row, i, scan.types().get(i)));
        }
        return new Bag(List.of(new Product(List.of(row), Formula.TRUE, columns)));
    }

    private Bag join(Relation.Join join, Around around) {
        boolean asksRightAlone = join.kind() == Relation.JoinKind.RIGHT || join.kind() == Relation.JoinKind.FULL;
        if (join.lateral() && asksRightAlone) {
            throw new NotExpressible("rows of a lateral join without partner");
        }
        Bag left = bag(join.left(), around);
        List<Product> products = new ArrayList<>();
        for (Product l : left.products()) {
            Bag partners = join.lateral() ? bag(join.right(), around.inside(l.head())) : bag(join.right(), around);
            Bag matches = each(partners, r -> where(r, on(join, l, r, around)));
            Formula matched = Scalars.exists(copy(matches), row -> Formula.TRUE);
            Product lonely = where(l, new Formula.Not(matched));
            switch (join.kind()) {
                case INNER, RIGHT -> products.addAll(joined(l, matches));
                case LEFT, FULL -> {
                    products.addAll(joined(l, matches));
                    products.add(withHead(lonely, concat(l.head(), nulls(join.right()))));
                }
                case SEMI -> products.add(where(l, matched));
                case ANTI -> products.add(lonely);
            }
        }
        if (asksRightAlone) {
            for (Product r : bag(join.right(), around).products()) {
                Bag matches = each(copy(left), l -> where(l, on(join, l, r, around)));
                Formula none = new Formula.Not(Scalars.exists(matches, row -> Formula.TRUE));
                products.add(withHead(where(r, none), concat(nulls(join.left()), r.head())));
            }
        }
        return new Bag(products);
    }

    private Formula on(Relation.Join join, Product left, Product right, Around around) {
        return scalars.logic(join.condition(), around.inside(concat(left.head(), right.head())))
                .isTrue();
    }

    private List<Product> joined(Product left, Bag matches) {
        List<Product> joined = new ArrayList<>();
        for (Product right : matches.products()) {
            joined.add(new Product(
                    concat(left.vars(), right.vars()),
                    both(left.condition(), right.condition()),
                    concat(left.head(), right.head())));
        }
        return joined;
    }

    static Product withHead(Product product, List<Term> head) {
        return new Product(product.vars(), product.condition(), head);
    }

    private static List<Term> nulls(Relation relation) {
        return relation.types().stream().map(Scalars::nothing).toList();
    }

    static <T> List<T> concat(List<? extends T> left, List<? extends T> right) {
        List<T> both = new ArrayList<>(left);
        both.addAll(right);
        return both;
    }

    private Bag setOperation(Relation.SetOperation operation, Around around) {
        Bag left = bag(operation.left(), around);
        Bag right = bag(operation.right(), around);
        return switch (operation.kind()) {
            case UNION -> {
                Bag both = new Bag(concat(left.products(), right.products()));
                yield operation.all() ? both : distinct(both, operation.types());
            }
            case INTERSECT ->
                operation.all()
                        ? windows.intersectAll(left, right, operation.types())
                        : distinct(each(left, row -> where(row, isIn(row.head(), right))), operation.types());
            case EXCEPT ->
                operation.all()
                        ? windows.exceptAll(left, right, operation.types())
                        : distinct(
                                each(left, row -> where(row, new Formula.Not(isIn(row.head(), right)))),
                                operation.types());
        };
    }

    Formula isIn(List<Term> row, Bag bag) {
        return Scalars.exists(copy(bag), other -> same(other, row));
    }

    static Formula same(List<Term> left, List<Term> right) {
        List<Formula> parts = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            parts.add(new Formula.Same(left.get(i), right.get(i)));
        }
        return new Formula.And(parts);
    }

    /** A variable of a type takes these values on only if they are of its kind. */
    static void requireKinds(List<Term> values, List<SqlType> types) {
        for (int i = 0; i < types.size(); i++) {
            if (!ValueSort.of(types.get(i)).contains(Kinds.of(values.get(i)))) {
                throw new NotExpressible(
                        "a %s among values of %s".formatted(Kinds.of(values.get(i)), ValueSort.of(types.get(i))));
            }
        }
    }

    /** {@code Σ k. ‖B(k)‖ (k)}. */
    Bag distinct(Bag bag, List<SqlType> types) {
        List<Var> vars =
                types.stream().map(type -> fresh.var(new Source.AnyValue(type))).toList();
        List<Term> row = vars.stream().map(VariableRenaming::variable).toList();
        bag.products().forEach(product -> requireKinds(product.head(), types));
        return new Bag(List.of(new Product(vars, isIn(row, bag), row)));
    }

    /** The value of the only row; NULL where there is none. */
    Term onlyValue(Relation relation, Bag bag) {
        SqlType type = relation.types().getFirst();
        if (bag.products().isEmpty()) {
            return Scalars.nothing(type);
        }
        if (bag.products().size() > 1) {
            throw new NotExpressible("a scalar subquery of several parts");
        }
        Product only = bag.products().getFirst();
        if (only.vars().isEmpty()) {
            return new Term.If(only.condition(), only.head().getFirst(), Scalars.nothing(type));
        }
        require(new Obligation("a scalar subquery has one row at most", only.condition(), only.vars()));
        return new Term.Extremum(true, bag, type);
    }
}
