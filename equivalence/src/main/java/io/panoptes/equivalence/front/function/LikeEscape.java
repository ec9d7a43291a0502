package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/** The letter behind ESCAPE. */
public final class LikeEscape {
    private LikeEscape() {}

    /** Whether the letter counts: {@code LIKE 'b%' ESCAPE '!'} is {@code LIKE 'b%'}, where both are written out. */
    public static boolean escapes(List<Scalar> arguments) {
        return arguments.size() != 2 && !isElsewhere(arguments.get(2), arguments.get(1));
    }

    private static boolean isElsewhere(Scalar escape, Scalar pattern) {
        return pattern instanceof Scalar.Literal(Value.TextValue(String looked), SqlType ignored)
                && escape instanceof Scalar.Literal(Value.TextValue(String letter), SqlType other)
                && letter.length() == 1
                && !looked.contains(letter)
                && looked.indexOf('\\') < 0;
    }
}
