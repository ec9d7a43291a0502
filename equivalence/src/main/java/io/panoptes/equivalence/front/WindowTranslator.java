package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.WindowFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.operator.StatisticFunctions;
import io.panoptes.equivalence.front.validation.FrontTypes;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.calcite.rex.RexFieldCollation;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexOver;
import org.apache.calcite.rex.RexVisitorImpl;
import org.apache.calcite.rex.RexWindow;
import org.apache.calcite.rex.RexWindowBound;
import org.apache.calcite.rex.RexWindowExclusion;

/** Takes the window functions out of the expressions of a SELECT: each becomes a column behind the input's. */
final class WindowTranslator {
    private final ReadingProfile profile;
    private final ScalarTranslator scalars;
    private final int inputWidth;
    private final SortKeys order;
    private final Map<RexOver, Scalar> columns = new LinkedHashMap<>();
    private final List<Relation.WindowCall> calls = new ArrayList<>();

    WindowTranslator(ReadingProfile profile, ScalarTranslator scalars, Relation input) {
        this.profile = profile;
        this.scalars = scalars;
        this.inputWidth = input.types().size();
        this.order = new SortKeys(profile, input);
    }

    void collect(List<RexNode> expressions) {
        RexVisitorImpl<Void> finder = new RexVisitorImpl<>(true) {
            @Override
            @SuppressWarnings("NullAway") // Void has no other value
            public Void visitOver(RexOver over) {
                add(over);
                return null;
            }
        };
        expressions.forEach(expression -> expression.accept(finder));
    }

    List<Relation.WindowCall> calls() {
        return calls;
    }

    /** Where the value of each window function stands in the row of the Window. */
    Map<RexOver, Scalar> columns() {
        return columns;
    }

    private void add(RexOver over) {
        if (!columns.containsKey(over)) {
            Relation.WindowCall call = call(over);
            columns.put(over, new Scalar.Column(inputWidth + calls.size(), call.type()));
            calls.add(call);
        }
    }

    private Relation.WindowCall call(RexOver over) {
        if (over.ignoreNulls()) {
            throw new Unsupported("window function with IGNORE NULLS");
        }
        RexWindow window = over.getWindow();
        if (window.getExclude() != RexWindowExclusion.EXCLUDE_NO_OTHER) {
            throw new Unsupported("window frame with EXCLUDE");
        }
        SqlType type = FrontTypes.toOurs(over.getType());
        List<Scalar> arguments =
                over.getOperands().stream().map(scalars::translate).toList();
        checkDefault(function(over), arguments);
        return new Relation.WindowCall(
                function(over),
                StatisticFunctions.fullName(over.getAggOperator().getName().toUpperCase(Locale.ROOT), profile),
                arguments,
                over.isDistinct(),
                window.partitionKeys.stream().map(scalars::translate).toList(),
                window.orderKeys.stream().map(this::sortKey).toList(),
                frame(window),
                type);
    }

    /**
     * {@code LAG(a, 1, 0.5)} where a is whole: DuckDB makes a whole number of the default, others make fractions of both. A
     * default that is no such value at all, {@code LAG(d, 1, '2024-01-01')}, takes the type in some DBMSs and gives it in others.
     */
    private void checkDefault(WindowFunction function, List<Scalar> arguments) {
        boolean moves = function == WindowFunction.LAG || function == WindowFunction.LEAD;
        if (!moves || arguments.size() < 3) {
            return;
        }
        SqlType values = arguments.get(0).type();
        SqlType otherwise = arguments.get(2).type();
        boolean whole = otherwise instanceof SqlType.IntegerType || !profile.has(ReadingTrait.DEFAULTS_OF_LAG_ARE_CAST);
        boolean fits = otherwise.equals(values)
                || otherwise.equals(SqlType.NULL)
                || values.isNumeric() && otherwise.isNumeric() && whole;
        if (!fits) {
            throw new Unsupported("default of LAG or LEAD whose type is not that of the values");
        }
    }

    private Relation.SortKey sortKey(RexFieldCollation key) {
        return order.of(scalars.translate(key.left), key.getDirection(), key.getNullDirection());
    }

    private Relation.Frame frame(RexWindow window) {
        Relation.FrameUnit unit = window.isRows() ? Relation.FrameUnit.ROWS : Relation.FrameUnit.RANGE;
        return new Relation.Frame(unit, bound(window.getLowerBound()), bound(window.getUpperBound()));
    }

    private Bound bound(RexWindowBound bound) {
        if (bound.isCurrentRow()) {
            return new Bound.CurrentRow();
        }
        if (bound.isUnbounded()) {
            return bound.isPreceding() ? new Bound.UnboundedPreceding() : new Bound.UnboundedFollowing();
        }
        RexNode offset = bound.getOffset();
        if (offset != null
                && scalars.translate(offset) instanceof Scalar.Literal(var amount, var type)
                && type.isNumeric()) {
            return bound.isPreceding() ? new Bound.Preceding(amount) : new Bound.Following(amount);
        }
        throw new Unsupported("window frame whose bound is no number");
    }

    private static WindowFunction function(RexOver over) {
        return switch (over.getAggOperator().getKind()) {
            case ROW_NUMBER -> WindowFunction.ROW_NUMBER;
            case RANK -> WindowFunction.RANK;
            case DENSE_RANK -> WindowFunction.DENSE_RANK;
            case PERCENT_RANK -> WindowFunction.PERCENT_RANK;
            case CUME_DIST -> WindowFunction.CUME_DIST;
            case NTILE -> WindowFunction.NTILE;
            case LAG -> WindowFunction.LAG;
            case LEAD -> WindowFunction.LEAD;
            case FIRST_VALUE -> WindowFunction.FIRST_VALUE;
            case LAST_VALUE -> WindowFunction.LAST_VALUE;
            case NTH_VALUE -> WindowFunction.NTH_VALUE;
            case COUNT -> WindowFunction.COUNT;
            case SUM -> WindowFunction.SUM;
            case SUM0 -> WindowFunction.SUM0;
            case MIN -> WindowFunction.MIN;
            case MAX -> WindowFunction.MAX;
            case AVG -> WindowFunction.AVG;
            default -> WindowFunction.OTHER;
        };
    }
}
