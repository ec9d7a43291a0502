package io.panoptes.equivalence.evaluator.function;

import io.panoptes.sql.value.Value;
import java.util.List;

/**
 * A function of one profile, by value.
 *
 * @param name in capitals, without the profile
 * @param least how many arguments it takes
 * @param body NULL in gives NULL out without asking it, unless {@code takesNulls}
 */
public record KnownFunction(String name, int least, int most, Result result, boolean takesNulls, Body body) {
    static final int ANY = Integer.MAX_VALUE;

    /** What type the result has. */
    public enum Result {
        TEXT,
        WHOLE,
        DOUBLE,
        BOOLEAN,
        DATE,
        TIMESTAMP,
        /** Bits that are no number. */
        BITS,
        UTINYINT,
        USMALLINT,
        UINTEGER,
        UBIGINT,
        HUGEINT,
        UHUGEINT,
        BIGNUM,
        /** That of the first argument. */
        FIRST
    }

    /** The value for these arguments; throws {@code NoAnswer} where it is not known. */
    @FunctionalInterface
    public interface Body {
        Value of(List<Value> arguments);
    }

    static KnownFunction of(String name, int arguments, Result result, Body body) {
        return new KnownFunction(name, arguments, arguments, result, false, body);
    }

    static KnownFunction of(String name, int least, int most, Result result, Body body) {
        return new KnownFunction(name, least, most, result, false, body);
    }

    public Value apply(List<Value> arguments) {
        return !takesNulls && arguments.stream().anyMatch(Value::isNull) ? Value.NULL : body.of(arguments);
    }
}
