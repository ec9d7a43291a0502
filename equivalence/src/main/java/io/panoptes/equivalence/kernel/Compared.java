package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The relations whose bags must be equal. In LIST semantics the rows come with the keys that they are ordered by: equal bags of
 * these have the same orders, whatever the order of rows that tie.
 */
final class Compared {
    private Compared() {}

    static List<Relation> of(Problem problem) {
        return switch (problem.semantics()) {
            case BAG -> List.of(problem.left(), problem.right());
            case SET -> List.of(new Relation.Distinct(problem.left()), new Relation.Distinct(problem.right()));
            case LIST -> lists(problem.left(), problem.right());
        };
    }

    private static List<Relation> lists(Relation left, Relation right) {
        Optional<Relation.Sort> l = sort(left);
        Optional<Relation.Sort> r = sort(right);
        if (l.isEmpty() && r.isEmpty()) {
            return List.of(left, right);
        }
        if (l.isEmpty()
                || r.isEmpty()
                || !haveSameDirections(l.get().keys(), r.get().keys())) {
            throw new NotExpressible("lists of different order");
        }
        return List.of(withKeys(left, l.get()), withKeys(right, r.get()));
    }

    private static Optional<Relation.Sort> sort(Relation relation) {
        return switch (relation) {
            case Relation.Sort sort -> sort.keys().isEmpty() ? Optional.empty() : Optional.of(sort);
            case Relation.Project(Relation.Sort sort, var expressions) ->
                sort.keys().isEmpty() ? Optional.empty() : Optional.of(sort);
            case Relation.Project(Relation.Project below, var expressions) ->
                throw new NotExpressible("an order below several projections");
            default -> Optional.empty();
        };
    }

    private static Relation withKeys(Relation relation, Relation.Sort sort) {
        List<Scalar> columns = new ArrayList<>();
        if (relation instanceof Relation.Project(Relation input, List<Scalar> expressions)) {
            columns.addAll(expressions);
        } else {
            for (int i = 0; i < sort.types().size(); i++) {
                columns.add(new Scalar.Column(i, sort.types().get(i)));
            }
        }
        sort.keys().forEach(key -> columns.add(key.expression()));
        boolean isLimited = sort.offset() > 0 || sort.limit().isPresent();
        return new Relation.Project(isLimited ? sort : sort.input(), columns);
    }

    private static boolean haveSameDirections(List<SortKey> left, List<SortKey> right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i).descending() != right.get(i).descending()
                    || left.get(i).nullsFirst() != right.get(i).nullsFirst()) {
                return false;
            }
        }
        return true;
    }
}
