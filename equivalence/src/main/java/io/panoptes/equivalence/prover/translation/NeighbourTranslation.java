package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Window functions that take the value of one row, over an order without ties: {@code LAG(a) -> max{Σ y. [y < x] × ¬‖Σ z. [y < z] ×
 * [z < x]‖ a(y)}}, the value of the row that has none between it and this one; LEAD the other way round. {@code FIRST_VALUE(a) ->
 * min{Σ y. ¬‖Σ z. [z < y]‖ a(y)}}, and LAST_VALUE the other way round; with a frame that ends at the row it is the row's own.
 * {@code NTH_VALUE(a, 1) -> FIRST_VALUE(a)}. {@code LAG(a, n) -> max{Σ y. [y < x] × [#{z. [y < z] × [z < x]} ≡ n - 1] a(y)}} for n from 2 on, and LEAD
 * and NTH_VALUE alike.
 *
 * <p>Of one row the greatest value is that of the row, and so is the least.
 */
final class NeighbourTranslation {
    private static final int MOST_ROWS_AWAY = 20;

    private final FreshVariables names;
    private final RelationTranslation relations;
    private final Order order;
    private final VisibleRows around;
    private final AggregateCallTranslation counts;

    NeighbourTranslation(
            FreshVariables names,
            RelationTranslation relations,
            Order order,
            VisibleRows around,
            AggregateCallTranslation counts) {
        this.counts = counts;
        this.names = names;
        this.relations = relations;
        this.order = order;
        this.around = around;
    }

    /** Empty for other functions, other distances than one, and frames that do not reach the end that counts. */
    Optional<Term> value(WindowCall call, Product row, Bag peers) {
        boolean fromStart = call.frame().start() instanceof Bound.UnboundedPreceding;
        boolean toEnd = call.frame().end() instanceof Bound.UnboundedFollowing;
        boolean toCurrent = call.frame().end() instanceof Bound.CurrentRow;
        boolean down = call.order().getFirst().descending();
        return switch (call.function()) {
            case LAG -> distance(call).map(rows -> neighbour(call, row, peers, !down, this::isBefore, rows));
            case LEAD -> distance(call).map(rows -> neighbour(call, row, peers, down, (a, b) -> isBefore(b, a), rows));
            case FIRST_VALUE ->
                fromStart && (toEnd || toCurrent)
                        ? Optional.of(best(call, peers, down, this::isBefore, 1))
                        : Optional.empty();
            case NTH_VALUE ->
                distance(call)
                        .filter(rows -> fromStart && (toEnd || toCurrent && rows == 1))
                        .map(rows -> best(call, peers, down, this::isBefore, rows));
            case LAST_VALUE ->
                fromStart && toEnd
                        ? Optional.of(best(call, peers, !down, (a, b) -> isBefore(b, a), 1))
                        : fromStart && toCurrent ? Optional.of(argument(call, row)) : Optional.empty();
            case ROW_NUMBER, RANK, DENSE_RANK, PERCENT_RANK, CUME_DIST, NTILE, COUNT, SUM, SUM0, MIN, MAX, AVG, OTHER ->
                Optional.empty();
        };
    }

    /** Of an aggregate whose frame is the row before, or the row after; empty for others, see {@link NeighbourFrame}. */
    Optional<Term> aggregate(WindowCall call, Product row, Bag peers) {
        if (call.arguments().size() != 1) {
            return Optional.empty();
        }
        boolean down = call.order().getFirst().descending();
        if (NeighbourFrame.isRowBefore(call.frame())) {
            return NeighbourFrame.ofOne(call, neighbour(call, row, peers, !down, this::isBefore, 1));
        }
        return NeighbourFrame.isRowAfter(call.frame())
                ? NeighbourFrame.ofOne(call, neighbour(call, row, peers, down, (a, b) -> isBefore(b, a), 1))
                : Optional.empty();
    }

    /** How many rows away the row is whose value is asked for; empty where that is no small number above 0. */
    private static Optional<Integer> distance(WindowCall call) {
        return call.arguments().size() == 1
                ? Optional.of(1)
                : IntStream.rangeClosed(1, MOST_ROWS_AWAY)
                        .boxed()
                        .filter(rows -> call.arguments().get(1) instanceof Scalar.Literal(var value, var type)
                                && value.equals(Value.of(rows)))
                        .findFirst();
    }

    private Formula isBefore(Product left, Product right) {
        return order.before(keys(left), keys(right));
    }

    private List<Term> keys(Product row) {
        return order.terms(around.inside(row.head()));
    }

    private Term argument(WindowCall call, Product row) {
        return relations.scalars().term(call.arguments().getFirst(), around.inside(row.head()));
    }

    /** The value of the nth of the rows that lead up to this one, the nearest first, or the default where there is none. */
    private Term neighbour(
            WindowCall call,
            Product row,
            Bag peers,
            boolean greatest,
            BiFunction<Product, Product, Formula> leadsTo,
            int nth) {
        Bag candidates = peers.map(peer -> peer.where(leadsTo.apply(peer, row)));
        Bag nearest = candidates.map(peer -> peer.where(isNth(nth, candidates, other -> leadsTo.apply(peer, other))));
        Term value = value(call, nearest, greatest);
        if (call.arguments().size() < 3) {
            return value;
        }
        Term otherwise = relations.scalars().term(call.arguments().get(2), around.inside(row.head()));
        return Terms.when(exists(nth == 1 ? candidates : nearest, other -> Formula.TRUE), value, otherwise);
    }

    /** The value of the nth row, the first of which is the one to which no other leads. */
    private Term best(
            WindowCall call, Bag peers, boolean greatest, BiFunction<Product, Product, Formula> leadsTo, int nth) {
        Bag rows = peers.map(peer -> peer.where(isNth(nth, peers, other -> leadsTo.apply(other, peer))));
        return value(call, rows, greatest);
    }

    /** Whether n - 1 of the rows come first. */
    private Formula isNth(int nth, Bag rows, Function<Product, Formula> comesFirst) {
        if (nth == 1) {
            return Formulas.not(exists(rows, comesFirst));
        }
        Bag first = Substitution.copy(names, rows).map(row -> row.where(comesFirst.apply(row)));
        return Formulas.same(counts.count(first), Terms.constant(nth - 1));
    }

    private Term value(WindowCall call, Bag rows, boolean greatest) {
        return new Term.Extremum(
                greatest, rows.map(row -> row.withHead(List.of(argument(call, row)))), valueType(call));
    }

    /** An aggregate of one row may have another type than the value. */
    private static SqlType valueType(WindowCall call) {
        return switch (call.function()) {
            case COUNT, SUM, SUM0, MIN, MAX -> call.arguments().getFirst().type();
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
                    OTHER -> call.type();
        };
    }

    private Formula exists(Bag rows, Function<Product, Formula> condition) {
        return Formulas.or(Substitution.copy(names, rows).products().stream()
                .map(row -> Formulas.exists(row.where(condition.apply(row))))
                .toList());
    }
}
