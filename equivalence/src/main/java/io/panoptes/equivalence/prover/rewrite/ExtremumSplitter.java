package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Greatest and least values of greatest and least values, and of one row. */
final class ExtremumSplitter {
    private final FreshVariables names;

    ExtremumSplitter(FreshVariables names) {
        this.names = names;
    }

    /**
     * {@code max{Σ x. p (max{Σ y. q (a) + ...}) + ...} -> max{Σ x, y. p × q (a) + ...}} and the same for min: NULLs do not
     * count, so that a group without a value adds none. Empty where no head is such a value.
     */
    Optional<Bag> flatten(boolean greatest, Bag bag) {
        List<Product> products = new ArrayList<>();
        boolean flattened = false;
        for (Product outer : bag.products()) {
            if (outer.head().getFirst() instanceof Term.Extremum(boolean same, Bag inside, var type)
                    && same == greatest) {
                flattened = true;
                for (Product inner : inside.products()) {
                    products.add(joined(outer, inner));
                }
            } else {
                products.add(outer);
            }
        }
        return flattened ? Optional.of(new Bag(products)) : Optional.empty();
    }

    /** The outer condition that the inner value is there says that inner rows with a value are there: they are. */
    private Product joined(Product outer, Product inner) {
        Product fresh = Substitution.copy(names, inner);
        Formula present = Formulas.notNull(outer.head().getFirst());
        String said = Text.of(present);
        List<Formula> conditions = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(outer.condition())) {
            if (!Text.of(conjunct).equals(said)) {
                conditions.add(conjunct);
            }
        }
        conditions.add(fresh.condition());
        conditions.add(Formulas.notNull(fresh.head().getFirst()));
        List<Var> vars = new ArrayList<>(outer.vars());
        vars.addAll(fresh.vars());
        return Substitution.copy(names, new Product(vars, Formulas.and(conditions), fresh.head()));
    }

    /**
     * {@code Σ x. p (max{Σ y. q (a)}) -> Σ x, y. p × q (a) + Σ x. p × not(Σ y. q) (NULL)} where x fixes y, or y is
     * the first of its rows, so that there is one such y at most. Empty where no column of the head is such a value.
     */
    Optional<List<Product>> unfold(Product product, List<Formula> facts) {
        for (Term column : product.head()) {
            if (column instanceof Term.Extremum(boolean greatest, Bag bag, var type)
                    && bag.products().size() == 1
                    && isOneRow(bag.products().getFirst(), product, facts)) {
                Product inner = Substitution.copy(names, bag.products().getFirst());
                List<Var> vars = new ArrayList<>(product.vars());
                vars.addAll(inner.vars());
                Product there = new Product(
                        vars,
                        Formulas.and(product.condition(), inner.condition()),
                        replaced(product.head(), column, inner.head().getFirst()));
                Product absent = product.where(
                                Formulas.not(Formulas.exists(bag.products().getFirst())))
                        .withHead(replaced(product.head(), column, Terms.nothing(type)));
                return Optional.of(List.of(Substitution.copy(names, there), Substitution.copy(names, absent)));
            }
        }
        return Optional.empty();
    }

    /**
     * {@code max{Σ y. q × not(Σ z. q × [a(y) < a(z)]) (a)} -> max{Σ y. q (a)}} and the same for min: of finitely many rows
     * the best are the best. Empty where the rows are not restricted so, or are of several products.
     */
    Optional<Bag> best(boolean greatest, Bag bag) {
        if (bag.products().size() != 1) {
            return Optional.empty();
        }
        Product product = bag.products().getFirst();
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Not(Formula.Exists ignored)) {
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                Product all = product.withCondition(Formulas.and(rest));
                if (Text.of(nothingBeyond(greatest, all)).equals(Text.of(conjunct))) {
                    return Optional.of(new Bag(List.of(all)));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * {@code max{Σ k. q(k) × ‖Σ y. [k ≡ b(y)] × r‖ (a)} -> max{Σ k, y. q(k) × [k ≡ b(y)] × r (a)}} and the same for min, where k is a
     * value: how often one comes up does not matter. Empty where no value is fixed so.
     */
    Optional<Bag> overRows(Bag bag) {
        List<Product> products = new ArrayList<>();
        boolean changed = false;
        for (Product product : bag.products()) {
            Optional<Product> rows = overRows(product);
            changed |= rows.isPresent();
            products.add(rows.orElse(product));
        }
        return changed ? Optional.of(new Bag(products)) : Optional.empty();
    }

    private Optional<Product> overRows(Product product) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Exists(Product inner)
                    && Formulas.conjuncts(inner.condition()).stream().anyMatch(part -> fixesValue(part, product))) {
                Product rows = Substitution.copy(names, inner);
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                rest.add(rows.condition());
                List<Var> vars = new ArrayList<>(product.vars());
                vars.addAll(rows.vars());
                return Optional.of(new Product(vars, Formulas.and(rest), product.head()));
            }
        }
        return Optional.empty();
    }

    private static boolean fixesValue(Formula condition, Product product) {
        return condition instanceof Formula.Same(Term left, Term right)
                && (isValueOf(left, right, product) || isValueOf(right, left, product));
    }

    private static boolean isValueOf(Term value, Term by, Product product) {
        return value instanceof Term.Variable(Var var, var type)
                && product.vars().contains(var)
                && var.source() instanceof Source.AnyValue
                && ValueKind.of(type) == ValueKind.of(by.type())
                && !FreeVariables.of(by).contains(var);
    }

    /** No row of the product has a better value than this one. */
    private Formula nothingBeyond(boolean greatest, Product product) {
        Product other = Substitution.copy(names, product);
        Term value = product.head().getFirst();
        Term rival = other.head().getFirst();
        Formula beyond = greatest ? Formulas.less(value, rival) : Formulas.less(rival, value);
        return Formulas.not(Formulas.exists(other.where(beyond)));
    }

    /**
     * {@code Σ x. p (max{Σ y. q (a)}) -> Σ x, y. p × q × not(Σ z. q × [a(y) < a(z)]) (a) + Σ x. p × not(Σ y. q) (NULL)} and
     * the same for min, where a is never NULL and fixes y, so that one such y reaches the bound. Empty where no column of
     * the head is such a value.
     */
    Optional<List<Product>> reach(Product product, List<Formula> facts) {
        for (Term column : product.head()) {
            if (column instanceof Term.Extremum(boolean greatest, Bag bag, var type)
                    && bag.products().size() == 1
                    && isReachedOnce(bag.products().getFirst(), product, facts)) {
                Product inner = Substitution.copy(names, bag.products().getFirst());
                List<Var> vars = new ArrayList<>(product.vars());
                vars.addAll(inner.vars());
                Product there = new Product(
                        vars,
                        Formulas.and(product.condition(), inner.condition(), nothingBeyond(greatest, inner)),
                        replaced(product.head(), column, inner.head().getFirst()));
                Product absent = product.where(
                                Formulas.not(Formulas.exists(bag.products().getFirst())))
                        .withHead(replaced(product.head(), column, Terms.nothing(type)));
                return Optional.of(List.of(Substitution.copy(names, there), Substitution.copy(names, absent)));
            }
        }
        return Optional.empty();
    }

    /** Whether the value is there for each row, and no two rows have the same. */
    private boolean isReachedOnce(Product inner, Product around, List<Formula> facts) {
        Term value = inner.head().getFirst();
        Var bound = names.fresh(new Source.AnyValue(value.type()));
        List<Formula> all = new ArrayList<>(facts);
        all.add(around.condition());
        all.add(inner.condition());
        all.add(Formulas.same(value, Terms.variable(bound)));
        Equalities equalities = new Equalities(all);
        Set<Var> known = FreeVariables.of(inner);
        known.add(bound);
        return !inner.vars().isEmpty()
                && equalities.isPresent(value)
                && KeyFacts.determined(inner.vars(), equalities, known).containsAll(inner.vars());
    }

    private static List<Term> replaced(List<Term> head, Term column, Term by) {
        String text = Text.of(column);
        return head.stream().map(term -> Text.of(term).equals(text) ? by : term).toList();
    }

    private boolean isOneRow(Product inner, Product around, List<Formula> facts) {
        List<Formula> known = new ArrayList<>(facts);
        known.add(around.condition());
        List<Formula> all = new ArrayList<>(known);
        all.add(inner.condition());
        return KeyFacts.determined(inner.vars(), new Equalities(all), FreeVariables.of(inner))
                        .containsAll(inner.vars())
                || FirstOfGroup.isOneRow(inner, new ProductContext(names, known, false));
    }
}
