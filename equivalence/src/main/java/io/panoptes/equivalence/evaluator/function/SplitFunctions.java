package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.util.List;

/** The parts of a text as DuckDB's STRING_SPLIT has them, one by one. */
final class SplitFunctions {
    /** How many items a list may have that is made to rows. */
    static final int MOST_ITEMS = 40;

    private SplitFunctions() {}

    static final List<KnownFunction> LIST = List.of(
            new KnownFunction(
                    "SPLIT_COUNT",
                    2,
                    2,
                    Result.WHOLE,
                    true,
                    arguments -> arguments.getFirst().isNull() ? Value.NULL : Value.of(counted(parts(arguments)))),
            new KnownFunction(
                    "SPLIT_ITEM",
                    3,
                    3,
                    Result.TEXT,
                    true,
                    arguments -> arguments.getFirst().isNull()
                            ? Value.NULL
                            : item(parts(arguments), Texts.whole(arguments.get(2)))));

    private static int counted(List<String> parts) {
        if (parts.size() > MOST_ITEMS) {
            throw new NoAnswer("a list of more than %d items as rows".formatted(MOST_ITEMS));
        }
        return parts.size();
    }

    private static Value item(List<String> parts, long number) {
        return number > parts.size() ? Value.NULL : Value.of(parts.get((int) number - 1));
    }

    /** At a separator that is NULL nothing is split; at one without a character every character is. */
    private static List<String> parts(List<Value> arguments) {
        String text = Texts.of(arguments.get(0));
        if (arguments.get(1).isNull()) {
            return List.of(text);
        }
        String separator = Texts.of(arguments.get(1));
        if (!separator.isEmpty()) {
            return DuckDbFunctions.split(text, separator);
        }
        boolean joined = text.codePoints().anyMatch(SplitFunctions::joins);
        if (joined) {
            throw new NoAnswer("characters that are made of several");
        }
        if (text.isEmpty()) {
            throw new NoAnswer("nothing split at nothing");
        }
        return text.codePoints().mapToObj(Character::toString).toList();
    }

    /** What belongs to the character before it, or joins two. */
    private static boolean joins(int character) {
        int type = Character.getType(character);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.FORMAT
                || type == Character.CONTROL
                || type == Character.MODIFIER_SYMBOL
                || (character >= 0x1F1E6 && character <= 0x1F1FF)
                || (character >= 0x1100 && character <= 0x11FF);
    }
}
