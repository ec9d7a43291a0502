package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.Sort;
import io.panoptes.equivalence.prover.expression.Constants;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Values for the solver. Whole numbers and days are integers, other numbers are rationals. Texts are points of a dense
 * order without ends, in which every countable order has a place.
 */
final class Sorts {
    private final Context z3;
    private final Map<String, Expr<?>> texts = new LinkedHashMap<>();
    private final List<BoolExpr> facts = new ArrayList<>();

    Sorts(Context z3) {
        this.z3 = z3;
    }

    /** What is known of the constants met since the last call. */
    List<BoolExpr> takeFacts() {
        List<BoolExpr> taken = List.copyOf(facts);
        facts.clear();
        return taken;
    }

    Sort of(ValueKind kind) {
        return switch (kind) {
            case WHOLE, DATE -> z3.getIntSort();
            case BOOLEAN -> z3.getBoolSort();
            case FRACTION, DOUBLE, TEXT, TIME, TIMESTAMP, NONE, OTHER -> z3.getRealSort();
        };
    }

    Expr<?> anything(ValueKind kind) {
        return switch (kind) {
            case WHOLE, DATE -> z3.mkInt(0);
            case BOOLEAN -> z3.mkFalse();
            case FRACTION, DOUBLE, TEXT, TIME, TIMESTAMP, NONE, OTHER -> z3.mkReal(0);
        };
    }

    Encoded constant(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> new Encoded(z3.mkTrue(), anything(ValueKind.NONE), ValueKind.NONE);
            case Value.BooleanValue(boolean truth) -> present(z3.mkBool(truth), ValueKind.BOOLEAN);
            case Value.IntegerValue(var number) -> present(z3.mkInt(number.toString()), ValueKind.WHOLE);
            case Value.DecimalValue(var number) -> present(real(number), ValueKind.FRACTION);
            case Value.DoubleValue(double number) ->
                Double.isFinite(number)
                        ? present(real(new BigDecimal(number)), ValueKind.DOUBLE)
                        : present(z3.mkRealConst("double " + number), ValueKind.DOUBLE);
            case Value.TextValue(String text) -> present(text(text), ValueKind.TEXT);
            case Value.DateValue(var day) -> present(z3.mkInt(day.toEpochDay()), ValueKind.DATE);
            case Value.TimeValue(var time) -> present(z3.mkReal(Long.toString(time.toNanoOfDay())), ValueKind.TIME);
            case Value.TimestampValue(var moment) ->
                present(
                        real(BigDecimal.valueOf(moment.toEpochSecond(ZoneOffset.UTC))
                                .add(BigDecimal.valueOf(moment.getNano(), 9))),
                        ValueKind.TIMESTAMP);
            case Value.OpaqueValue(String text) -> present(z3.mkRealConst("opaque " + text), ValueKind.OTHER);
        };
    }

    private Encoded present(Expr<?> value, ValueKind kind) {
        return new Encoded(z3.mkFalse(), value, kind);
    }

    private Expr<?> real(BigDecimal number) {
        return z3.mkReal(number.toPlainString());
    }

    private Expr<?> text(String text) {
        Expr<?> known = texts.get(text);
        if (known != null) {
            return known;
        }
        ArithExpr<?> point = z3.mkRealConst("text '" + text + "'");
        texts.forEach((other, place) -> {
            if (Constants.isPlain(text) && Constants.isPlain(other)) {
                ArithExpr<?> there = (ArithExpr<?>) place;
                facts.add(text.compareTo(other) < 0 ? z3.mkLt(point, there) : z3.mkLt(there, point));
            } else {
                facts.add(z3.mkNot(z3.mkEq(point, place)));
            }
        });
        texts.put(text, point);
        return point;
    }

    ArithExpr<?> number(Encoded encoded) {
        return (ArithExpr<?>) encoded.value();
    }

    BoolExpr equal(Expr<?> left, Expr<?> right) {
        boolean mixed = left instanceof ArithExpr<?> && left.isInt() != right.isInt();
        return mixed ? z3.mkEq(real(left), real(right)) : z3.mkEq(left, right);
    }

    Expr<?> real(Expr<?> number) {
        return number.isInt() ? z3.mkInt2Real((IntExpr) number) : number;
    }

    /** The value as one of the kind. */
    Expr<?> as(Encoded encoded, ValueKind kind) {
        if (of(encoded.kind()).equals(of(kind))) {
            return encoded.value();
        }
        return kind.isNumber() && encoded.kind() == ValueKind.WHOLE ? real(encoded.value()) : anything(kind);
    }
}
