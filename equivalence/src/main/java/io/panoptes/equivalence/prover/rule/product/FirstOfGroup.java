package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * {@code Σ x, y. p(x, y) × not(Σ z. p(x, z) × [g(y) ≡ g(z)] × [z.c < y.c]) × q(x, g(y)) (a(x, g(y)))
 * -> Σ x, v. ‖Σ z. p(x, z) × [v ≡ g(z)]‖ × q(x, v) (a(x, v))}, and the same for {@code [y.c < z.c]}: each group has one first row, so that
 * what depends on the group alone may be asked of the group. There may be several g, or none.
 *
 * <p>With {@code [¬ y.c ≡ z.c]} in the place of {@code [z.c < y.c]} the row is the only one of its group, and what comes out has
 * {@code × not(Σ y, z. p(x, y) × p(x, z) × [v ≡ g(y)] × [v ≡ g(z)] × [¬ y.c ≡ z.c])} too.
 *
 * <p>The column c is never NULL, and with p and g it fixes z, so that no two rows of a group tie; y and z are rows of one table.
 */
public record FirstOfGroup() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Not(Formula.Exists(Product earlier))
                    && earlier.vars().size() == 1) {
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                for (Var first : product.vars()) {
                    Optional<Group> group = group(first, rest, earlier, scope);
                    Optional<Product> groups = group.flatMap(found -> groups(product, first, rest, found, scope));
                    if (groups.isPresent()) {
                        return groups;
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Whether there is one such row at most, as none of them comes before it. */
    public static boolean isOneRow(Product product, ProductContext scope) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        return product.vars().size() == 1
                && conjuncts.stream().anyMatch(conjunct -> {
                    List<Formula> rest = new ArrayList<>(conjuncts);
                    rest.remove(conjunct);
                    return conjunct instanceof Formula.Not(Formula.Exists(Product earlier))
                            && earlier.vars().size() == 1
                            && group(product.vars().getFirst(), rest, earlier, scope)
                                    .filter(group -> group.by().isEmpty())
                                    .isPresent();
                });
    }

    /**
     * @param members what a row must meet to be of some group, among the conditions of the product
     * @param by what rows of a group share, said of the first row
     * @param key what tells rows of a group apart, said of the first row
     * @param alone whether the first row is the only one
     */
    private record Group(Set<Formula> members, List<Term.Column> by, Term.Column key, boolean alone) {}

    /** What the rows are that none comes before; empty where the condition says anything else. */
    private static Optional<Group> group(Var first, List<Formula> rest, Product earlier, ProductContext scope) {
        Var other = earlier.vars().getFirst();
        if (!(first.source() instanceof Source.Stored) || !other.source().equals(first.source())) {
            return Optional.empty();
        }
        Substitution renaming = Substitution.row(scope.names(), first, other);
        Map<CanonicalForm, Formula> conditions = new LinkedHashMap<>();
        rest.stream()
                .filter(condition -> FreeVariables.of(condition).contains(first))
                .forEach(condition -> conditions.put(CanonicalForm.of(renaming.apply(condition)), condition));
        Set<Formula> members = new HashSet<>();
        List<Term.Column> by = new ArrayList<>();
        Optional<Term.Column> key = Optional.empty();
        boolean alone = false;
        for (Formula condition : Formulas.conjuncts(earlier.condition())) {
            Formula member = conditions.get(CanonicalForm.of(condition));
            Optional<Term.Column> shared = shared(condition, first, other);
            Optional<Term.Column> apart = ordered(condition, first, other).or(() -> different(condition, first, other));
            if (member != null) {
                members.add(member);
            } else if (shared.isPresent()) {
                by.add(shared.get());
            } else if (apart.isPresent() && key.isEmpty()) {
                key = apart;
                alone = condition instanceof Formula.Not;
            } else {
                return Optional.empty();
            }
        }
        return key.isPresent() && hasNoTies(first, key.get(), members, by, scope)
                ? Optional.of(new Group(members, by, key.get(), alone))
                : Optional.empty();
    }

    /** {@code g(y)} where the condition is that both rows share it. */
    private static Optional<Term.Column> shared(Formula condition, Var first, Var other) {
        return condition instanceof Formula.Same(Term left, Term right)
                ? columnOfBoth(left, right, first, other)
                : Optional.empty();
    }

    /** {@code y.c} where the condition is that one of the two rows comes before the other by it. */
    private static Optional<Term.Column> ordered(Formula condition, Var first, Var other) {
        return condition instanceof Formula.Less(Term low, Term high)
                ? columnOfBoth(low, high, first, other)
                : Optional.empty();
    }

    /** {@code y.c} where the condition is that the two rows differ in it. */
    private static Optional<Term.Column> different(Formula condition, Var first, Var other) {
        return condition instanceof Formula.Not(Formula same) ? shared(same, first, other) : Optional.empty();
    }

    /** The first row's, where the two are one column of the two rows. */
    private static Optional<Term.Column> columnOfBoth(Term left, Term right, Var first, Var other) {
        if (!(left instanceof Term.Column one && right instanceof Term.Column two) || one.index() != two.index()) {
            return Optional.empty();
        }
        if (one.row().equals(first) && two.row().equals(other)) {
            return Optional.of(one);
        }
        return one.row().equals(other) && two.row().equals(first) ? Optional.of(two) : Optional.empty();
    }

    private static boolean hasNoTies(
            Var first, Term.Column key, Set<Formula> members, List<Term.Column> by, ProductContext scope) {
        List<Formula> facts = new ArrayList<>(scope.facts());
        facts.addAll(members);
        Set<Var> known = FreeVariables.of(Formulas.and(members));
        known.remove(first);
        List<Term.Column> fixed = new ArrayList<>(by);
        fixed.add(key);
        for (Term.Column term : fixed) {
            Var value = scope.names().fresh(new Source.AnyValue(term.type()));
            facts.add(Formulas.same(term, Terms.variable(value)));
            known.add(value);
        }
        return Formulas.isNull(key).equals(Formula.FALSE)
                && KeyFacts.determined(List.of(first), new Equalities(facts), known)
                        .contains(first);
    }

    /** The groups in the place of their first rows; empty where anything else is asked of such a row. */
    private static Optional<Product> groups(
            Product product, Var first, List<Formula> rest, Group group, ProductContext scope) {
        List<Var> vars = new ArrayList<>(product.vars());
        vars.remove(first);
        Map<Term.Column, Term> values = new LinkedHashMap<>();
        List<Formula> inside = new ArrayList<>(group.members());
        for (Term.Column shared : group.by()) {
            Var value = scope.names().fresh(new Source.AnyValue(shared.type()));
            vars.add(value);
            values.put(shared, Terms.variable(value));
            inside.add(Formulas.same(Terms.variable(value), shared));
        }
        Substitution ofGroup = Substitution.columns(scope.names(), values);
        List<Formula> asked = new ArrayList<>();
        rest.stream()
                .filter(condition -> !group.members().contains(condition))
                .map(ofGroup::apply)
                .forEach(asked::add);
        Product row = new Product(List.of(first), Formulas.and(inside), List.of());
        asked.add(Formulas.exists(Substitution.copy(scope.names(), row)));
        if (group.alone()) {
            asked.add(Formulas.not(Formulas.exists(two(row, group.key(), scope))));
        }
        Product groups = new Product(vars, Formulas.and(asked), ofGroup.apply(product.head()));
        return FreeVariables.of(groups).contains(first) ? Optional.empty() : Optional.of(groups);
    }

    /** Two rows of one group. */
    private static Product two(Product row, Term.Column key, ProductContext scope) {
        Var first = row.vars().getFirst();
        Var other = scope.names().fresh(first.source());
        Substitution renaming = Substitution.row(scope.names(), first, other);
        Formula different = Formulas.not(Formulas.same(key, renaming.apply(key)));
        return Substitution.copy(
                scope.names(),
                new Product(
                        List.of(first, other),
                        Formulas.and(row.condition(), renaming.apply(row.condition()), different),
                        List.of()));
    }
}
