package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Bits as DuckDB has them, as values whose text is of 0 and 1; and operators on the bits of whole numbers. */
final class BitFunctions {
    private static final int MOST_BITS = 10_000;

    /** How many bits a cast of a value of this type gives. */
    private static final Map<String, Integer> WIDTHS = Map.ofEntries(
            Map.entry("BOOLEAN", 8),
            Map.entry("TINYINT", 8),
            Map.entry("SMALLINT", 16),
            Map.entry("INTEGER", 32),
            Map.entry("BIGINT", 64),
            Map.entry("UTINYINT", 8),
            Map.entry("USMALLINT", 16),
            Map.entry("UINTEGER", 32),
            Map.entry("UBIGINT", 64),
            Map.entry("HUGEINT", 128),
            Map.entry("UHUGEINT", 128));

    private BitFunctions() {}

    static final List<KnownFunction> LIST = List.of(
            KnownFunction.of("TO_BIT", 2, Result.BITS, arguments -> bits(ofValue(arguments))),
            KnownFunction.of("TRY_TO_BIT", 2, Result.BITS, BitFunctions::tried),
            KnownFunction.of(
                    "FROM_BIT",
                    2,
                    Result.FIRST,
                    arguments -> toValue(text(arguments, 0), type(arguments))
                            .orElseThrow(() -> new NoAnswer("a cast of too many bits"))),
            KnownFunction.of(
                    "TRY_FROM_BIT",
                    2,
                    Result.FIRST,
                    arguments -> toValue(text(arguments, 0), type(arguments)).orElse(Value.NULL)),
            KnownFunction.of("BITSTRING", 2, Result.BITS, BitFunctions::padded),
            KnownFunction.of("OPERATOR_AND", 2, Result.FIRST, arguments -> combined(arguments, '&')),
            KnownFunction.of("OPERATOR_OR", 2, Result.FIRST, arguments -> combined(arguments, '|')),
            KnownFunction.of("XOR", 2, Result.FIRST, arguments -> combined(arguments, '^')),
            KnownFunction.of("OPERATOR_NOT", 1, Result.FIRST, BitFunctions::inverted),
            KnownFunction.of("OPERATOR_LEFT", 2, Result.FIRST, arguments -> shifted(arguments, true)),
            KnownFunction.of("OPERATOR_RIGHT", 2, Result.FIRST, arguments -> shifted(arguments, false)),
            KnownFunction.of(
                    "BIT_COUNT",
                    1,
                    Result.WHOLE,
                    arguments -> Value.of(
                            text(arguments, 0).chars().filter(bit -> bit == '1').count())),
            KnownFunction.of(
                    "BIT_LENGTH",
                    1,
                    Result.WHOLE,
                    arguments -> Value.of(
                            arguments.getFirst() instanceof Value.OpaqueValue(String text)
                                    ? text.length()
                                    : 8 * bytes(arguments.getFirst()))),
            KnownFunction.of("OCTET_LENGTH", 1, Result.WHOLE, arguments -> Value.of(bytes(arguments.getFirst()))),
            KnownFunction.of("GET_BIT", 2, Result.WHOLE, BitFunctions::get),
            KnownFunction.of("SET_BIT", 3, Result.BITS, BitFunctions::set),
            KnownFunction.of(
                    "BIT_POSITION",
                    2,
                    Result.WHOLE,
                    arguments -> Value.of(text(arguments, 1).indexOf(text(arguments, 0)) + 1)));

    private static Value bits(String text) {
        return new Value.OpaqueValue(text);
    }

    private static String text(List<Value> arguments, int index) {
        if (arguments.get(index) instanceof Value.OpaqueValue(String text)) {
            return text;
        }
        throw new NoAnswer("bits of what is none");
    }

    private static String type(List<Value> arguments) {
        return Texts.of(arguments.get(1));
    }

    private static Value tried(List<Value> arguments) {
        return arguments.getFirst() instanceof Value.TextValue(String text)
                ? ofText(text).map(BitFunctions::bits).orElse(Value.NULL)
                : bits(ofValue(arguments));
    }

