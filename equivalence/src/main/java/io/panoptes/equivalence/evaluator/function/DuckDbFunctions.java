package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Functions of DuckDB on texts and numbers. */
final class DuckDbFunctions {
    private static final int MOST_CHARACTERS = 10_000;

    private DuckDbFunctions() {}

    static final List<KnownFunction> LIST = list();

    private static List<KnownFunction> list() {
        List<KnownFunction> functions = new ArrayList<>(DuckDbDateFunctions.LIST);
        functions.addAll(List.of(
                new KnownFunction("CONCAT_WS", 2, KnownFunction.ANY, Result.TEXT, true, DuckDbFunctions::join),
                KnownFunction.of("INSTR", 2, Result.WHOLE, DuckDbFunctions::position),
                KnownFunction.of("STRPOS", 2, Result.WHOLE, DuckDbFunctions::position),
                KnownFunction.of(
                        "CONTAINS", 2, Result.BOOLEAN, a -> Value.of(text(a, 0).contains(text(a, 1)))),
                KnownFunction.of(
                        "PREFIX", 2, Result.BOOLEAN, a -> Value.of(text(a, 0).startsWith(text(a, 1)))),
                KnownFunction.of(
                        "STARTS_WITH",
                        2,
                        Result.BOOLEAN,
                        a -> Value.of(text(a, 0).startsWith(text(a, 1)))),
                KnownFunction.of(
                        "SUFFIX", 2, Result.BOOLEAN, a -> Value.of(text(a, 0).endsWith(text(a, 1)))),
                KnownFunction.of(
                        "ENDS_WITH", 2, Result.BOOLEAN, a -> Value.of(text(a, 0).endsWith(text(a, 1)))),
                KnownFunction.of("GLOB", 2, Result.BOOLEAN, a -> Value.of(glob(text(a, 0), text(a, 1)))),
                KnownFunction.of("REPLACE", 3, Result.TEXT, DuckDbFunctions::replace),
                KnownFunction.of("TRANSLATE", 3, Result.TEXT, DuckDbFunctions::translate),
                KnownFunction.of("REVERSE", 1, Result.TEXT, a -> Value.of(reversed(text(a, 0)))),
                KnownFunction.of("REPEAT", 2, Result.TEXT, DuckDbFunctions::repeat),
                KnownFunction.of("LPAD", 3, Result.TEXT, a -> padded(a, true)),
                KnownFunction.of("RPAD", 3, Result.TEXT, a -> padded(a, false)),
                KnownFunction.of("TRIM", 2, Result.TEXT, a -> trim(a, true, true)),
                KnownFunction.of("LTRIM", 1, 2, Result.TEXT, a -> trim(a, true, false)),
                KnownFunction.of("RTRIM", 1, 2, Result.TEXT, a -> trim(a, false, true)),
                KnownFunction.of("LEFT", 2, Result.TEXT, a -> side(a, true)),
                KnownFunction.of("RIGHT", 2, Result.TEXT, a -> side(a, false)),
                KnownFunction.of("SUBSTRING", 2, 3, Result.TEXT, DuckDbFunctions::substring),
                KnownFunction.of("SUBSTR", 2, 3, Result.TEXT, DuckDbFunctions::substring),
                KnownFunction.of("ARRAY_SLICE", 3, Result.TEXT, DuckDbFunctions::slice),
                KnownFunction.of("ASCII", 1, Result.WHOLE, a -> Value.of(first(text(a, 0), 0))),
                KnownFunction.of("ORD", 1, Result.WHOLE, a -> Value.of(first(text(a, 0), 0))),
                KnownFunction.of("UNICODE", 1, Result.WHOLE, a -> Value.of(first(text(a, 0), -1))),
                KnownFunction.of("SPLIT_PART", 3, Result.TEXT, DuckDbFunctions::splitPart),
                KnownFunction.of(
                        "GCD",
                        2,
                        Result.WHOLE,
                        a -> Value.of(whole(a, 0).gcd(whole(a, 1)).longValue())),
                KnownFunction.of(
                        "SIGN",
                        1,
                        Result.WHOLE,
                        a -> Value.of(Texts.number(a.getFirst()).signum())),
                KnownFunction.of("POW", 2, Result.DOUBLE, DuckDbFunctions::power),
                KnownFunction.of("POWER", 2, Result.DOUBLE, DuckDbFunctions::power),
                KnownFunction.of("SQRT", 1, Result.DOUBLE, a -> real(a, Math::sqrt)),
                KnownFunction.of("CBRT", 1, Result.DOUBLE, a -> real(a, Math::cbrt)),
                KnownFunction.of("EXP", 1, Result.DOUBLE, a -> real(a, Math::exp)),
                KnownFunction.of("LN", 1, Result.DOUBLE, a -> real(a, Math::log)),
                KnownFunction.of("LOG10", 1, Result.DOUBLE, a -> real(a, Math::log10)),
                KnownFunction.of("SIN", 1, Result.DOUBLE, a -> real(a, Math::sin)),
                KnownFunction.of("COS", 1, Result.DOUBLE, a -> real(a, Math::cos)),
                KnownFunction.of("TAN", 1, Result.DOUBLE, a -> real(a, Math::tan)),
                KnownFunction.of("ATAN", 1, Result.DOUBLE, a -> real(a, Math::atan)),
                KnownFunction.of("RADIANS", 1, Result.DOUBLE, a -> real(a, Math::toRadians)),
                KnownFunction.of("DEGREES", 1, Result.DOUBLE, a -> real(a, Math::toDegrees))));
        return functions;
    }

