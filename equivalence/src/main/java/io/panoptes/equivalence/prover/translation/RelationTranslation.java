package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/** Relations as bags. Every variable that comes out is new. */
final class RelationTranslation {
    private final FreshVariables names;
    private final Translation translation;
    private final ScalarTranslation scalars;

    RelationTranslation(FreshVariables names, Translation translation) {
        this.names = names;
        this.translation = translation;
        this.scalars = new ScalarTranslation(this, translation);
    }

    ScalarTranslation scalars() {
        return scalars;
    }

    Bag translate(Relation relation, VisibleRows around) {
        return translated(UnusedColumns.leftOut(relation), around);
    }

    private Bag translated(Relation relation, VisibleRows around) {
        return switch (relation) {
            case Relation.Scan scan -> scan(scan);
            case Relation.Values values -> values(values, around);
            case Relation.Filter(Relation input, Scalar condition) ->
                translate(input, around)
                        .map(product -> product.where(scalars.logic(condition, around.inside(product.head()))
                                .isTrue()));
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                translate(input, around)
                        .map(product -> product.withHead(scalars.terms(expressions, around.inside(product.head()))));
            case Relation.Join join -> join(join, around);
            case Relation.SetOperation operation -> setOperation(SetOperationAll.simpler(operation), around);
            case Relation.Distinct(Relation input) -> distinct(translate(input, around), input.types());
            case Relation.Aggregate aggregate ->
                new AggregateTranslation(names, this, translation).translate(aggregate, around);
            case Relation.Window window -> new WindowTranslation(names, this, translation).translate(window, around);
            case Relation.Sort sort -> new LimitTranslation(names, this, translation).translate(sort, around);
        };
    }

    private Bag scan(Relation.Scan scan) {
        Var row = names.fresh(new Source.Stored(scan.table()));
        return new Bag(List.of(new Product(List.of(row), Formula.TRUE, Terms.columns(row, scan.types()))));
    }

    private Bag values(Relation.Values values, VisibleRows around) {
        return new Bag(values.rows().stream()
                .map(row -> new Product(
                        List.of(),
                        Formula.TRUE,
                        scalars.converted(scalars.terms(row, around.inside(List.of())), values.types())))
                .toList());
    }

    private Bag converted(Bag bag, List<SqlType> types) {
        return bag.map(product -> product.withHead(scalars.converted(product.head(), types)));
    }

    /**
     * {@code L JOIN R -> Σ L × R × [condition]}, and for the outer side {@code L × not(Σ R × [condition])} with NULLs.
     */
    private Bag join(Relation.Join join, VisibleRows around) {
        Bag left = translate(join.left(), around);
        Bag right = join.lateral() ? new Bag(List.of()) : translate(join.right(), around);
        List<Product> products = new ArrayList<>();
        for (Product l : left.products()) {
            Bag partners = join.lateral() ? translate(join.right(), around.inside(l.head())) : right;
            List<Formula> matches = new ArrayList<>();
            for (Product partner : partners.products()) {
                Product r = Substitution.copy(names, partner);
                Product match = matched(l.head(), r, r.head(), join.condition(), around);
                matches.add(Formulas.exists(match));
                if (isPaired(join.kind())) {
                    Product both = Substitution.copy(names, match);
                    products.add(new Product(
                            concat(l.vars(), both.vars()),
                            Formulas.and(l.condition(), both.condition()),
                            concat(l.head(), both.head())));
                }
            }
            Formula matched = Formulas.or(matches);
            switch (join.kind()) {
                case LEFT, FULL ->
                    products.add(l.where(Formulas.not(matched))
                            .withHead(concat(l.head(), nulls(join.right().types()))));
                case SEMI -> products.add(l.where(matched));
                case ANTI -> products.add(l.where(Formulas.not(matched)));
                case INNER, RIGHT -> {}
            }
        }
        if (join.kind() == Relation.JoinKind.RIGHT || join.kind() == Relation.JoinKind.FULL) {
            right.products().forEach(r -> products.add(lonely(join, left, r, around)));
        }
        return new Bag(products);
    }

