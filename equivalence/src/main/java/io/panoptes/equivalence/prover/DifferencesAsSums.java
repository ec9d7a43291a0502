package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SetKind;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code L EXCEPT ALL R = M EXCEPT ALL S}, where {@code L UNION ALL S = M UNION ALL R}: with {@code l + s = m + r} copies of a row
 * there are {@code l - r = m - s}, and so {@code max(l - r, 0) = max(m - s, 0)}. Of a query that takes nothing away S is empty.
 *
 * <p>All four must be bags that do not depend on a choice, and without errors: what stands on both sides of the sums is gone.
 */
final class DifferencesAsSums {
    private DifferencesAsSums() {}

    /** The two sums; empty where neither query takes rows away, or columns differ in type. */
    static Optional<List<Relation>> of(Relation left, Relation right) {
        Difference l = Difference.of(left);
        Difference r = Difference.of(right);
        boolean isPlain = l.away().isEmpty() && r.away().isEmpty();
        if (isPlain || !l.hasTypes(left.types()) || !r.hasTypes(left.types())) {
            return Optional.empty();
        }
        return Optional.of(List.of(sum(l.whole(), r.away()), sum(r.whole(), l.away())));
    }

    /** What a proof of the sums may take for granted. */
    static Set<Assumption> allowed(Set<Assumption> allowed) {
        Set<Assumption> less = EnumSet.noneOf(Assumption.class);
        less.addAll(allowed);
        less.removeAll(
                Set.of(Assumption.SETS_OF_RIGHT_ANSWERS, Assumption.ERRORS_LIKE_VALUES, Assumption.ONE_ROW_SUBQUERIES));
        return less;
    }

    private static Relation sum(Relation whole, List<Relation> more) {
        Relation sum = whole;
        for (Relation next : more) {
            sum = new Relation.SetOperation(SetKind.UNION, true, sum, next, whole.types());
        }
        return sum;
    }

    /** {@code whole EXCEPT ALL first EXCEPT ALL second ...}, which is the whole without the sum of these. */
    private record Difference(Relation whole, List<Relation> away) {

        static Difference of(Relation relation) {
            List<Relation> away = new ArrayList<>();
            Relation whole = relation;
            while (whole instanceof Relation.SetOperation(SetKind kind, boolean all, var left, var right, var types)
                    && kind == SetKind.EXCEPT
                    && all) {
                away.add(right);
                whole = left;
            }
            return new Difference(whole, List.copyOf(away));
        }

        boolean hasTypes(List<SqlType> types) {
            return whole.types().equals(types)
                    && away.stream().allMatch(part -> part.types().equals(types));
        }
    }
}
