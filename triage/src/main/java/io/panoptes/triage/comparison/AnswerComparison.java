package io.panoptes.triage.comparison;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Judgement.Cause;
import io.panoptes.triage.symptom.WrongResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares two answers as bags, sets or lists of rows. */
public final class AnswerComparison {
    private AnswerComparison() {}

    public static Judgement compare(Rows left, Rows right, Semantics semantics) {
        if (left.columns().size() != right.columns().size()) {
            return new Judgement.Inconclusive(
                    Cause.INVALID,
                    Optional.empty(),
                    "the answers have %d and %d columns"
                            .formatted(left.columns().size(), right.columns().size()));
        }
        List<Key> leftKeys = keys(left.rows());
        List<Key> rightKeys = keys(right.rows());
        if (leftKeys.equals(rightKeys)) {
            return new Judgement.Agrees(leftKeys.size());
        }
        if (semantics == Semantics.SET) {
            leftKeys = leftKeys.stream().distinct().toList();
            rightKeys = rightKeys.stream().distinct().toList();
        }
        List<Key> onlyLeft = without(leftKeys, rightKeys);
        List<Key> onlyRight = without(rightKeys, leftKeys);
        if (onlyLeft.isEmpty() && onlyRight.isEmpty()) {
            return semantics == Semantics.LIST ? order(leftKeys, rightKeys) : new Judgement.Agrees(leftKeys.size());
        }
        if (canBePairedClosely(onlyLeft, onlyRight)) {
            return new Judgement.Inconclusive(
                    Cause.FLOATING_POINT,
                    Optional.of(Hazard.FLOATING_POINT),
                    "floating-point values differ within tolerance");
        }
        Difference.Kind kind = onlyRight.isEmpty()
                ? Difference.Kind.LEFT_HAS_MORE
                : onlyLeft.isEmpty() ? Difference.Kind.RIGHT_HAS_MORE : Difference.Kind.BOTH_HAVE_OTHERS;
        return new WrongResult(new Difference(
                kind,
                rows(onlyLeft),
                rows(onlyRight),
                left.rows().size(),
                right.rows().size()));
    }

    /** Whether both are answers, and not of the same rows. */
    public static boolean differ(Outcome once, Outcome again) {
        return once instanceof Rows rows
                && again instanceof Rows others
                && compare(rows, others, Semantics.BAG) instanceof WrongResult;
    }

    private static Judgement order(List<Key> left, List<Key> right) {
        List<Key> leftPlaces = new ArrayList<>();
        List<Key> rightPlaces = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            if (!left.get(i).equals(right.get(i))) {
                leftPlaces.add(left.get(i));
                rightPlaces.add(right.get(i));
            }
        }
        return new WrongResult(
                new Difference(Difference.Kind.ORDER, rows(leftPlaces), rows(rightPlaces), left.size(), right.size()));
    }

    /** A row with the form in which it is compared. */
    private record Key(List<ComparableValue> values, Row row) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key that && values.equals(that.values);
        }

        @Override
        public int hashCode() {
            return values.hashCode();
        }

        boolean isCloseTo(Key other) {
            for (int i = 0; i < values.size(); i++) {
                if (!values.get(i).isCloseTo(other.values.get(i))) {
                    return false;
                }
            }
            return true;
        }
    }

    private static List<Key> keys(List<Row> rows) {
        return rows.stream()
                .map(row ->
                        new Key(row.values().stream().map(ComparableValue::of).toList(), row))
                .toList();
    }

    private static List<Row> rows(List<Key> keys) {
        return keys.stream().map(Key::row).toList();
    }

    /** The bag {@code keys - others}. */
    private static List<Key> without(List<Key> keys, List<Key> others) {
        Map<Key, Integer> counts = new HashMap<>();
        others.forEach(key -> counts.merge(key, 1, Integer::sum));
        return keys.stream()
                .filter(key -> counts.merge(key, -1, Integer::sum) < 0)
                .toList();
    }

    private static boolean canBePairedClosely(List<Key> left, List<Key> right) {
        if (left.size() != right.size()) {
            return false;
        }
        Deque<Key> open = new ArrayDeque<>(right);
        for (Key key : left) {
            Optional<Key> partner = open.stream().filter(key::isCloseTo).findFirst();
            if (partner.isEmpty()) {
                return false;
            }
            open.remove(partner.get());
        }
        return true;
    }
}
