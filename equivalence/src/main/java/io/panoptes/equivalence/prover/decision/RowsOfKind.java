package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.IntExpr;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What is known of the number n of rows x of which c(x) holds:
 *
 * <ul>
 *   <li>{@code n > 0 -> c(w)} for some w;
 *   <li>{@code c(r) -> n > 0} for a row r of the same table that is there;
 *   <li>{@code n ≤ 1} where no two rows that differ in a key can both meet c; the key is never NULL.
 * </ul>
 *
 * <p>The last two for rows of one stored table.
 */
final class RowsOfKind {
    private final Decider decider;
    private final Encoder encoder;
    private final List<Formula> facts;
    private final Set<Var> there;

    /**
     * @param facts what holds where the numbers matter
     * @param there rows that are there
     */
    RowsOfKind(Decider decider, Encoder encoder, List<Formula> facts, Set<Var> there) {
        this.decider = decider;
        this.encoder = encoder;
        this.facts = facts;
        this.there = there;
    }

    List<BoolExpr> facts(Product rows, IntExpr count) {
        Context z3 = encoder.z3();
        List<BoolExpr> found = new ArrayList<>();
        BoolExpr some = z3.mkGt(count, z3.mkInt(0));
        found.add(z3.mkImplies(
                some, encoder.formula(decider.withNewVariables(rows).condition())));
        if (rows.vars().size() == 1 && rows.vars().getFirst().source() instanceof Source.Stored(Table table)) {
            Var row = rows.vars().getFirst();
            for (Var other : there) {
                if (other.source() instanceof Source.Stored(Table same) && same.equals(table)) {
                    found.add(z3.mkImplies(encoder.formula(decider.of(rows, row, other)), some));
                }
            }
            if (isAtMostOne(rows, table)) {
                BoolExpr premise = encoder.formula(Formulas.and(facts));
                found.add(z3.mkImplies(premise, z3.mkLe(count, z3.mkInt(1))));
            }
        }
        return found;
    }

    private boolean isAtMostOne(Product rows, Table table) {
        Product others = decider.withNewVariables(rows);
        Var one = rows.vars().getFirst();
        Var other = others.vars().getFirst();
        return KeyFacts.of(table).stream()
                .filter(key -> key.stream().allMatch(index -> Formulas.isNeverNull(table, index)))
                .anyMatch(key -> {
                    List<Formula> same = key.stream()
                            .map(index -> Formulas.same(
                                    KeyFacts.column(one, table, index), KeyFacts.column(other, table, index)))
                            .toList();
                    List<Formula> both = new ArrayList<>(facts);
                    both.add(rows.condition());
                    both.add(others.condition());
                    both.add(Formulas.not(Formulas.and(same)));
                    return decider.isImpossible(both, List.of(one, other));
                });
    }
}
