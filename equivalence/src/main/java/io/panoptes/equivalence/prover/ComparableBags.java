package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.limit.DecidingKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Queries as relations whose bags of rows say all that the semantics compare. */
final class ComparableBags {
    private ComparableBags() {}

    static List<Relation> of(Problem problem) {
        return switch (problem.semantics()) {
            case BAG -> List.of(problem.left(), problem.right());
            case SET -> List.of(new Relation.Distinct(problem.left()), new Relation.Distinct(problem.right()));
            case LIST -> lists(problem.left(), problem.right());
        };
    }

    /**
     * Of two ordered queries with the same directions, the rows together with the keys that they are ordered by. Where the
     * keys leave ties, any order among these is right for both.
     */
    private static List<Relation> lists(Relation left, Relation right) {
        Optional<Ordered> l = ordered(left).map(Ordered::deciding);
        Optional<Ordered> r = ordered(right).map(Ordered::deciding);
        if (l.isEmpty() && r.isEmpty()) {
            return List.of(left, right);
        }
        if (l.isEmpty() || r.isEmpty() || !directions(l.get()).equals(directions(r.get()))) {
            throw new Unsupported("lists of different order");
        }
        return List.of(l.get().withKeys(), r.get().withKeys());
    }

    private record Ordered(Relation.Sort sort, Optional<Relation.Project> above) {

        /** Without the keys behind those that no two rows share. */
        Ordered deciding() {
            List<SortKey> keys = DecidingKeys.of(sort.input(), sort.keys());
            return new Ordered(new Relation.Sort(sort.input(), keys, sort.offset(), sort.limit()), above);
        }

        Relation withKeys() {
            List<Scalar> columns =
                    new ArrayList<>(above.isPresent() ? above.get().expressions() : columns(sort));
            sort.keys().forEach(key -> columns.add(key.expression()));
            boolean limited = sort.offset() > 0 || sort.limit().isPresent();
            Relation rows = limited ? sort : sort.input();
            return new Relation.Project(rows, columns);
        }

        private static List<Scalar> columns(Relation relation) {
            List<Scalar> columns = new ArrayList<>();
            for (int i = 0; i < relation.types().size(); i++) {
                columns.add(new Scalar.Column(i, relation.types().get(i)));
            }
            return columns;
        }
    }

    private static Optional<Ordered> ordered(Relation relation) {
        return switch (relation) {
            case Relation.Sort sort when !sort.keys().isEmpty() -> Optional.of(new Ordered(sort, Optional.empty()));
            case Relation.Project project
            when project.input() instanceof Relation.Sort sort && !sort.keys().isEmpty() ->
                Optional.of(new Ordered(sort, Optional.of(project)));
            case Relation.Project project
            when project.input() instanceof Relation.Project ->
                throw new Unsupported("order below several projections");
            default -> Optional.empty();
        };
    }

    private static List<String> directions(Ordered ordered) {
        return ordered.sort().keys().stream().map(ComparableBags::direction).toList();
    }

    private static String direction(SortKey key) {
        return key.descending() + "/" + key.nullsFirst();
    }
}
