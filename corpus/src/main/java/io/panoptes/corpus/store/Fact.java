package io.panoptes.corpus.store;

import java.util.EnumSet;
import java.util.Set;

/**
 * What was found about a snippet at one version, beyond what every snippet of a store has: it ran, gave its type, one value
 * for each row, the same again elsewhere, and read no other row. Each has the letter that stands for it in the store.
 */
public enum Fact {
    /** NULL on a row that holds only NULLs. */
    KEEPS_NULL('N'),
    /** No error over the corner values either, beyond those that cases use. */
    NEVER_FAILS('E'),
    /** Text without upper-case letters, which some collations and LIKEs fold. */
    LOWER_CASE('L');

    private final char letter;

    Fact(char letter) {
        this.letter = letter;
    }

    /** {@code "NE"}; {@code "."} where there is none. */
    public static String letters(Set<Fact> facts) {
        var letters = new StringBuilder();
        facts.forEach(fact -> letters.append(fact.letter));
        return letters.isEmpty() ? "." : letters.toString();
    }

    public static Set<Fact> of(String letters) {
        var facts = EnumSet.noneOf(Fact.class);
        for (Fact fact : values()) {
            if (letters.indexOf(fact.letter) >= 0) {
                facts.add(fact);
            }
        }
        return facts;
    }
}
