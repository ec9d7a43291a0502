package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * {@code ORDER BY k, a -> ORDER BY k} where k is a key: keys behind those that no two rows share decide nothing.
 *
 * <p>The rows must be rows of one table, once each at most, and the columns of the key never NULL: rows with NULLs in a unique key tie.
 */
public final class DecidingKeys {
    private DecidingKeys() {}

    /** The keys up to those that no two rows of the relation share. */
    public static List<SortKey> of(Relation rows, List<SortKey> keys) {
        return Partners.rows(rows).map(known -> upToKey(known, keys)).orElse(keys);
    }

    private static List<SortKey> upToKey(Partners.Rows rows, List<SortKey> keys) {
        Set<Integer> fixed = new HashSet<>();
        List<SortKey> deciding = new ArrayList<>();
        for (SortKey key : keys) {
            deciding.add(key);
            if (key.expression() instanceof Scalar.Column(int index, var type)) {
                fixed.add(rows.columns().get(index));
            }
            if (KeyFacts.of(rows.table()).stream().anyMatch(unique -> isFixed(unique, fixed, rows.table()))) {
                return deciding;
            }
        }
        return deciding;
    }

    private static boolean isFixed(List<Integer> unique, Set<Integer> fixed, Table table) {
        return fixed.containsAll(unique) && unique.stream().allMatch(column -> Formulas.isNeverNull(table, column));
    }
}
