package io.panoptes.instantiation.hazard;

import java.util.Locale;
import java.util.Set;

/** The words of a piece of SQL text: letters, digits and underscores without a gap. */
final class TextWords {
    private TextWords() {}

    /**
     * Whether one of these stands in the text, in any case.
     *
     * @param words in capitals
     */
    static boolean oneIn(String text, Set<String> words) {
        int start = 0;
        for (int end = 0; end <= text.length(); end++) {
            if (end == text.length() || !isPartOfWord(text.charAt(end))) {
                if (end > start && words.contains(text.substring(start, end).toUpperCase(Locale.ROOT))) {
                    return true;
                }
                start = end + 1;
            }
        }
        return false;
    }

    private static boolean isPartOfWord(char c) {
        return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }
}
