package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** {@code LIMIT -1 -> } nothing, where a limit below 0 is none. */
record NoLimit() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean none = tokens.get(i).is("LIMIT")
                    && Nesting.isAt(tokens, i + 1, "-")
                    && i + 2 < tokens.size()
                    && isWholeAboveZero(tokens.get(i + 2))
                    && endsClause(tokens, i + 3);
            if (none) {
                i += 2;
            } else {
                result.add(tokens.get(i));
            }
        }
        return result;
    }

    private static boolean isWholeAboveZero(SpellingToken token) {
        return token.kind() == Kind.NUMBER && token.text().matches("[1-9]\\d*");
    }

    private static boolean endsClause(List<SpellingToken> tokens, int index) {
        return index >= tokens.size()
                || tokens.get(index).is(")")
                || tokens.get(index).is("OFFSET");
    }
}
