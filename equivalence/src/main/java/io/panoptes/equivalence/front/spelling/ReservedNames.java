package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A word that Calcite reserves, where it stands for a name: {@code t.timestamp -> t."timestamp"}.
 *
 * <p>Behind a point every word is a name. Elsewhere, words for types and functions are names where neither a bracket nor
 * a string follows and no type is expected. Functions that Calcite reads in a way of its own become plain ones.
 */
record ReservedNames() implements Spelling {
    private static final Set<String> TYPES = Set.of("DATE", "TIME", "TIMESTAMP", "DATETIME", "UUID", "VARIANT");
    private static final Set<String> FUNCTIONS =
            Set.of("DATEDIFF", "DATE_DIFF", "DATEADD", "DATEPART", "DATE_PART", "TIMESTAMPADD");
    private static final Set<String> OTHERS = Set.of(
            "ASOF",
            "CALL",
            "CURSOR",
            "DEFINE",
            "DESCRIBE",
            "EXPLAIN",
            "MEASURE",
            "NEW",
            "NEXT",
            "ORDINAL",
            "PATTERN",
            "SKIP",
            "SNAPSHOT",
            "STREAM",
            "VOLATILE",
            "MONDAY",
            "TUESDAY",
            "WEDNESDAY",
            "THURSDAY",
            "FRIDAY",
            "SATURDAY",
            "SUNDAY");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            result.add(respell(tokens, i));
        }
        return result;
    }

    private static SpellingToken respell(List<SpellingToken> tokens, int i) {
        SpellingToken token = tokens.get(i);
        if (token.kind() != Kind.WORD) {
            return token;
        }
        String word = token.text().toUpperCase(Locale.ROOT);
        boolean call = Nesting.isAt(tokens, i + 1, "(");
        if (Nesting.isAt(tokens, i - 1, ".") && !call) {
            return token.quoted();
        }
        if (FUNCTIONS.contains(word)) {
            return token.quoted();
        }
        if (TYPES.contains(word)) {
            boolean type = call || isString(tokens, i + 1) || expectsType(tokens, i);
            return !type ? token.quoted() : word.equals("DATETIME") ? token.as(Kind.WORD, "TIMESTAMP") : token;
        }
        boolean fetch = Nesting.isAt(tokens, i - 1, "FETCH");
        return OTHERS.contains(word) && !call && !fetch ? token.quoted() : token;
    }

    private static boolean isString(List<SpellingToken> tokens, int index) {
        return index < tokens.size() && tokens.get(index).kind() == Kind.STRING;
    }

    /** Behind {@code ::}, or behind the AS of a CAST, or the last word of a CONVERT. */
    static boolean expectsType(List<SpellingToken> tokens, int index) {
        if (Nesting.isAt(tokens, index - 1, "::")) {
            return true;
        }
        if (!Nesting.isAt(tokens, index - 1, "AS") && !Nesting.isAt(tokens, index - 1, ",")) {
            return false;
        }
        boolean as = Nesting.isAt(tokens, index - 1, "AS");
        int depth = 0;
        for (int i = index - 1; i >= 0; i--) {
            depth += tokens.get(i).is(")") ? 1 : tokens.get(i).is("(") ? -1 : 0;
            if (depth < 0) {
                return Nesting.isAt(tokens, i - 1, as ? "CAST" : "CONVERT") || Nesting.isAt(tokens, i - 1, "TRY_CAST");
            }
        }
        return false;
    }
}
