package io.panoptes.equivalence.kernel.logic;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.Sort;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Values for the solver. Whole numbers and days are integers, decimals are rationals. Texts and doubles are points of a dense
 * order without ends, in which every countable order has a place; of doubles beside other numbers nothing is known.
 */
final class GroundValues {
    private final Context z3;
    private final Map<String, ArithExpr<?>> texts = new LinkedHashMap<>();
    private final List<BoolExpr> facts = new ArrayList<>();

    GroundValues(Context z3) {
        this.z3 = z3;
    }

    /** What is known of the texts met since the last call. */
    List<BoolExpr> takeFacts() {
        List<BoolExpr> taken = List.copyOf(facts);
        facts.clear();
        return taken;
    }

    Sort sort(ValueSort kind) {
        return switch (kind) {
            case WHOLE, DATE -> z3.getIntSort();
            case BOOLEAN -> z3.getBoolSort();
            case FRACTION, DOUBLE, TEXT, TIME, TIMESTAMP, NONE, OTHER -> z3.getRealSort();
        };
    }

    Expr<?> anything(ValueSort kind) {
        return switch (kind) {
            case WHOLE, DATE -> z3.mkInt(0);
            case BOOLEAN -> z3.mkFalse();
            case FRACTION, DOUBLE, TEXT, TIME, TIMESTAMP, NONE, OTHER -> z3.mkReal(0);
        };
    }

    GroundTerm constant(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> new GroundTerm(z3.mkTrue(), anything(ValueSort.NONE), ValueSort.NONE);
            case Value.BooleanValue(boolean truth) -> present(z3.mkBool(truth), ValueSort.BOOLEAN);
            case Value.IntegerValue(var number) -> present(z3.mkInt(number.toString()), ValueSort.WHOLE);
            case Value.DecimalValue(var number) -> present(z3.mkReal(number.toPlainString()), ValueSort.FRACTION);
            case Value.DoubleValue(double number) -> present(number(number), ValueSort.DOUBLE);
            case Value.TextValue(String text) -> present(text(text), ValueSort.TEXT);
            case Value.DateValue(var day) -> present(z3.mkInt(day.toEpochDay()), ValueSort.DATE);
            case Value.TimeValue(var time) -> present(z3.mkReal(Long.toString(time.toNanoOfDay())), ValueSort.TIME);
            case Value.TimestampValue(var moment) ->
                present(
                        z3.mkReal(BigDecimal.valueOf(moment.toEpochSecond(ZoneOffset.UTC))
                                .add(BigDecimal.valueOf(moment.getNano(), 9))
                                .toPlainString()),
                        ValueSort.TIMESTAMP);
            case Value.OpaqueValue(String text) -> present(z3.mkRealConst("opaque " + text), ValueSort.OTHER);
        };
    }

    private static GroundTerm present(BoolExpr isNull, Expr<?> value, ValueSort kind) {
        return new GroundTerm(isNull, value, kind);
    }

    private GroundTerm present(Expr<?> value, ValueSort kind) {
        return present(z3.mkFalse(), value, kind);
    }

    private Expr<?> number(double number) {
        return Double.isFinite(number)
                ? z3.mkReal(new BigDecimal(number).toPlainString())
                : z3.mkRealConst("double " + number);
    }

    /** Texts that are compared by their bytes; others are only known to differ. */
    private Expr<?> text(String text) {
        ArithExpr<?> known = texts.get(text);
        if (known != null) {
            return known;
        }
        ArithExpr<?> point = z3.mkRealConst("text " + text);
        texts.forEach((other, place) -> facts.add(
                isPlain(text) && isPlain(other)
                        ? text.compareTo(other) < 0 ? z3.mkLt(point, place) : z3.mkLt(place, point)
                        : z3.mkNot(z3.mkEq(point, place))));
        texts.put(text, point);
        return point;
    }

    /** The order of bytes and that of Java's characters agree on these. */
    private static boolean isPlain(String text) {
        return text.chars().allMatch(c -> c < 0xD800);
    }

    Expr<?> real(Expr<?> number) {
        return number.isInt() ? z3.mkInt2Real((IntExpr) number) : number;
    }

    /** Of values that are not NULL. */
    BoolExpr equal(GroundTerm left, GroundTerm right) {
        if (left.kind() == right.kind()) {
            return z3.mkEq(left.value(), right.value());
        }
        if (left.kind().isExact() && right.kind().isExact()) {
            return z3.mkEq(real(left.value()), real(right.value()));
        }
        boolean turned = left.kind().compareTo(right.kind()) > 0;
        return turned ? compared("same", right, left) : compared("same", left, right);
    }

    BoolExpr less(GroundTerm left, GroundTerm right) {
        if (left.kind() == ValueSort.BOOLEAN && right.kind() == ValueSort.BOOLEAN) {
            return z3.mkAnd(z3.mkNot((BoolExpr) left.value()), (BoolExpr) right.value());
        }
        return left.kind().isOrderedWith(right.kind())
                ? z3.mkLt((ArithExpr<?>) left.value(), (ArithExpr<?>) right.value())
                : compared("less", left, right);
    }

    BoolExpr isTrue(GroundTerm term) {
        return compared("true", term, term);
    }

    /** Of values of kinds that have no common order: a function of the two. */
    private BoolExpr compared(String how, GroundTerm left, GroundTerm right) {
        Sort[] domain = {sort(left.kind()), sort(right.kind())};
        String name = "%s %s %s".formatted(how, left.kind(), right.kind());
        return (BoolExpr) z3.mkApp(z3.mkFuncDecl(name, domain, z3.getBoolSort()), left.value(), right.value());
    }
}
