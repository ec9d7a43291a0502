package io.panoptes.equivalence.refuter.symbolic.term;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Readable strings that stand strictly between two others. */
final class TextsBetween {

    private static final String LETTERS = " !0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private TextsBetween() {}

    /** {@code count} strings in their order, fewer where no more were found; a bound that is null is none. */
    static List<String> find(@Nullable String low, @Nullable String high, int count) {
        TreeSet<String> found = new TreeSet<>();
        List<String> stems = new ArrayList<>();
        stems.add("");
        if (low != null) {
            stems.add(low);
        }
        if (high != null) {
            for (int length = 0; length < high.length(); length++) {
                stems.add(high.substring(0, length));
            }
        }
        for (int round = 0; round < 3 && found.size() < count; round++) {
            List<String> longer = new ArrayList<>();
            for (String stem : stems) {
                // The letters that read best come first: lower case, then the rest from the end.
                for (int i = LETTERS.length() - 1; i >= 0 && found.size() < count; i--) {
                    String text = stem + letter(i);
                    longer.add(text);
                    if ((low == null || low.compareTo(text) < 0) && (high == null || text.compareTo(high) < 0)) {
                        found.add(text);
                    }
                }
            }
            stems = longer;
        }
        return new ArrayList<>(found);
    }

    /** The letters a to z stand at the end of the list; this counts them from a on, and the others after them. */
    private static char letter(int index) {
        int lower = LETTERS.indexOf('a');
        int rank = LETTERS.length() - 1 - index;
        return rank < LETTERS.length() - lower
                ? LETTERS.charAt(lower + rank)
                : LETTERS.charAt(LETTERS.length() - 1 - rank);
    }
}
