package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Functions of SQLite. */
final class SqliteFunctions {
    private SqliteFunctions() {}

    static final List<KnownFunction> LIST =
            Stream.concat(list().stream(), SqliteBits.LIST.stream()).toList();

    private static List<KnownFunction> list() {
        return List.of(
                new KnownFunction("DATE", 0, KnownFunction.ANY, Result.TEXT, true, moment(0, SqliteMoment::date)),
                new KnownFunction("TIME", 0, KnownFunction.ANY, Result.TEXT, true, moment(0, SqliteMoment::time)),
                new KnownFunction(
                        "DATETIME",
                        0,
                        KnownFunction.ANY,
                        Result.TEXT,
                        true,
                        moment(0, moment -> moment.date() + " " + moment.time())),
                new KnownFunction(
                        "JULIANDAY",
                        0,
                        KnownFunction.ANY,
                        Result.DOUBLE,
                        true,
                        arguments -> SqliteMoment.of(arguments)
                                .map(moment -> Value.of(moment.julianDay()))
                                .orElse(Value.NULL)),
                new KnownFunction("STRFTIME", 1, KnownFunction.ANY, Result.TEXT, true, SqliteFunctions::format),
                KnownFunction.of(
                        "INSTR",
                        2,
                        Result.WHOLE,
                        arguments -> Value.of(Texts.position(text(arguments, 0), text(arguments, 1)))),
                KnownFunction.of("SUBSTR", 2, 3, Result.TEXT, SqliteFunctions::substring),
                KnownFunction.of("SUBSTRING", 2, 3, Result.TEXT, SqliteFunctions::substring),
                new KnownFunction("REPLACE", 3, 3, Result.TEXT, true, SqliteFunctions::replace),
                KnownFunction.of("LTRIM", 1, 2, Result.TEXT, arguments -> trim(arguments, true, false)),
                KnownFunction.of("RTRIM", 1, 2, Result.TEXT, arguments -> trim(arguments, false, true)),
                KnownFunction.of("TRIM", 2, Result.TEXT, arguments -> trim(arguments, true, true)),
                KnownFunction.of(
                        "GLOB",
                        2,
                        Result.BOOLEAN,
                        arguments -> Value.of(SqliteGlob.matches(text(arguments, 0), text(arguments, 1)))),
                new KnownFunction(
                        "TYPEOF", 1, 1, Result.TEXT, true, arguments -> Value.of(type(arguments.getFirst()))));
    }

    private static String text(List<Value> arguments, int index) {
        return AffinityFunctions.text(arguments.get(index));
    }

    /** Looks for nothing, it gives the text before it asks what to put there. */
    private static Value replace(List<Value> arguments) {
        if (arguments.get(0).isNull() || arguments.get(1).isNull()) {
            return Value.NULL;
        }
        if (text(arguments, 1).isEmpty()) {
            return Value.of(text(arguments, 0));
        }
        return arguments.get(2).isNull()
                ? Value.NULL
                : Value.of(text(arguments, 0).replace(text(arguments, 1), text(arguments, 2)));
    }

    private static KnownFunction.Body moment(int skipped, Function<SqliteMoment, String> part) {
        return arguments -> SqliteMoment.of(arguments.subList(skipped, arguments.size()))
                .<Value>map(moment -> Value.of(part.apply(moment)))
                .orElse(Value.NULL);
    }

    private static Value format(List<Value> arguments) {
        if (arguments.getFirst().isNull()) {
            return Value.NULL;
        }
        String format = text(arguments, 0);
        return moment(1, moment -> moment.format(format)).of(arguments);
    }

    private static Value trim(List<Value> arguments, boolean left, boolean right) {
        String set = arguments.size() > 1 ? text(arguments, 1) : " ";
        return Value.of(Texts.trim(text(arguments, 0), set, left, right));
    }

    /** A start below 0 counts from the end; one before the first character eats of the length; a length below 0 goes backwards. */
    private static Value substring(List<Value> arguments) {
        String text = text(arguments, 0);
        long characters = Texts.length(text);
        long start = Texts.whole(arguments.get(1));
        long length = arguments.size() > 2 ? Texts.whole(arguments.get(2)) : Integer.MAX_VALUE;
        boolean backwards = length < 0;
        length = Math.abs(length);
        if (start < 0) {
            start += characters;
            if (start < 0) {
                length = Math.max(0, length + start);
                start = 0;
            }
        } else if (start > 0) {
            start--;
        } else if (length > 0) {
            length--;
        }
        if (backwards) {
            start -= length;
            if (start < 0) {
                length += start;
                start = 0;
            }
        }
        return Value.of(Texts.part(text, start, start + Math.max(0, length)));
    }

    private static String type(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "null";
            case Value.IntegerValue ignored -> "integer";
            case Value.BooleanValue ignored -> "integer";
            case Value.DoubleValue ignored -> "real";
            case Value.TextValue ignored -> "text";
            case Value.DecimalValue ignored -> throw new NoAnswer("TYPEOF of a number that may be whole or not");
            case Value.DateValue ignored -> "text";
            case Value.TimeValue ignored -> "text";
            case Value.TimestampValue ignored -> "text";
            case Value.OpaqueValue ignored -> throw new NoAnswer("TYPEOF of a value that is not known");
        };
    }
}
