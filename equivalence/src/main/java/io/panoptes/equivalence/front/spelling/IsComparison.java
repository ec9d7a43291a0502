package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * {@code a ISNULL -> a IS NULL} and {@code a NOTNULL -> a IS NOT NULL}, where these are operators, as in all but MySQL, where {@code a NOTNULL} gives a
 * the name. And in SQLite {@code a IS b -> a IS NOT DISTINCT FROM b} and {@code a IS NOT b -> a IS DISTINCT FROM b}, where b is another value than NULL,
 * TRUE and FALSE.
 *
 * @param values whether IS compares values
 * @param open whether DBMSs of the reading differ: then a word that may be an alias is refused
 */
record IsComparison(boolean values, boolean open) implements Spelling {
    /** What every DBMS takes behind IS; anything else is SQLite's comparison of two values. */
    private static final Set<String> STANDARD_RIGHT_SIDES = Set.of("NULL", "TRUE", "FALSE", "UNKNOWN", "DISTINCT");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            SpellingToken token = tokens.get(i);
            if (isTest(tokens, i)) {
                result.add(token.as(Kind.WORD, token.is("ISNULL") ? "IS NULL" : "IS NOT NULL"));
            } else if (values && token.is("IS")) {
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

    private boolean isTest(List<SpellingToken> tokens, int i) {
        boolean test = (tokens.get(i).is("ISNULL") || tokens.get(i).is("NOTNULL"))
                && !Nesting.isAt(tokens, i + 1, "(")
                && !Nesting.isAt(tokens, i - 1, "AS")
                && !Nesting.isAt(tokens, i - 1, ".");
        if (test && open) {
            throw new Unsupported("ISNULL or NOTNULL behind an expression, an alias in some DBMSs");
        }
        return test;
    }
}
