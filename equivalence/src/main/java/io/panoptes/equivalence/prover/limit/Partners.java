package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How many rows of one side of a join a row of the other meets. */
final class Partners {
    private Partners() {}

    /**
     * Whether a row meets one row of {@code side} at most: the condition fixes a key of its table by equalities with what
     * the other row has. The columns of the side start at {@code start} in the joined row.
     */
    static boolean oneAtMost(Relation side, Scalar condition, int start) {
        Optional<Rows> rows = rows(side);
        if (rows.isEmpty()) {
            return false;
        }
        Set<Integer> fixed = new HashSet<>();
        int end = start + side.types().size();
        for (Scalar conjunct : conjuncts(condition)) {
            if (conjunct instanceof Scalar.Call(Operator operator, List<Scalar> sides, var type)
                    && operator == Operator.EQUAL
                    && isOneToOne(sides.get(0).type(), sides.get(1).type())) {
                fix(sides.get(0), sides.get(1), start, end, rows.get(), fixed);
                fix(sides.get(1), sides.get(0), start, end, rows.get(), fixed);
            }
        }
        return KeyFacts.of(rows.get().table()).stream().anyMatch(fixed::containsAll);
    }

    /** Whether different values of the one are equal to different values of the other: not where both are first rounded. */
    private static boolean isOneToOne(SqlType left, SqlType right) {
        ValueKind kind = ValueKind.of(left);
        ValueKind other = ValueKind.of(right);
        return kind == other && kind != ValueKind.DOUBLE && kind != ValueKind.OTHER
                || kind.isExact() && other.isExact()
                || left.equals(right) && kind == ValueKind.DOUBLE;
    }

    private static void fix(Scalar column, Scalar value, int start, int end, Rows rows, Set<Integer> fixed) {
        boolean fromOutside = Columns.used(List.of(value))
                .filter(used -> used.stream().allMatch(index -> index < start || index >= end))
                .isPresent();
        if (fromOutside
                && column instanceof Scalar.Column(int index, var type)
                && index >= start
                && index < end
                && rows.columns().get(index - start) >= 0) {
            fixed.add(rows.columns().get(index - start));
        }
    }

    /** A relation whose rows are rows of a table, once each at most, with the table's column behind each column, or -1. */
    record Rows(Table table, List<Integer> columns) {}

    static Optional<Rows> rows(Relation relation) {
        return switch (relation) {
            case Relation.Scan scan -> {
                List<Integer> columns = new ArrayList<>();
                for (int i = 0; i < scan.types().size(); i++) {
                    columns.add(i);
                }
                yield Optional.of(new Rows(scan.table(), columns));
            }
            case Relation.Filter(Relation input, var condition) -> rows(input);
            case Relation.Sort(Relation input, var keys, var offset, var limit) -> rows(input);
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                rows(input)
                        .map(rows -> new Rows(
                                rows.table(),
                                expressions.stream()
                                        .map(expression -> expression instanceof Scalar.Column(int index, var type)
                                                ? rows.columns().get(index)
                                                : Integer.valueOf(-1))
                                        .toList()));
            case Relation.Values ignored -> Optional.empty();
            case Relation.Join ignored -> Optional.empty();
            case Relation.SetOperation ignored -> Optional.empty();
            case Relation.Distinct ignored -> Optional.empty();
            case Relation.Aggregate ignored -> Optional.empty();
            case Relation.Window ignored -> Optional.empty();
        };
    }

    private static List<Scalar> conjuncts(Scalar condition) {
        if (condition instanceof Scalar.Call(Operator operator, List<Scalar> parts, var type)
                && operator == Operator.AND) {
            return parts.stream().flatMap(part -> conjuncts(part).stream()).toList();
        }
        return List.of(condition);
    }
}
