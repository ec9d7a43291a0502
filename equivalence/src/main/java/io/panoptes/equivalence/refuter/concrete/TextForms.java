package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.sql.value.Value;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Texts that functions tell apart where a comparison sees just another text: in the other case, with blanks around them, empty,
 * and as long as a number that their length is compared with.
 */
final class TextForms {
    private static final List<String> PLAIN = List.of("", " ", "ab", "abc d");
    private static final List<String> IN_CASES = List.of("A", "Ab");
    private static final int LONGEST = 40;

    private TextForms() {}

    /** Which forms tell queries apart. */
    enum Wanted {
        NONE,
        LENGTHS_AND_BLANKS,
        /** In both cases of letters, too; where a DBMS takes the two for one, such texts say nothing. */
        CASES_TOO
    }

    /** @param constants what the column is compared with: texts, and numbers of characters */
    static Set<Value> of(Collection<Value> constants, Wanted wanted) {
        return switch (wanted) {
            case NONE -> Set.of();
            case LENGTHS_AND_BLANKS -> lengthsAndBlanks(constants);
            case CASES_TOO -> {
                Set<Value> forms = cases(constants);
                forms.addAll(lengthsAndBlanks(constants));
                yield forms;
            }
        };
    }

    private static Set<Value> cases(Collection<Value> constants) {
        Set<Value> forms = new LinkedHashSet<>();
        for (Value constant : constants) {
            if (constant instanceof Value.TextValue(String text)) {
                forms.add(Value.of(text.toLowerCase(Locale.ROOT)));
                forms.add(Value.of(text.toUpperCase(Locale.ROOT)));
            }
        }
        IN_CASES.forEach(plain -> forms.add(Value.of(plain)));
        return forms;
    }

    private static Set<Value> lengthsAndBlanks(Collection<Value> constants) {
        Set<Value> forms = new LinkedHashSet<>();
        for (Value constant : constants) {
            if (constant instanceof Value.TextValue(String text)) {
                forms.add(Value.of(" " + text));
                forms.add(Value.of(text + " "));
            } else if (constant instanceof Value.IntegerValue(var number)
                    && number.signum() > 0
                    && number.bitLength() < Integer.SIZE
                    && number.intValue() < LONGEST) {
                forms.add(Value.of(ofLength(number.intValue())));
                forms.add(Value.of(ofLength(number.intValue() + 1)));
            }
        }
        PLAIN.forEach(plain -> forms.add(Value.of(plain)));
        return forms;
    }

    /** No two characters that follow each other are the same, so that a part is seen to be another part. */
    private static String ofLength(int length) {
        return "abcdefghij".repeat(1 + length / 10).substring(0, length);
    }
}
