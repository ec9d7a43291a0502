package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * {@code a IS b -> a IS NOT DISTINCT FROM b}, {@code a IS NOT b -> a IS DISTINCT FROM b}, {@code a ISNULL -> a IS NULL} and {@code a
 * NOTNULL -> a IS NOT NULL}, where b is another value than NULL, TRUE and FALSE.
 */
record IsComparison() implements Spelling {
    /** What every DBMS takes behind IS; anything else is SQLite's comparison of two values. */
    private static final Set<String> STANDARD_RIGHT_SIDES = Set.of("NULL", "TRUE", "FALSE", "UNKNOWN", "DISTINCT");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            SpellingToken token = tokens.get(i);
            boolean call = Nesting.isAt(tokens, i + 1, "(");
            if (token.is("ISNULL") && !call) {
                result.add(token.as(Kind.WORD, "IS NULL"));
            } else if (token.is("NOTNULL") && !call) {
                result.add(token.as(Kind.WORD, "IS NOT NULL"));
            } else if (token.is("IS")) {
                boolean not = Nesting.isAt(tokens, i + 1, "NOT");
                int right = i + (not ? 2 : 1);
                boolean isComparison = right < tokens.size()
                        && STANDARD_RIGHT_SIDES.stream().noneMatch(word -> Nesting.isAt(tokens, right, word));
                result.add(
                        isComparison ? token.as(Kind.WORD, not ? "IS DISTINCT FROM" : "IS NOT DISTINCT FROM") : token);
                i += isComparison && not ? 1 : 0;
            } else {
                result.add(token);
            }
        }
        return result;
    }
}
