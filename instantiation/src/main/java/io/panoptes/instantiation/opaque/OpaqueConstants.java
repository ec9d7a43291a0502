package io.panoptes.instantiation.opaque;

import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Constants that meet what the columns of a row hold, and what is computed from constants.
 *
 * @param row whose columns have values of their own
 */
record OpaqueConstants(RandomGenerator random, OpaqueWords words, OpaqueRow row) {

    /** @param column whose values it may be; empty where it is about none */
    Expression of(Kind kind, Optional<Column> column) {
        List<Value> own = column.map(found -> row.data().getOrDefault(found.name(), List.<Value>of()))
                .orElse(List.of());
        return own.isEmpty() || Chance.of(2, 5).happens(random)
                ? OpaqueWords.constant(Draw.oneOf(random, kind.constants()))
                : respelled(Draw.oneOf(random, own), kind);
    }

    /** A constant, or what is computed from constants where any may be. */
    Expression known(Kind kind, Optional<Column> column) {
        return areComputed(kind) && Chance.oneIn(4).happens(random) ? computed(kind, column) : of(kind, column);
    }

    /** {@code CAST('' AS REAL), 'b' COLLATE NOCASE}: what a planner works out before there is a row. */
    private Expression computed(Kind kind, Optional<Column> column) {
        String text = Draw.oneOf(random, kind.wraps());
        return OpaqueWords.fill(
                text,
                Stream.generate(() -> of(kind, column))
                        .limit(OpaqueWords.holes(text))
                        .toList());
    }

    /** Where a constant may be of a type that a function does not take, that would spoil the case. */
    private boolean areComputed(Kind kind) {
        return words.comparesEverything() && !kind.wraps().isEmpty();
    }

    /**
     * A number is also written as text and the other way round, where the DBMS compares the two; one with a fraction only where
     * it does not first make a whole number of the text. Where it compares everything, a text also stands in other letters or with a
     * blank behind it, which some collations take for the same.
     */
    private Expression respelled(Value value, Kind kind) {
        if (value instanceof Value.TextValue(var text)
                && words.comparesEverything()
                && Chance.oneIn(4).happens(random)) {
            return Sql.literal(Value.of(random.nextBoolean() ? text + " " : otherLetters(text)));
        }
        if (Chance.oneIn(3).fails(random) || !kind.mixes()) {
            return Sql.literal(value);
        }
        return switch (value) {
            case Value.IntegerValue(var number) -> Sql.literal(Value.of(number.toString()));
            case Value.DecimalValue(var number)
            when number.stripTrailingZeros().scale() <= 0 || kind.constants().contains("'1.0'") ->
                Sql.literal(Value.of(number.toPlainString()));
            case Value.TextValue(var text)
            when text.matches("-?\\d{1,9}") -> Sql.literal(Value.of(Long.parseLong(text)));
            default -> Sql.literal(value);
        };
    }

    private static String otherLetters(String text) {
        String upper = text.toUpperCase(Locale.ROOT);
        return upper.equals(text) ? text.toLowerCase(Locale.ROOT) : upper;
    }
}
