package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.List;

/** {@code GROUP BY x -> Σ k. ‖Σ B × [x ≡ k]‖} with a column for each aggregate of {@code B × [x ≡ k]}. */
final class AggregateTranslation {
    private final FreshVariables names;
    private final RelationTranslation relations;
    private final AggregateCallTranslation calls;

    AggregateTranslation(FreshVariables names, RelationTranslation relations, Translation translation) {
        this.names = names;
        this.relations = relations;
        this.calls = new AggregateCallTranslation(names, relations, translation);
    }

    Bag translate(Relation.Aggregate aggregate, VisibleRows around) {
        Bag input = relations.translate(aggregate.input(), around);
        List<Product> blocks = new ArrayList<>();
        for (List<Integer> set : aggregate.groupingSets()) {
            blocks.add(block(aggregate, set, input, around));
        }
        return new Bag(blocks);
    }

    /** The groups of one grouping set; the empty set has one group, even of no rows. */
    private Product block(Relation.Aggregate aggregate, List<Integer> set, Bag input, VisibleRows around) {
        List<Var> vars = new ArrayList<>();
        List<Term> keys = new ArrayList<>();
        for (int i = 0; i < aggregate.keys().size(); i++) {
            Scalar key = aggregate.keys().get(i);
            if (set.contains(i)) {
                Var var = names.fresh(new Source.AnyValue(key.type()));
                vars.add(var);
                keys.add(Terms.variable(var));
            } else {
                keys.add(Terms.nothing(key.type()));
            }
        }
        Bag group = Substitution.copy(names, input).map(row -> {
            List<Term> values = relations.scalars().terms(aggregate.keys(), around.inside(row.head()));
            List<Formula> agree = new ArrayList<>();
            set.forEach(i -> agree.add(Formulas.same(values.get(i), keys.get(i))));
            return row.where(Formulas.and(agree));
        });
        List<Term> head = new ArrayList<>(keys);
        for (Relation.AggregateCall call : aggregate.aggregates()) {
            head.add(
                    call.function() == Relation.AggregateFunction.GROUPING
                            ? grouping(call, aggregate.keys(), set)
                            : calls.translate(call, group, around));
        }
        return new Product(vars, set.isEmpty() ? Formula.TRUE : exists(group), head);
    }

    /** A bit for each key: 1 where it is not in the grouping set. The first is the highest. */
    private static Term grouping(Relation.AggregateCall call, List<Scalar> keys, List<Integer> set) {
        long bits = 0;
        for (Scalar argument : call.arguments()) {
            int key = keys.indexOf(argument);
            if (key < 0) {
                throw new Unsupported("GROUPING of what is no key");
            }
            bits = bits * 2 + (set.contains(key) ? 0 : 1);
        }
        return Terms.constant(bits);
    }

    /**
     * Whether the bag has a row. {@code ‖Σ x, y. p × q‖ ∨ ‖Σ x. p × ¬‖Σ y. q‖‖ -> ‖Σ x. p‖}: a left join has a row where its
     * left side has one.
     */
    static Formula exists(Bag bag) {
        List<Product> products = new ArrayList<>(bag.products().stream()
                .map(product -> product.withHead(List.of()))
                .toList());
        for (Product lonely : List.copyOf(products)) {
            for (Formula conjunct : Formulas.conjuncts(lonely.condition())) {
                if (conjunct instanceof Formula.Not(Formula.Exists(Product partner))) {
                    joinPartners(lonely, conjunct, partner, products);
                }
            }
        }
        return Formulas.or(products.stream().map(Formulas::exists).toList());
    }

    private static void joinPartners(Product lonely, Formula none, Product partner, List<Product> products) {
        List<Formula> rest = new ArrayList<>(Formulas.conjuncts(lonely.condition()));
        rest.remove(none);
        Product joined = new Product(
                RelationTranslation.concat(lonely.vars(), partner.vars()),
                Formulas.and(Formulas.and(rest), partner.condition()),
                List.of());
        CanonicalForm form = CanonicalForm.of(joined);
        if (products.removeIf(other -> CanonicalForm.of(other).equals(form))) {
            products.remove(lonely);
            products.add(lonely.withCondition(Formulas.and(rest)));
        }
    }
}
