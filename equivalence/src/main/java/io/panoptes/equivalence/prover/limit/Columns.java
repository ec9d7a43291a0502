package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Moves scalars without subqueries from over one relation to over another. */
final class Columns {
    private Columns() {}

    static List<Scalar> of(Relation relation) {
        List<SqlType> types = relation.types();
        List<Scalar> columns = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            columns.add(new Scalar.Column(i, types.get(i)));
        }
        return columns;
    }

    /** The columns that the scalars refer to; empty where one of them looks into a relation of its own. */
    static Optional<Set<Integer>> used(List<Scalar> scalars) {
        Set<Integer> used = new TreeSet<>();
        Optional<List<Scalar>> seen = replaced(scalars, column -> {
            used.add(column.index());
            return Optional.of(column);
        });
        return seen.map(ignored -> used);
    }

    static List<Scalar> expressions(List<SortKey> keys) {
        return keys.stream().map(SortKey::expression).toList();
    }

    /** The keys with columns replaced; empty where a column has no replacement, or a key looks into a relation. */
    static Optional<List<SortKey>> keys(List<SortKey> keys, Function<Scalar.Column, Optional<Scalar>> replacement) {
        return replaced(expressions(keys), replacement).map(expressions -> {
            List<SortKey> moved = new ArrayList<>();
            for (int i = 0; i < keys.size(); i++) {
                SortKey key = keys.get(i);
                moved.add(new SortKey(expressions.get(i), key.descending(), key.nullsFirst()));
            }
            return moved;
        });
    }

    static Optional<List<Scalar>> replaced(
            List<Scalar> scalars, Function<Scalar.Column, Optional<Scalar>> replacement) {
        List<Scalar> moved = new ArrayList<>();
        for (Scalar scalar : scalars) {
            Optional<Scalar> next = replaced(scalar, replacement);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            moved.add(next.get());
        }
        return Optional.of(moved);
    }

    private static Optional<Scalar> replaced(Scalar scalar, Function<Scalar.Column, Optional<Scalar>> replacement) {
        return switch (scalar) {
            case Scalar.Column column -> replacement.apply(column);
            case Scalar.Outer ignored -> Optional.of(scalar);
            case Scalar.Literal ignored -> Optional.of(scalar);
            case Scalar.Call(var operator, List<Scalar> arguments, var type) ->
                replaced(arguments, replacement).map(moved -> new Scalar.Call(operator, moved, type));
            case Scalar.Uninterpreted(var name, List<Scalar> arguments, var type) ->
                replaced(arguments, replacement).map(moved -> new Scalar.Uninterpreted(name, moved, type));
            case Scalar.Case(List<Scalar.When> branches, Scalar otherwise, var type) -> {
                List<Scalar> parts = new ArrayList<>();
                branches.forEach(branch -> parts.addAll(List.of(branch.condition(), branch.result())));
                parts.add(otherwise);
                yield replaced(parts, replacement).map(moved -> choice(moved, type));
            }
            case Scalar.Cast(Scalar operand, var type) ->
                replaced(operand, replacement).map(moved -> new Scalar.Cast(moved, type));
            case Scalar.Exists ignored -> Optional.empty();
            case Scalar.In ignored -> Optional.empty();
            case Scalar.Quantified ignored -> Optional.empty();
            case Scalar.Subquery ignored -> Optional.empty();
        };
    }

    private static Scalar choice(List<Scalar> parts, SqlType type) {
        List<Scalar.When> branches = new ArrayList<>();
        for (int i = 0; i + 1 < parts.size(); i += 2) {
            branches.add(new Scalar.When(parts.get(i), parts.get(i + 1)));
        }
        return new Scalar.Case(branches, parts.getLast(), type);
    }
}
