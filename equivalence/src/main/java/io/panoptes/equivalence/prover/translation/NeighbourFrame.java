package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.Frame;
import io.panoptes.equivalence.algebra.Relation.FrameUnit;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * {@code ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING -> Σ y. [y < x] × ¬‖Σ z. [y < z] × [z < x]‖}, the row before this one if there
 * is one; 1 FOLLOWING the other way round. Side condition: the order leaves no ties, and the frame is of rows, for RANGE counts
 * by the value of the key.
 *
 * <p>{@code MIN(a) OVER (... ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) -> LAG(a)}, and MAX and SUM alike, for of one value they are
 * the value; COUNT(a) is 1 where that is not NULL. Side condition of SUM: its type has exact numbers of the argument's kind. AVG,
 * COUNT(*) and SUM in floating point are aggregates of that row.
 */
final class NeighbourFrame {
    private NeighbourFrame() {}

    /** Empty for other frames. */
    static Optional<Bag> rows(
            FreshVariables names, WindowCall call, Order order, List<Term> keys, Bag peers, VisibleRows around) {
        boolean before = isRowBefore(call.frame());
        if (!before && !isRowAfter(call.frame())) {
            return Optional.empty();
        }
        return Optional.of(peers.map(peer -> {
            List<Term> mine = order.terms(around.inside(peer.head()));
            List<Formula> between = Substitution.copy(names, peers).products().stream()
                    .map(other -> isBetween(order, mine, other, keys, before, around))
                    .toList();
            return peer.where(before ? order.before(mine, keys) : order.before(keys, mine))
                    .where(Formulas.not(Formulas.or(between)));
        }));
    }

    private static Formula isBetween(
            Order order, List<Term> mine, Product other, List<Term> keys, boolean before, VisibleRows around) {
        List<Term> its = order.terms(around.inside(other.head()));
        List<Term> from = before ? mine : keys;
        List<Term> to = before ? keys : mine;
        return Formulas.exists(other.where(order.before(from, its)).where(order.before(its, to)));
    }

    static boolean isRowBefore(Frame frame) {
        return frame.unit() == FrameUnit.ROWS && isOneBefore(frame.start()) && isOneBefore(frame.end());
    }

    static boolean isRowAfter(Frame frame) {
        return frame.unit() == FrameUnit.ROWS && isOneAfter(frame.start()) && isOneAfter(frame.end());
    }

    /** The aggregate of one row at most, by the argument's value in it, which is NULL where there is no row. */
    static Optional<Term> ofOne(WindowCall call, Term value) {
        return switch (call.function()) {
            case MIN, MAX ->
                isExact(call) || call.type().equals(argument(call)) ? Optional.of(value) : Optional.empty();
            case SUM -> isExact(call) ? Optional.of(value) : Optional.empty();
            case SUM0 -> isExact(call) ? Optional.of(orZero(value, value, call.type())) : Optional.empty();
            case COUNT ->
                call.arguments().size() == 1
                        ? Optional.of(orZero(value, Terms.constant(1), call.type()))
                        : Optional.empty();
            case ROW_NUMBER,
                    RANK,
                    DENSE_RANK,
                    PERCENT_RANK,
                    CUME_DIST,
                    NTILE,
                    LAG,
                    LEAD,
                    FIRST_VALUE,
                    LAST_VALUE,
                    NTH_VALUE,
                    AVG,
                    OTHER -> Optional.empty();
        };
    }

    private static Term orZero(Term value, Term then, SqlType type) {
        return Terms.when(Formulas.notNull(value), then, Terms.constant(BigDecimal.ZERO, type));
    }

    private static boolean isExact(WindowCall call) {
        ValueKind kind = ValueKind.of(call.type());
        return kind.isExact() && kind == ValueKind.of(argument(call));
    }

    private static SqlType argument(WindowCall call) {
        return call.arguments().getFirst().type();
    }

    private static boolean isOneBefore(Bound bound) {
        return bound instanceof Bound.Preceding(Value amount) && amount.equals(Value.of(1));
    }

    private static boolean isOneAfter(Bound bound) {
        return bound instanceof Bound.Following(Value amount) && amount.equals(Value.of(1));
    }
}
