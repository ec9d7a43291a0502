package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
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
 * <p>The column c is never NULL, and with p and g it fixes z, so that no two rows of a group tie; y and z are rows of one table.
 */
record FirstOfGroup() implements Rewrite {
    @Override
    public Optional<Product> apply(Product product, Scope scope) {
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

    /**
     * @param members what a row must meet to be of some group, among the conditions of the product
     * @param by what rows of a group share, said of the first row
     */
    private record Group(Set<Formula> members, List<Term.Column> by) {}

    /** What the rows are that none comes before; empty where the condition says anything else. */
    private static Optional<Group> group(Var first, List<Formula> rest, Product earlier, Scope scope) {
        Var other = earlier.vars().getFirst();
        if (!(first.source() instanceof Source.Stored) || !other.source().equals(first.source())) {
            return Optional.empty();
        }
        Substitution renaming = Substitution.row(scope.names(), first, other);
        Map<String, Formula> conditions = new LinkedHashMap<>();
        rest.stream()
                .filter(condition -> FreeVariables.of(condition).contains(first))
                .forEach(condition -> conditions.put(Text.of(renaming.apply(condition)), condition));
        Set<Formula> members = new HashSet<>();
        List<Term.Column> by = new ArrayList<>();
        Optional<Term> order = Optional.empty();
        for (Formula condition : Formulas.conjuncts(earlier.condition())) {
            Formula member = conditions.get(Text.of(condition));
            Optional<Term.Column> shared = shared(condition, first, other);
            Optional<Term> ordered = ordered(condition, first, other);
            if (member != null) {
                members.add(member);
            } else if (shared.isPresent()) {
                by.add(shared.get());
            } else if (ordered.isPresent() && order.isEmpty()) {
                order = ordered;
            } else {
                return Optional.empty();
            }
        }
        return order.isPresent() && hasNoTies(first, order.get(), members, by, scope)
                ? Optional.of(new Group(members, by))
                : Optional.empty();
    }

    /** {@code g(y)} where the condition is that both rows share it. */
    private static Optional<Term.Column> shared(Formula condition, Var first, Var other) {
        return condition instanceof Formula.Same(Term.Column left, Term.Column right)
                        && left.index() == right.index()
                        && Set.of(left.row(), right.row()).equals(Set.of(first, other))
                ? Optional.of(left.row().equals(first) ? left : right)
                : Optional.empty();
    }

    /** {@code y.c} where the condition is that one of the two rows comes before the other by it. */
    private static Optional<Term> ordered(Formula condition, Var first, Var other) {
        return condition instanceof Formula.Less(Term.Column low, Term.Column high)
                        && low.index() == high.index()
                        && Set.of(low.row(), high.row()).equals(Set.of(first, other))
                ? Optional.of(low.row().equals(first) ? low : high)
                : Optional.empty();
    }

    private static boolean hasNoTies(Var first, Term order, Set<Formula> members, List<Term.Column> by, Scope scope) {
        List<Formula> facts = new ArrayList<>(scope.facts());
        facts.addAll(members);
        Set<Var> known = FreeVariables.of(Formulas.and(members));
        known.remove(first);
        List<Term> fixed = new ArrayList<>(by);
        fixed.add(order);
        for (Term term : fixed) {
            Var value = scope.names().fresh(new Source.AnyValue(term.type()));
            facts.add(Formulas.same(term, Terms.variable(value)));
            known.add(value);
        }
        return Formulas.isNull(order).equals(Formula.FALSE)
                && Keys.determined(List.of(first), new Equalities(facts), known).contains(first);
    }

    /** The groups in the place of their first rows; empty where anything else is asked of such a row. */
    private static Optional<Product> groups(Product product, Var first, List<Formula> rest, Group group, Scope scope) {
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
        asked.add(Formulas.exists(
                Substitution.copy(scope.names(), new Product(List.of(first), Formulas.and(inside), List.of()))));
        Product groups = new Product(vars, Formulas.and(asked), ofGroup.apply(product.head()));
        return FreeVariables.of(groups).contains(first) ? Optional.empty() : Optional.of(groups);
    }
}
