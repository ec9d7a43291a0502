package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rewrite.Normalizer;
import io.panoptes.equivalence.prover.rewrite.Trace;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.rule.product.ProductRules;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The order that sort keys give. */
final class Order {
    private final List<SortKey> keys;
    private final ScalarTranslation scalars;

    Order(List<SortKey> keys, ScalarTranslation scalars) {
        this.keys = keys;
        this.scalars = scalars;
    }

    List<Term> terms(VisibleRows rows) {
        return keys.stream().map(key -> scalars.term(key.expression(), rows)).toList();
    }

    /** Without the keys that are the same in all rows of the bag, and those that come again: neither decides anything. */
    Order deciding(Bag bag, VisibleRows around) {
        List<SortKey> deciding = new ArrayList<>();
        Set<Scalar> seen = new HashSet<>();
        for (SortKey key : keys) {
            boolean fixed = !bag.products().isEmpty()
                    && isSameInAll(bag, product -> scalars.term(key.expression(), around.inside(product.head())));
            if (!fixed && seen.add(key.expression())) {
                deciding.add(key);
            }
        }
        return new Order(deciding, scalars);
    }

    /** Whether the conditions fix the term to what does not depend on the row, the same for all products. */
    static boolean isSameInAll(Bag bag, Function<Product, Term> term) {
        Set<CanonicalForm> values = new HashSet<>();
        for (Product product : bag.products()) {
            Term column = term.apply(product);
            List<Term> ways = new ArrayList<>(new Equalities(known(product.condition())).others(column));
            ways.add(column);
            Optional<Term> fixed = ways.stream()
                    .filter(way -> FreeVariables.of(way).stream().noneMatch(product.vars()::contains))
                    .min(Comparator.comparing(CanonicalForm::of));
            if (fixed.isEmpty()) {
                return false;
            }
            values.add(CanonicalForm.of(fixed.get()));
        }
        return values.size() <= 1;
    }

    /** The conditions one by one, for an impossible one must not hide the others; and of each truth value that holds that it is TRUE. */
    private static List<Formula> known(Formula... conditions) {
        List<Formula> known = new ArrayList<>();
        for (Formula conjunct : Stream.of(conditions)
                .map(Formulas::conjuncts)
                .flatMap(List::stream)
                .toList()) {
            known.add(conjunct);
            if (conjunct instanceof Formula.Holds(Term truth) && ValueKind.of(truth.type()) == ValueKind.BOOLEAN) {
                known.add(Formulas.same(truth, Terms.truth(true)));
            }
        }
        return known;
    }

    /** The directions, as part of a name. */
    String name() {
        StringBuilder name = new StringBuilder();
        keys.forEach(
                key -> name.append(key.descending() ? " desc" : " asc").append(key.nullsFirst() ? " first" : " last"));
        return name.toString();
    }

    /** In which a bound at some distance is computed: 0.1 before a REAL is another number than before a DOUBLE. */
    List<SqlType> types() {
        return keys.stream().map(key -> key.expression().type()).toList();
    }

    /** Whether a row with these keys comes before one with those. */
    Formula before(List<Term> left, List<Term> right) {
        List<Formula> ways = new ArrayList<>();
        List<Formula> tied = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            List<Formula> way = new ArrayList<>(tied);
            way.add(before(keys.get(i), left.get(i), right.get(i)));
            ways.add(Formulas.and(way));
            tied.add(Formulas.same(left.get(i), right.get(i)));
        }
        return Formulas.or(ways);
    }

    private static Formula before(SortKey key, Term left, Term right) {
        Formula less = key.descending() ? Formulas.less(right, left) : Formulas.less(left, right);
        Term missing = key.nullsFirst() ? left : right;
        Term there = key.nullsFirst() ? right : left;
        return Formulas.or(less, Formulas.and(Formulas.isNull(missing), Formulas.notNull(there)));
    }

    /**
     * Whether rows that agree on the terms agree on everything: all is among the terms, or the same in all rows. Or there is one
     * product, and its rows that agree on the terms are of one row of each table of which a column is seen, by its key.
     */
    static boolean hasEqualTies(FreshVariables names, Bag bag, Function<Product, List<Term>> terms) {
        boolean areAmong =
                bag.products().stream().allMatch(product -> terms.apply(product).containsAll(varying(product, bag)));
        return areAmong ? haveOnePlace(bag, terms) : isDecided(names, bag, terms);
    }

    private static boolean haveOnePlace(Bag bag, Function<Product, List<Term>> terms) {
        return bag.products().stream()
                        .map(product -> positions(product, terms.apply(product)))
                        .distinct()
                        .count()
                <= 1;
    }

    private static boolean isDecided(FreshVariables names, Bag bag, Function<Product, List<Term>> terms) {
        if (bag.products().size() != 1) {
            return false;
        }
        Product one = bag.products().getFirst();
        Product other = Substitution.copy(names, one);
        Set<Var> seen = FreeVariables.of(other.head());
        seen.retainAll(other.vars());
        return decided(one, other, terms).containsAll(seen);
    }

    private static List<Term> varying(Product product, Bag bag) {
        List<Term> varying = new ArrayList<>();
        for (int i = 0; i < product.head().size(); i++) {
            int column = i;
            if (!isSameInAll(bag, row -> row.head().get(column))) {
                varying.add(product.head().get(i));
            }
        }
        return varying;
    }

    private static List<Integer> positions(Product product, List<Term> terms) {
        return product.head().stream().map(terms::indexOf).toList();
    }

    /**
     * Whether no two rows of the bag agree on the terms: two such rows of one product would be one row, because a key is
     * among the terms, and two of different products would contradict each other.
     */
    static boolean isTotal(FreshVariables names, Bag bag, Function<Product, List<Term>> terms) {
        List<Product> products = bag.products();
        for (int i = 0; i < products.size(); i++) {
            if (!isTotal(names, products.get(i), terms)) {
                return false;
            }
            for (Product other : products.subList(i + 1, products.size())) {
                if (!areApart(names, products.get(i), other, terms)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isTotal(FreshVariables names, Product one, Function<Product, List<Term>> terms) {
        Product other = Substitution.copy(names, one);
        return decided(one, other, terms).containsAll(other.vars());
    }

    /** Of two rows that agree on the terms, the variables of the other that are those of the one. */
    private static Set<Var> decided(Product one, Product other, Function<Product, List<Term>> terms) {
        Formula tied = RelationTranslation.same(terms.apply(one), terms.apply(other));
        Set<Var> known = FreeVariables.of(one);
        known.addAll(one.vars());
        Equalities facts = new Equalities(known(one.condition(), other.condition(), tied));
        return KeyFacts.determined(other.vars(), facts, known);
    }

    private static boolean areApart(
            FreshVariables names, Product one, Product other, Function<Product, List<Term>> terms) {
        Product a = Substitution.copy(names, one);
        Product b = Substitution.copy(names, other);
        Formula tied = RelationTranslation.same(terms.apply(a), terms.apply(b));
        Product both = new Product(
                RelationTranslation.concat(a.vars(), b.vars()),
                Formulas.and(a.condition(), b.condition(), tied),
                List.of());
        return new Normalizer(names, ProductRules.ALL, () -> false, Trace.NONE)
                .normalize(both, List.of(), false)
                .condition()
                .equals(Formula.FALSE);
    }
}