    private static String ofValue(List<Value> arguments) {
        return switch (arguments.getFirst()) {
            case Value.OpaqueValue(String text) when type(arguments).equals("BIT") -> text;
            case Value.TextValue(String text) -> ofText(text).orElseThrow(() -> new NoAnswer("a text that is no bits"));
            case Value.BooleanValue(boolean truth) -> truth ? "00000001" : "00000000";
            case Value number -> ofNumber(number, type(arguments));
        };
    }

    private static String ofNumber(Value number, String type) {
        if (type.equals("REAL")) {
            return ofWhole(
                    BigInteger.valueOf(Float.floatToIntBits(Texts.number(number).floatValue())), 32);
        }
        if (type.equals("DOUBLE")) {
            return ofWhole(
                    BigInteger.valueOf(
                            Double.doubleToLongBits(Texts.number(number).doubleValue())),
                    64);
        }
        Integer width = WIDTHS.get(type);
        if (width == null || !isWhole(number)) {
            throw new NoAnswer("bits of type " + type);
        }
        return ofWhole(whole(number), width);
    }

    private static String ofWhole(BigInteger number, int width) {
        StringBuilder text = new StringBuilder();
        for (int bit = width - 1; bit >= 0; bit--) {
            text.append(number.testBit(bit) ? '1' : '0');
        }
        return text.toString();
    }

    /** {@code '0101'} and {@code 'x1F'}. */
    private static Optional<String> ofText(String text) {
        if (text.isEmpty()) {
            throw new NoAnswer("no text as bits");
        }
        if (text.matches("[01]{1,10000}")) {
            return Optional.of(text);
        }
        return text.matches("[xX][0-9A-Fa-f]{1,1000}")
                ? Optional.of(text.substring(1)
                        .chars()
                        .mapToObj(digit -> ofWhole(BigInteger.valueOf(Character.digit(digit, 16)), 4))
                        .collect(Collectors.joining()))
                : Optional.empty();
    }

    /** Empty where the bits are too many. */
    private static Optional<Value> toValue(String text, String type) {
        BigInteger number = text.isEmpty() ? BigInteger.ZERO : new BigInteger(text, 2);
        switch (type) {
            case "VARCHAR" -> {
                return Optional.of(Value.of(text));
            }
            case "BIT" -> {
                return Optional.of(bits(text));
            }
            case "REAL" -> {
                return fitting(text, 32, real(Float.intBitsToFloat(number.intValue())));
            }
            case "DOUBLE" -> {
                return fitting(text, 64, real(Double.longBitsToDouble(number.longValue())));
            }
            case "BOOLEAN" -> {
                return fitting(text, 8, Value.of(number.signum() != 0));
            }
            default -> {
                return ofBits(text, type);
            }
        }
    }

    /** Of REAL by its shortest digits, which leave few right ones in the smallest numbers. */
    private static Value real(float number) {
        if (number != 0 && Math.abs(number) < Float.MIN_NORMAL) {
            throw new NoAnswer("a number that is too small for its digits");
        }
        return real(Double.parseDouble(Float.toString(number)));
    }