    private static String text(List<Value> arguments, int index) {
        return Texts.of(arguments.get(index));
    }

    private static BigInteger whole(List<Value> arguments, int index) {
        return BigInteger.valueOf(Texts.whole(arguments.get(index)));
    }

    private static Value real(List<Value> arguments, DoubleUnaryOperator function) {
        return real(function.applyAsDouble(Texts.number(arguments.getFirst()).doubleValue()));
    }

    private static Value real(double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new NoAnswer("a result that is no number");
        }
        return new Value.DoubleValue(number);
    }

    private static Value power(List<Value> arguments) {
        return real(Math.pow(
                Texts.number(arguments.get(0)).doubleValue(),
                Texts.number(arguments.get(1)).doubleValue()));
    }

    /** NULLs are passed over, but for the separator. */
    private static Value join(List<Value> arguments) {
        if (arguments.getFirst().isNull()) {
            return Value.NULL;
        }
        return Value.of(String.join(
                text(arguments, 0),
                arguments.subList(1, arguments.size()).stream()
                        .filter(value -> !value.isNull())
                        .map(Texts::of)
                        .toList()));
    }

    private static Value position(List<Value> arguments) {
        return Value.of(Texts.position(text(arguments, 0), text(arguments, 1)));
    }

    /** Both ends are in; negative ones count from the end, and what lies outside is left out. */
    private static Value slice(List<Value> arguments) {
        String text = text(arguments, 0);
        plain(text);
        int[] characters = text.codePoints().toArray();
        long from = whole(arguments, 1).longValue();
        long to = whole(arguments, 2).longValue();
        long first = Math.max(0, from < 0 ? characters.length + from : from - 1);
        long last = Math.min(characters.length, to < 0 ? characters.length + to + 1 : to);
        return Value.of(first < last ? new String(characters, (int) first, (int) (last - first)) : "");
    }

    private static boolean glob(String pattern, String text) {
        if (pattern.indexOf('\\') >= 0) {
            throw new NoAnswer("GLOB with a character that is escaped");
        }
        return SqliteGlob.matches(pattern, text);
    }

    private static Value replace(List<Value> arguments) {
        String part = text(arguments, 1);
        return Value.of(part.isEmpty() ? text(arguments, 0) : text(arguments, 0).replace(part, text(arguments, 2)));
    }

    private static Value translate(List<Value> arguments) {
        int[] from = text(arguments, 1).codePoints().toArray();
        int[] to = text(arguments, 2).codePoints().toArray();
        StringBuilder result = new StringBuilder();
        text(arguments, 0).codePoints().forEach(c -> {
            int at = 0;
            while (at < from.length && from[at] != c) {
                at++;
            }
            if (at == from.length) {
                result.appendCodePoint(c);
            } else if (at < to.length) {
                result.appendCodePoint(to[at]);
            }
        });
        return Value.of(result.toString());
    }

    private static String reversed(String text) {
        plain(text);
        return new StringBuilder(text).reverse().toString();
    }

    /** Marks that belong to the character before them count as part of it in some functions. */
    private static void plain(String text) {
        if (text.codePoints().anyMatch(c -> c > 0x2FF)) {
            throw new NoAnswer("characters that are made of several");
        }
    }

    private static Value repeat(List<Value> arguments) {
        long times = Math.max(0, Texts.whole(arguments.get(1)));
        if (times * text(arguments, 0).length() > MOST_CHARACTERS) {
            throw new NoAnswer("a long text");
        }
        return Value.of(text(arguments, 0).repeat((int) Math.min(times, MOST_CHARACTERS)));
    }

    private static Value padded(List<Value> arguments, boolean left) {
        String text = text(arguments, 0);
        String filling = text(arguments, 2);
        plain(text + filling);
        long length = Math.max(0, Texts.whole(arguments.get(1)));
        int own = Texts.length(text);
        if (length <= own) {
            return Value.of(Texts.part(text, 0, length));
        }
        if (filling.isEmpty() || length > MOST_CHARACTERS) {
            throw new NoAnswer("padding that can't be made");
        }
        String pad = Texts.part(filling.repeat((int) length), 0, length - own);
        return Value.of(left ? pad + text : text + pad);
    }

    private static Value trim(List<Value> arguments, boolean left, boolean right) {
        return Value.of(Texts.trim(text(arguments, 0), arguments.size() > 1 ? text(arguments, 1) : " ", left, right));
    }

    /** A length below 0 leaves out that many characters at the other end. */
    private static Value side(List<Value> arguments, boolean left) {
        String text = text(arguments, 0);
        plain(text);
        long characters = Texts.length(text);
        long length = Texts.whole(arguments.get(1));
        long kept = length < 0 ? Math.max(0, characters + length) : Math.min(characters, length);
        return Value.of(left ? Texts.part(text, 0, kept) : Texts.part(text, characters - kept, characters));
    }

    /** A start below 0 counts from the end; a length below 0 goes to the left. */
    private static Value substring(List<Value> arguments) {
        String text = text(arguments, 0);
        plain(text);
        long characters = Texts.length(text);
        long start = Texts.whole(arguments.get(1));
        long length = arguments.size() > 2 ? Texts.whole(arguments.get(2)) : Integer.MAX_VALUE;
        if (start < 0) {
            start = Math.max(characters + start, 0);
            if (-Texts.whole(arguments.get(1)) > characters) {
                throw new NoAnswer("SUBSTRING from before the first character");
            }
        } else if (start == 0) {
            length -= length > 0 ? 1 : 0;
        } else {
            start--;
        }
        if (length < 0) {
            start = Math.min(start, characters);
        }
        return length < 0
                ? Value.of(Texts.part(text, start + length, start))
                : Value.of(Texts.part(text, start, start + length));
    }

    private static int first(String text, int none) {
        return text.isEmpty() ? none : text.codePointAt(0);
    }

    private static Value splitPart(List<Value> arguments) {
        String text = text(arguments, 0);
        String separator = text(arguments, 1);
        long index = Texts.whole(arguments.get(2));
        if (separator.isEmpty() || index == 0) {
            throw new NoAnswer("SPLIT_PART at nothing");
        }
        List<String> parts = split(text, separator);
        long at = index > 0 ? index - 1 : parts.size() + index;
        return Value.of(at >= 0 && at < parts.size() ? parts.get((int) at) : "");
    }

    static List<String> split(String text, String separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
            parts.add(text.substring(from, at));
            from = at + separator.length();
        }
        parts.add(text.substring(from));
        return parts;
    }
}
