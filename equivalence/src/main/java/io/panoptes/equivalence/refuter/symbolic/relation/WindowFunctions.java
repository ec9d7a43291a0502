package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.FrameUnit;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.GroupMember;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One window function over all rows.
 *
 * <p>Where the answer depends on the order of rows that tie, the databases on which different rows tie are left out.
 */
final class WindowFunctions {

    private final Encoding encoding;
    private final SolverFormulas formulas;
    private final WindowCall call;
    private final List<SymbolicRow> rows;
    private final Partitions partitions;
    private final List<SymbolicScope> scopes;
    private final List<Expr<?>> positions = new ArrayList<>();

    WindowFunctions(
            Encoding encoding,
            WindowCall call,
            List<SymbolicRow> rows,
            Partitions partitions,
            List<SymbolicScope> scopes) {
        this.encoding = encoding;
        this.formulas = encoding.formulas();
        this.call = call;
        this.rows = rows;
        this.partitions = partitions;
        this.scopes = scopes;
        if (dependsOnTies(call)) {
            partitions.requireNoTies();
            for (int i = 0; i < rows.size(); i++) {
                positions.add(partitions.position(i));
            }
        }
    }

    private static boolean dependsOnTies(WindowCall call) {
        return switch (call.function()) {
            case RANK, DENSE_RANK, PERCENT_RANK, CUME_DIST -> false;
            case ROW_NUMBER, NTILE, LAG, LEAD, FIRST_VALUE, LAST_VALUE, NTH_VALUE, OTHER -> true;
            case COUNT, SUM, SUM0, MIN, MAX, AVG ->
                call.frame().unit() == FrameUnit.ROWS
                        && !(isUnbounded(call.frame().start())
                                && isUnbounded(call.frame().end()));
        };
    }

    private static boolean isUnbounded(Bound bound) {
        return bound instanceof Bound.UnboundedPreceding || bound instanceof Bound.UnboundedFollowing;
    }

    SymbolicValue valueFor(int row) {
        return switch (call.function()) {
            case ROW_NUMBER -> known(formulas.plus(positions.get(row), formulas.integer(1)));
            case RANK -> known(formulas.plus(formulas.count(all(row, this::isBefore)), formulas.integer(1)));
            case DENSE_RANK ->
                known(formulas.plus(formulas.count(all(row, this::beginsPeersBefore)), formulas.integer(1)));
            case LAG -> shifted(row, -1);
            case LEAD -> shifted(row, 1);
            case FIRST_VALUE -> edge(row, true);
            case LAST_VALUE -> edge(row, false);
            case COUNT -> aggregate(row, AggregateFunction.COUNT);
            case SUM -> aggregate(row, AggregateFunction.SUM);
            case SUM0 -> aggregate(row, AggregateFunction.SUM0);
            case MIN -> aggregate(row, AggregateFunction.MIN);
            case MAX -> aggregate(row, AggregateFunction.MAX);
            case AVG -> aggregate(row, AggregateFunction.AVG);
            case PERCENT_RANK, CUME_DIST, NTILE, NTH_VALUE ->
                throw new Unsupported("window function " + call.function());
            case OTHER -> throw new Unsupported("window function " + call.name());
        };
    }

    private interface Pair {
        BoolExpr holds(int row, int other);
    }

    private List<BoolExpr> all(int row, Pair pair) {
        List<BoolExpr> formulasOfPairs = new ArrayList<>();
        for (int other = 0; other < rows.size(); other++) {
            formulasOfPairs.add(pair.holds(row, other));
        }
        return formulasOfPairs;
    }

    private BoolExpr isBefore(int row, int other) {
        return row == other ? formulas.no() : partitions.before(row, other);
    }

    /** {@code other} comes before, and is the first of those that tie with it. */
    private BoolExpr beginsPeersBefore(int row, int other) {
        if (row == other) {
            return formulas.no();
        }
        List<BoolExpr> earlierPeers = new ArrayList<>();
        for (int peer = 0; peer < other; peer++) {
            earlierPeers.add(formulas.and(partitions.shares(row, peer), partitions.tied(other, peer)));
        }
        return formulas.and(partitions.before(row, other), formulas.not(formulas.or(earlierPeers)));
    }

    /** LAG and LEAD: the argument N rows away, or the default where there is no such row. */
    private SymbolicValue shifted(int row, int direction) {
        long distance = call.arguments().size() > 1 ? constant(call.arguments().get(1)) : 1;
        Expr<?> wanted = formulas.plus(positions.get(row), formulas.integer(direction * distance));
        SymbolicValue value = call.arguments().size() > 2
                ? encoding.value(call.arguments().get(2), call.type(), scopes.get(row))
                : encoding.domains().nullOf(call.type());
        for (int other = 0; other < rows.size(); other++) {
            BoolExpr isIt = formulas.and(partitions.shares(row, other), formulas.same(positions.get(other), wanted));
            value = choose(isIt, other, value);
        }
        return value;
    }

    private static long constant(Scalar scalar) {
        if (scalar instanceof Scalar.Literal(Value.IntegerValue(var distance), var ignored)) {
            return distance.longValueExact();
        }
        throw new Unsupported("LAG or LEAD over a distance that is not constant");
    }

    /** FIRST_VALUE and LAST_VALUE: the argument in the row of the frame that no other stands before, or after. */
    private SymbolicValue edge(int row, boolean first) {
        SymbolicValue value = encoding.domains().nullOf(call.type());
        for (int other = 0; other < rows.size(); other++) {
            List<BoolExpr> beyond = new ArrayList<>();
            for (int third = 0; third < rows.size(); third++) {
                if (third != other) {
                    BoolExpr standsBeyond = first
                            ? formulas.less(positions.get(third), positions.get(other))
                            : formulas.less(positions.get(other), positions.get(third));
                    beyond.add(formulas.and(partitions.inFrame(row, third, positions), standsBeyond));
                }
            }
            BoolExpr isIt = formulas.and(partitions.inFrame(row, other, positions), formulas.not(formulas.or(beyond)));
            value = choose(isIt, other, value);
        }
        return value;
    }

    private SymbolicValue choose(BoolExpr condition, int other, SymbolicValue otherwise) {
        SymbolicValue value = encoding.value(call.arguments().getFirst(), call.type(), scopes.get(other));
        return new SymbolicValue(
                formulas.choose(condition, value.isNull(), otherwise.isNull()),
                formulas.choose(condition, value.value(), otherwise.value()));
    }

    private SymbolicValue aggregate(int row, AggregateFunction function) {
        List<GroupMember> members = new ArrayList<>();
        for (int other = 0; other < rows.size(); other++) {
            members.add(new GroupMember(partitions.inFrame(row, other, positions), scopes.get(other)));
        }
        AggregateCall over = new AggregateCall(
                function, call.name(), call.arguments(), call.distinct(), Optional.empty(), List.of(), call.type());
        return new AggregateFunctions(encoding)
                .over(over, members, rows.get(row).present());
    }

    private SymbolicValue known(Expr<?> value) {
        return new SymbolicValue(formulas.no(), value);
    }
}