    private static Value real(double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new NoAnswer("a result that is no number");
        }
        return new Value.DoubleValue(number);
    }

    private static Optional<Value> fitting(String text, int width, Value value) {
        return text.length() > width ? Optional.empty() : Optional.of(value);
    }

    static Optional<Value> ofBits(String text, String type) {
        Integer width = WIDTHS.get(type);
        if (width == null) {
            throw new NoAnswer("bits as " + type);
        }
        if (text.length() > width) {
            return Optional.empty();
        }
        BigInteger number = new BigInteger(text, 2);
        boolean negative = !type.startsWith("U") && text.length() == width && text.charAt(0) == '1';
        return Optional.of(
                new Value.IntegerValue(negative ? number.subtract(BigInteger.ONE.shiftLeft(width)) : number));
    }

    private static boolean isWhole(Value value) {
        return WideCasts.whole(value).isPresent();
    }

    private static BigInteger whole(Value value) {
        return WideCasts.whole(value).orElseThrow(() -> new NoAnswer("bits of a fraction"));
    }

    /** With 0s before the bits up to a length. */
    private static Value padded(List<Value> arguments) {
        String text = arguments.getFirst() instanceof Value.TextValue(String written)
                ? ofText(written).orElseThrow(() -> new NoAnswer("a text that is no bits"))
                : text(arguments, 0);
        long length = Texts.whole(arguments.get(1));
        if (length < text.length() || length > MOST_BITS) {
            throw new NoAnswer("bits of another length");
        }
        return bits("0".repeat((int) length - text.length()) + text);
    }

    private static Value combined(List<Value> arguments, char operator) {
        if (arguments.get(0) instanceof Value.OpaqueValue && arguments.get(1) instanceof Value.OpaqueValue) {
            return bits(combined(text(arguments, 0), text(arguments, 1), operator));
        }
        BigInteger left = number(arguments.get(0));
        BigInteger right = number(arguments.get(1));
        return new Value.IntegerValue(
                switch (operator) {
                    case '&' -> left.and(right);
                    case '|' -> left.or(right);
                    default -> left.xor(right);
                });
    }

    private static String combined(String left, String right, char operator) {
        if (left.length() != right.length()) {
            throw new NoAnswer("bits of different lengths");
        }
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < left.length(); i++) {
            boolean one = left.charAt(i) == '1';
            boolean other = right.charAt(i) == '1';
            boolean bit = switch (operator) {
                case '&' -> one && other;
                case '|' -> one || other;
                default -> one != other;
            };
            result.append(bit ? '1' : '0');
        }
        return result.toString();
    }

    private static BigInteger number(Value value) {
        if (value instanceof Value.TextValue) {
            throw new NoAnswer("an operator on the bits of a text");
        }
        return whole(value);
    }

    private static Value inverted(List<Value> arguments) {
        if (arguments.getFirst() instanceof Value.OpaqueValue(String text)) {
            return bits(text.chars().mapToObj(bit -> bit == '1' ? "0" : "1").collect(Collectors.joining()));
        }
        if (arguments.getFirst() instanceof Value.IntegerValue(var number)) {
            return new Value.IntegerValue(number.not());
        }
        throw new NoAnswer("the inverted bits of a type of which the width is not known");
    }

    private static Value shifted(List<Value> arguments, boolean left) {
        long places = Texts.whole(arguments.get(1));
        if (places < 0) {
            throw new NoAnswer("a shift by less than 0");
        }
        if (arguments.getFirst() instanceof Value.OpaqueValue(String text)) {
            int moved = (int) Math.min(places, text.length());
            String zeros = "0".repeat(moved);
            return bits(left ? text.substring(moved) + zeros : zeros + text.substring(0, text.length() - moved));
        }
        BigInteger number = number(arguments.getFirst());
        if (number.signum() < 0 || places > 6) {
            throw new NoAnswer("a shift of a number that may leave its type");
        }
        BigInteger result = left ? number.shiftLeft((int) places) : number.shiftRight((int) places);
        if (result.bitLength() > 7) {
            throw new NoAnswer("a shift of a number that may leave its type");
        }
        return new Value.IntegerValue(result);
    }

    private static int place(List<Value> arguments) {
        long place = Texts.whole(arguments.get(1));
        if (place < 0 || place >= text(arguments, 0).length()) {
            throw new NoAnswer("a bit that is not there");
        }
        return (int) place;
    }

    private static Value get(List<Value> arguments) {
        return Value.of(text(arguments, 0).charAt(place(arguments)) == '1' ? 1 : 0);
    }

    private static Value set(List<Value> arguments) {
        long bit = Texts.whole(arguments.get(2));
        if (bit != 0 && bit != 1) {
            throw new NoAnswer("a bit that is neither 0 nor 1");
        }
        StringBuilder text = new StringBuilder(text(arguments, 0));
        text.setCharAt(place(arguments), bit == 1 ? '1' : '0');
        return bits(text.toString());
    }

    /** In whole bytes. */
    private static long bytes(Value value) {
        return value instanceof Value.OpaqueValue(String text)
                ? (text.length() + 7) / 8
                : Texts.of(value).getBytes(StandardCharsets.UTF_8).length;
    }
}
