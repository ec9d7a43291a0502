package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.rule.ProductContext;
import io.panoptes.sql.schema.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code Σ x, y. R(x) × R(y) × [x.key ≡ y.key] × p -> Σ x. R(x) × p(x for y)}; x may also be a row from around.
 *
 * <p>The key's columns must not be NULL: two rows with a NULL in a unique key are two rows. A row from around must be known
 * to be a row of the table, which every row variable is.
 */
record MergeRows() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        Equalities facts = scope.equalities(product.condition());
        Set<Var> rows = new LinkedHashSet<>();
        scope.facts().forEach(fact -> rows.addAll(FreeVariables.of(fact)));
        rows.addAll(FreeVariables.of(product));
        rows.addAll(product.vars());
        for (Var gone : product.vars().reversed()) {
            for (Var kept : rows) {
                if (!kept.equals(gone) && isOneRow(kept, gone, facts)) {
                    Substitution substitution = Substitution.row(scope.names(), gone, kept);
                    return Optional.of(substitution.within(product.without(gone)));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isOneRow(Var left, Var right, Equalities facts) {
        return left.source() instanceof Source.Stored(Table table)
                && right.source() instanceof Source.Stored(Table other)
                && table.name().equals(other.name())
                && KeyFacts.of(table).stream().anyMatch(key -> agree(key, table, left, right, facts));
    }

    private static boolean agree(List<Integer> key, Table table, Var left, Var right, Equalities facts) {
        return key.stream().allMatch(index -> {
            Term a = KeyFacts.column(left, table, index);
            return facts.isPresent(a) && facts.same(a, KeyFacts.column(right, table, index));
        });
    }
}
