package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** {@code GROUP BY ALL -> GROUP BY "ALL$ITEMS"}, and the same of ORDER BY; not {@code GROUP BY ALL a}, where ALL has another meaning. */
record AllItems() implements Spelling {
    private static final Set<String> BEHIND = Set.of(
            ")",
            ";",
            "ORDER",
            "HAVING",
            "LIMIT",
            "OFFSET",
            "FETCH",
            "QUALIFY",
            "WINDOW",
            "UNION",
            "INTERSECT",
            "EXCEPT",
            "ASC",
            "DESC",
            "NULLS",
            "FOR");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean all = tokens.get(i).is("ALL")
                    && Nesting.isAt(tokens, i - 1, "BY")
                    && (i + 1 == tokens.size() || BEHIND.stream().anyMatch(tokens.get(i + 1)::is));
            result.add(all ? tokens.get(i).as(Kind.QUOTED_NAME, "\"ALL$ITEMS\"") : tokens.get(i));
        }
        return result;
    }
}
