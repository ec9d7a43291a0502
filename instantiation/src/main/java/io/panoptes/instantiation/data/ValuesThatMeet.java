package io.panoptes.instantiation.data;

import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * What the opaque columns of one state hold: in two states of three few of the values that they may, the same for all columns that may hold
 * the same, so that rows meet; with a value often also what some comparison takes for the same, {@code 'a'} with {@code 'A'}, 1 with
 * {@code '1'}. In one of ten they are numbers near the ends of their types, where there are such. In the others any.
 */
final class ValuesThatMeet {
    private static final Chance OF_FEW = Chance.of(2, 3);
    private static final Chance OF_LARGE = Chance.oneIn(10);
    private static final int MOST = 6;

    /** What takes more bits than this is near the end of a type. */
    private static final int BITS = 30;

    private final RandomGenerator random;
    private final OpaqueWords words;
    private final boolean few;
    private final boolean large;
    private final Map<List<Value>, List<Value>> chosen = new HashMap<>();

    ValuesThatMeet(RandomGenerator random, OpaqueWords words) {
        this.random = random;
        this.words = words;
        this.few = !words.columns().isEmpty() && OF_FEW.happens(random);
        this.large = few && OF_LARGE.happens(random);
    }

    List<Value> of(SqlType.OpaqueType type) {
        List<Value> all = words.values(type);
        return few && !all.isEmpty() ? chosen.computeIfAbsent(all, this::some) : all;
    }

    private List<Value> some(List<Value> all) {
        var some = new ArrayList<Value>();
        List<Value> ends = large ? all.stream().filter(ValuesThatMeet::isLarge).toList() : List.of();
        for (int i = Draw.between(random, 2, MOST); i > 0; i--) {
            Value value = Draw.oneOf(random, ends.isEmpty() || Chance.oneIn(4).happens(random) ? all : ends);
            some.add(value);
            if (words.comparesEverything() && Chance.oneIn(3).happens(random)) {
                some.add(alike(value));
            }
        }
        return some;
    }

    /** Another value that is the same to a collation or after a change of type. */
    private Value alike(Value value) {
        return switch (value) {
            case Value.TextValue(var text) when text.matches("-?\\d{1,9}") -> Value.of(Long.parseLong(text));
            case Value.TextValue(var text) -> Value.of(random.nextBoolean() ? text + " " : otherLetters(text));
            case Value.IntegerValue(var number)
            when isLarge(value) && random.nextBoolean() -> new Value.IntegerValue(number.subtract(BigInteger.ONE));
            case Value.IntegerValue(var number) -> Value.of(number.toString());
            case Value.DecimalValue(var number) -> Value.of(number.toPlainString());
            default -> value;
        };
    }

    private static boolean isLarge(Value value) {
        return value instanceof Value.IntegerValue(var number) && number.bitLength() > BITS;
    }

    private static String otherLetters(String text) {
        String upper = text.toUpperCase(Locale.ROOT);
        return upper.equals(text) ? text.toLowerCase(Locale.ROOT) : upper;
    }
}
