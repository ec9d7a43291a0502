package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code #{y. q(y)} ≥ n -> ‖Σ y1, ..., yn. q(y1) × ... × q(yn) × [no two of them are the same]‖}, where two of what is counted can be told
 * apart: y stands for a value, or for a row with a key that is never NULL.
 */
public final class DifferentRows {
    private DifferentRows() {}

    /** @param counted a product over one variable */
    public static Optional<Formula> atLeast(int number, Product counted, FreshVariables names) {
        List<Var> vars = new ArrayList<>();
        List<Formula> conditions = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Product row = Substitution.copy(names, counted);
            Var var = row.vars().getFirst();
            conditions.add(row.condition());
            for (Var other : vars) {
                Optional<Formula> same = same(other, var);
                if (same.isEmpty()) {
                    return Optional.empty();
                }
                conditions.add(Formulas.not(same.get()));
            }
            vars.add(var);
        }
        return Optional.of(Formulas.exists(new Product(vars, Formulas.and(conditions), List.of())));
    }

    private static Optional<Formula> same(Var y, Var z) {
        return switch (y.source()) {
            case Source.AnyValue ignored -> Optional.of(Formulas.same(Terms.variable(y), Terms.variable(z)));
            case Source.Stored(Table table) ->
                KeyFacts.of(table).stream()
                        .filter(key -> key.stream().allMatch(index -> Formulas.isNeverNull(table, index)))
                        .findFirst()
                        .map(key -> Formulas.and(key.stream()
                                .map(index -> Formulas.same(
                                        KeyFacts.column(y, table, index), KeyFacts.column(z, table, index)))
                                .toList()));
            case Source.Unknown ignored -> Optional.empty();
        };
    }
}
