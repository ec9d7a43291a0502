package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.FrameUnit;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.encoding.RowOrder;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;

/** The rows of a window: which share a partition, in what order they come, which lie in a row's frame. */
final class Partitions {

    private final Encoding encoding;
    private final SolverFormulas formulas;
    private final WindowCall call;
    private final List<SymbolicRow> rows;
    private final RowOrder order;
    private final List<List<SymbolicValue>> keys;

    Partitions(Encoding encoding, WindowCall call, List<SymbolicRow> rows, List<SymbolicScope> scopes) {
        this.encoding = encoding;
        this.formulas = encoding.formulas();
        this.call = call;
        this.rows = rows;
        this.order = new RowOrder(encoding, call.order(), scopes);
        this.keys = scopes.stream()
                .map(scope -> call.partition().stream()
                        .map(key -> encoding.value(key, scope))
                        .toList())
                .toList();
    }

    int size() {
        return rows.size();
    }

    /** Row {@code other} is there, in the partition of {@code row}. */
    BoolExpr shares(int row, int other) {
        if (row == other) {
            return rows.get(row).present();
        }
        return formulas.and(
                rows.get(other).present(), encoding.comparisons().notDistinct(keys.get(row), keys.get(other)));
    }

    /** {@code other} is in the partition and comes before {@code row} by the keys alone. */
    BoolExpr before(int row, int other) {
        return formulas.and(shares(row, other), order.before(other, row));
    }

    /** As {@link #before}, with ties in the order the rows stand in. */
    BoolExpr standsBefore(int row, int other) {
        if (row == other) {
            return formulas.no();
        }
        BoolExpr comes = other < row ? formulas.not(order.before(row, other)) : order.before(other, row);
        return formulas.and(shares(row, other), comes);
    }

    BoolExpr tied(int row, int other) {
        return order.tied(row, other);
    }

    /** How many rows of the partition stand before this one. */
    Expr<?> position(int row) {
        List<BoolExpr> before = new ArrayList<>();
        for (int other = 0; other < rows.size(); other++) {
            before.add(standsBefore(row, other));
        }
        return formulas.count(before);
    }

    /** Leaves out the databases on which rows tie that are not the same. */
    void requireNoTies() {
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < i; j++) {
                encoding.assume(formulas.not(formulas.and(
                        rows.get(i).present(),
                        shares(i, j),
                        tied(i, j),
                        formulas.not(encoding.comparisons()
                                .notDistinct(rows.get(i).values(), rows.get(j).values())))));
            }
        }
    }

    /** {@code other} is in the frame of {@code row}. */
    BoolExpr inFrame(int row, int other, List<Expr<?>> positions) {
        return formulas.and(
                shares(row, other),
                notBeforeStart(call.frame().start(), row, other, positions),
                notAfterEnd(call.frame().end(), row, other, positions));
    }

    private BoolExpr notBeforeStart(Bound bound, int row, int other, List<Expr<?>> positions) {
        return switch (bound) {
            case Bound.UnboundedPreceding ignored -> formulas.yes();
            case Bound.UnboundedFollowing ignored -> formulas.no();
            case Bound.CurrentRow ignored ->
                byRows()
                        ? formulas.lessOrSame(positions.get(row), positions.get(other))
                        : formulas.not(order.before(other, row));
            case Bound.Preceding(Value amount) -> notBefore(row, other, amount, -1, positions);
            case Bound.Following(Value amount) -> notBefore(row, other, amount, 1, positions);
        };
    }

    private BoolExpr notAfterEnd(Bound bound, int row, int other, List<Expr<?>> positions) {
        return switch (bound) {
            case Bound.UnboundedPreceding ignored -> formulas.no();
            case Bound.UnboundedFollowing ignored -> formulas.yes();
            case Bound.CurrentRow ignored ->
                byRows()
                        ? formulas.lessOrSame(positions.get(other), positions.get(row))
                        : formulas.not(order.before(row, other));
            case Bound.Preceding(Value amount) -> notAfter(row, other, amount, -1, positions);
            case Bound.Following(Value amount) -> notAfter(row, other, amount, 1, positions);
        };
    }

    private BoolExpr notBefore(int row, int other, Value amount, int sign, List<Expr<?>> positions) {
        return byRows()
                ? formulas.lessOrSame(shifted(positions.get(row), amount, sign), positions.get(other))
                : withinRange(row, other, amount, sign, true);
    }

    private BoolExpr notAfter(int row, int other, Value amount, int sign, List<Expr<?>> positions) {
        return byRows()
                ? formulas.lessOrSame(positions.get(other), shifted(positions.get(row), amount, sign))
                : withinRange(row, other, amount, sign, false);
    }

    private boolean byRows() {
        return call.frame().unit() == FrameUnit.ROWS;
    }

    /** By the value of the only key; rows whose key is NULL see each other and none besides. */
    private BoolExpr withinRange(int row, int other, Value amount, int sign, boolean start) {
        if (call.frame().unit() == FrameUnit.GROUPS || call.order().size() != 1) {
            throw new Unsupported(
                    "a %s frame with an offset".formatted(call.frame().unit()));
        }
        SqlType type = call.order().getFirst().expression().type();
        if (!type.isNumeric() && !(type instanceof SqlType.DateType)) {
            throw new Unsupported("a RANGE frame over " + ValueTerms.name(type));
        }
        SymbolicValue own = order.firstKey(row);
        SymbolicValue theirs = order.firstKey(other);
        boolean descending = call.order().getFirst().descending();
        Expr<?> edge = shifted(own.value(), amount, descending ? -sign : sign);
        BoolExpr inside = start != descending
                ? formulas.lessOrSame(edge, theirs.value())
                : formulas.lessOrSame(theirs.value(), edge);
        BoolExpr known = formulas.and(formulas.not(own.isNull()), formulas.not(theirs.isNull()));
        return formulas.or(formulas.and(own.isNull(), theirs.isNull()), formulas.and(known, inside));
    }

    private Expr<?> shifted(Expr<?> from, Value amount, int sign) {
        SqlType type = SolverFormulas.isReal(from) ? new SqlType.DecimalType(38, 10) : SqlType.BIGINT;
        Expr<?> by = encoding.domains().literal(amount, type).value();
        return sign > 0 ? formulas.plus(from, by) : formulas.minus(from, by);
    }
}
