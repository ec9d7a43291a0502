package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.rule.ProductContext;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code Σ x. ‖Σ y. [y.f ≡ x.key] × p‖ × q(x.key) -> Σ k. ¬null(k) × ‖Σ y. [y.f ≡ k] × p‖ × q(k)} where y.f refers to x.key and nothing else of x
 * is used: each value that y.f has is the key of one x.
 */
record KeyAsValue() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        if (scope.squashed()) {
            return Optional.empty();
        }
        for (Var row : product.vars()) {
            if (row.source() instanceof Source.Stored(Table table)) {
                for (List<Integer> key : KeyFacts.of(table)) {
                    boolean fits = key.size() == 1
                            && !table.columns().get(key.getFirst()).nullable()
                            && isReferredTo(product, row, table, key.getFirst());
                    Optional<Product> changed =
                            fits ? withValue(product, row, table, key.getFirst(), scope) : Optional.empty();
                    if (changed.isPresent()) {
                        return changed;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isReferredTo(Product product, Var row, Table table, int key) {
        Term column = KeyFacts.column(row, table, key);
        return Formulas.conjuncts(product.condition()).stream()
                .anyMatch(conjunct -> conjunct instanceof Formula.Exists(Product inner)
                        && Formulas.conjuncts(inner.condition()).stream()
                                .anyMatch(part -> part instanceof Formula.Same(Term left, Term right)
                                        && (left.equals(column) && refers(right, inner, table, key)
                                                || right.equals(column) && refers(left, inner, table, key))));
    }

    /** Whether the term is a column of the inner product's rows, with all its values among those of the key. */
    private static boolean refers(Term term, Product inner, Table target, int key) {
        if (!(term instanceof Term.Column(Var row, int index, var type))
                || !inner.vars().contains(row)
                || !(row.source() instanceof Source.Stored(Table table))) {
            return false;
        }
        Column from = table.columns().get(index);
        Column to = target.columns().get(key);
        return from.type().equals(to.type())
                && table.constraints().stream()
                        .anyMatch(constraint -> constraint instanceof Constraint.Reference reference
                                && reference.columns().size() == 1
                                && reference.targetColumns().size() == 1
                                && reference.target().equalsIgnoreCase(target.name())
                                && table.indexOf(reference.columns().getFirst()) == index
                                && target.indexOf(reference.targetColumns().getFirst()) == key);
    }

    private static Optional<Product> withValue(Product product, Var row, Table table, int key, ProductContext scope) {
        Term.Column column = new Term.Column(row, key, table.columns().get(key).type());
        Var value = scope.names().fresh(new Source.AnyValue(column.type()));
        Term variable = Terms.variable(value);
        Product changed =
                Substitution.columns(scope.names(), Map.of(column, variable)).within(product.without(row));
        if (FreeVariables.of(changed).contains(row)) {
            return Optional.empty();
        }
        List<Var> vars = new ArrayList<>(changed.vars());
        vars.add(value);
        return Optional.of(
                new Product(vars, Formulas.and(changed.condition(), Formulas.notNull(variable)), changed.head()));
    }
}
