package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code π(e) OVER (LIMIT OVER R) -> π(e) OVER (LIMIT OVER π(c) OVER R)} where c are the columns that e and the order use:
 * rows that tie and differ in other columns are then equal.
 *
 * <p>Not where an expression looks into a relation, whose rows may refer to all columns.
 */
record PruneBelowLimit() implements LimitRewrite {
    @Override
    public Optional<Relation> apply(Relation relation) {
        if (!(relation instanceof Relation.Project(Relation.Sort sort, List<Scalar> expressions))) {
            return Optional.empty();
        }
        List<Scalar> all = new ArrayList<>(expressions);
        all.addAll(Columns.expressions(sort.keys()));
        Optional<Set<Integer>> used = Columns.used(all);
        if (used.isEmpty()
                || used.get().isEmpty()
                || used.get().size() == sort.input().types().size()) {
            return Optional.empty();
        }
        List<Integer> kept = List.copyOf(used.get());
        List<Scalar> columns = Columns.of(sort.input());
        Relation narrow = new Relation.Project(
                sort.input(), kept.stream().map(columns::get).toList());
        return Columns.keys(sort.keys(), column -> moved(column, kept))
                .flatMap(keys -> Columns.replaced(expressions, column -> moved(column, kept))
                        .map(above -> new Relation.Project(limit(sort, narrow, keys), above)));
    }

    private static Relation limit(Relation.Sort sort, Relation input, List<SortKey> keys) {
        return new Relation.Sort(input, keys, sort.offset(), sort.limit());
    }

    private static Optional<Scalar> moved(Scalar.Column column, List<Integer> kept) {
        return Optional.of(new Scalar.Column(kept.indexOf(column.index()), column.type()));
    }
}
