package io.panoptes.benchmarks.audit;

import io.panoptes.dbms.Outcome;
import io.panoptes.equivalence.evaluator.value.Interpretation;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The functions of which the engine knows no value, as the DBMS computes them: so the types that their results are taken to have are
 * audited, and what is computed of them. What was missing is asked for in one go, and the query evaluated again.
 */
final class AskedFunctions implements Interpretation {
    /** Others are names of the engine's own. */
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]*");

    private final AuditedDbms dbms;
    private final Map<String, Outcome> known = new HashMap<>();
    private final Set<String> missing = new LinkedHashSet<>();

    AskedFunctions(AuditedDbms dbms) {
        this.dbms = dbms;
    }

    @Override
    public Value apply(String name, String arguments, SqlType type) {
        throw new NoAnswer("function " + name);
    }

    @Override
    public Value of(String name, Supplier<List<Value>> values, String arguments, SqlType type) {
        if (!NAME.matcher(name).matches()) {
            return apply(name, arguments, type);
        }
        List<Value> given = values.get();
        // With how many zeros it is written there, or whether as a number in floating point, is not in the value or its
        // literal.
        if (given.stream()
                .anyMatch(value -> value instanceof Value.DecimalValue || value instanceof Value.DoubleValue)) {
            throw new NoAnswer("a number with a fraction as an argument of " + name);
        }
        String call = given.stream().map(dbms::literal).collect(Collectors.joining(", ", name + "(", ")"));
        Outcome outcome = known.get(call);
        if (outcome == null) {
            missing.add(call);
        }
        return outcome instanceof Outcome.Rows rows
                ? ofType(rows.rows().getFirst().values().getFirst(), type, call)
                : apply(name, arguments, type);
    }

    /** Whether anything was. */
    boolean askForMissing() {
        if (missing.isEmpty()) {
            return false;
        }
        List<String> calls = new ArrayList<>(missing);
        List<Outcome> outcomes =
                dbms.answers(calls.stream().map(call -> "SELECT " + call).toList());
        for (int i = 0; i < calls.size(); i++) {
            known.put(calls.get(i), outcomes.get(i));
        }
        missing.clear();
        return true;
    }

    /** @throws IllegalStateException where no value of this type is the one that the DBMS gives */
    private static Value ofType(Value value, SqlType type, String call) {
        if (value instanceof Value.DoubleValue(double number) && !Double.isFinite(number)) {
            throw new NoAnswer("an infinite number, or none");
        }
        if (type instanceof SqlType.BooleanType && value instanceof Value.TextValue) {
            throw new NoAnswer("the truth of a text");
        }
        Optional<Value> fitting = value.isNull() ? Optional.of(value) : fitting(value, type);
        return fitting.orElseThrow(
                () -> new IllegalStateException("%s is taken for %s, and gives %s".formatted(call, type, value)));
    }

    private static Optional<Value> fitting(Value value, SqlType type) {
        Optional<BigDecimal> number = number(value);
        return switch (type) {
            case SqlType.IntegerType ignored ->
                number.filter(AskedFunctions::isWhole).map(whole -> new Value.IntegerValue(whole.toBigInteger()));
            case SqlType.DecimalType ignored -> number.map(Value::of);
            case SqlType.DoubleType ignored -> number.map(any -> new Value.DoubleValue(any.doubleValue()));
            case SqlType.BooleanType ignored ->
                value instanceof Value.BooleanValue
                        ? Optional.of(value)
                        : number.map(any -> Value.of(any.signum() != 0));
            case SqlType.TextType ignored -> Optional.of(value).filter(Value.TextValue.class::isInstance);
            case SqlType.DateType ignored -> Optional.of(value).filter(Value.DateValue.class::isInstance);
            case SqlType.TimeType ignored -> Optional.of(value).filter(Value.TimeValue.class::isInstance);
            case SqlType.TimestampType ignored -> Optional.of(value).filter(Value.TimestampValue.class::isInstance);
            case SqlType.IntervalType ignored -> Optional.empty();
            case SqlType.NullType ignored -> Optional.empty();
            case SqlType.OpaqueType ignored -> Optional.empty();
        };
    }

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }

    private static Optional<BigDecimal> number(Value value) {
        return switch (value) {
            case Value.IntegerValue(BigInteger whole) -> Optional.of(new BigDecimal(whole));
            case Value.DecimalValue(BigDecimal exact) -> Optional.of(exact);
            case Value.DoubleValue(double floating)
            when Double.isFinite(floating) -> Optional.of(new BigDecimal(floating));
            case Value.BooleanValue(boolean truth) -> Optional.of(truth ? BigDecimal.ONE : BigDecimal.ZERO);
            default -> Optional.empty();
        };
    }
}