    private Product lonely(Relation.Join join, Bag left, Product right, VisibleRows around) {
        Product r = Substitution.copy(names, right);
        List<Formula> matches = new ArrayList<>();
        for (Product candidate : left.products()) {
            Product l = Substitution.copy(names, candidate);
            Formula on = scalars.logic(join.condition(), around.inside(concat(l.head(), r.head())))
                    .isTrue();
            matches.add(Formulas.exists(l.where(on)));
        }
        return r.where(Formulas.not(Formulas.or(matches)))
                .withHead(concat(nulls(join.left().types()), r.head()));
    }

    private Product matched(List<Term> left, Product right, List<Term> head, Scalar condition, VisibleRows around) {
        Formula on = scalars.logic(condition, around.inside(concat(left, head))).isTrue();
        return right.where(on);
    }

    private static boolean isPaired(Relation.JoinKind kind) {
        return switch (kind) {
            case INNER, LEFT, RIGHT, FULL -> true;
            case SEMI, ANTI -> false;
        };
    }

    private Bag setOperation(Relation.SetOperation operation, VisibleRows around) {
        Bag left = converted(translate(operation.left(), around), operation.types());
        Bag right = converted(translate(operation.right(), around), operation.types());
        SetOperationAll whole = new SetOperationAll(names, this);
        Numbered numbered = new Numbered(names, this, new AggregateCallTranslation(names, this, translation));
        return switch (operation.kind()) {
            case UNION -> {
                Bag all = new Bag(concat(left.products(), right.products()));
                yield operation.all() ? all : distinct(all, operation.types());
            }
            case INTERSECT ->
                operation.all()
                        ? whole.intersect(left, right)
                                .orElseGet(() -> numbered.intersect(left, right, operation.types()))
                        : distinct(left.map(product -> product.where(isIn(product.head(), right))), operation.types());
            case EXCEPT ->
                operation.all()
                        ? whole.except(left, right).orElseGet(() -> numbered.except(left, right, operation.types()))
                        : distinct(
                                left.map(product -> product.where(Formulas.not(isIn(product.head(), right)))),
                                operation.types());
        };
    }

    Bag unknown(String name, List<Bag> bags, List<SqlType> types) {
        Var row = names.fresh(new Source.Unknown(name, bags, types));
        return new Bag(List.of(new Product(List.of(row), Formula.TRUE, Terms.columns(row, types))));
    }

    /** Whether a row of the bag is the same as this one. */
    Formula isIn(List<Term> row, Bag bag) {
        List<Formula> found = new ArrayList<>();
        for (Product product : bag.products()) {
            Product candidate = Substitution.copy(names, product);
            found.add(Formulas.exists(candidate.where(same(candidate.head(), row))));
        }
        return Formulas.or(found);
    }

    /** {@code DISTINCT B -> Σ k. ‖B(k)‖}. */
    Bag distinct(Bag bag, List<SqlType> types) {
        List<Var> vars = types.stream()
                .map(type -> names.fresh(new Source.AnyValue(type)))
                .toList();
        List<Term> row = vars.stream().map(Terms::variable).toList();
        return new Bag(List.of(new Product(vars, isIn(row, bag), row)));
    }

    static Formula same(List<Term> left, List<Term> right) {
        List<Formula> parts = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            parts.add(Formulas.same(left.get(i), right.get(i)));
        }
        return Formulas.and(parts);
    }

    static List<Term> nulls(List<SqlType> types) {
        return types.stream().map(Terms::nothing).toList();
    }

    static <T> List<T> concat(List<? extends T> left, List<? extends T> right) {
        List<T> both = new ArrayList<>(left);
        both.addAll(right);
        return both;
    }
}
