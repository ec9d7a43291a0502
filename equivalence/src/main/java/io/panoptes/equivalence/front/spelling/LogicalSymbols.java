package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** MySQL's {@code a && b -> a AND b}, {@code a || b -> a OR b} and {@code !(a) -> (NOT (a))}. */
record LogicalSymbols() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 0; i < result.size(); i++) {
            SpellingToken token = result.get(i);
            if (token.is("&&")) {
                result.set(i, word(token, "AND"));
            } else if (token.is("||")) {
                result.set(i, word(token, "OR"));
            } else if (token.is("!")
                    && i + 1 < result.size()
                    && result.get(i + 1).is("(")) {
                int close = Nesting.close(result, i + 1);
                if (close > 0) {
                    result.add(close, result.get(close).before(")"));
                    result.set(i, token.as(Kind.SYMBOL, "(NOT "));
                }
            }
        }
        return result;
    }

    private static SpellingToken word(SpellingToken token, String word) {
        return new SpellingToken(Kind.WORD, " " + word + " ", token.space(), token.offset());
    }
}
