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
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexFieldCollation;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexOver;
import org.apache.calcite.rex.RexVisitorImpl;
import org.apache.calcite.rex.RexWindow;
import org.apache.calcite.rex.RexWindowBound;
import org.apache.calcite.rex.RexWindowExclusion;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.type.SqlTypeName;

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
        checkDates(over);
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

    /** {@code LAG(a, 1, 0.5)} where a is whole: DuckDB makes a whole number of the default, others make fractions of both. */
    private void checkDefault(WindowFunction function, List<Scalar> arguments) {
        boolean moves = function == WindowFunction.LAG || function == WindowFunction.LEAD;
        if (moves && arguments.size() == 3 && profile.has(ReadingTrait.DEFAULTS_OF_LAG_ARE_CAST)) {
            SqlType values = arguments.get(0).type();
            SqlType otherwise = arguments.get(2).type();
            boolean fits = otherwise.equals(values)
                    || otherwise.equals(SqlType.NULL)
                    || otherwise instanceof SqlType.IntegerType && values.isNumeric();
            if (!fits) {
                throw new Unsupported("default of LAG or LEAD whose type is not that of the values");
            }
        }
    }

    /** Where a date counts as a number beside one, Calcite makes numbers of the dates that LAG and LEAD give, and no DBMS does. */
    private void checkDates(RexOver over) {
        WindowFunction function = function(over);
        boolean moves = function == WindowFunction.LAG || function == WindowFunction.LEAD;
        if (moves && profile.dateArithmetic() == ReadingProfile.DateArithmetic.NUMBERS) {
            for (RexNode operand : over.getOperands()) {
                if (operand instanceof RexCall cast
                        && cast.getKind() == SqlKind.CAST
                        && cast.getOperands().getFirst().getType().getSqlTypeName() == SqlTypeName.DATE) {
                    throw new Unsupported("LAG or LEAD of a date that counts as a number");
                }
            }
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
