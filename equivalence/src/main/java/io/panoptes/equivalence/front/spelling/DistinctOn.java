package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** {@code SELECT DISTINCT ON (a) b -> SELECT "DISTINCT$ON"(a), b}: a mark, which the parser takes for an item of the list. */
record DistinctOn() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            int close = Nesting.isAt(tokens, i, "DISTINCT")
                            && Nesting.isAt(tokens, i + 1, "ON")
                            && Nesting.isAt(tokens, i + 2, "(")
                    ? Nesting.close(tokens, i + 2)
                    : -1;
            if (close < 0) {
                result.add(tokens.get(i));
                continue;
            }
            result.add(tokens.get(i).as(Kind.QUOTED_NAME, "\"DISTINCT$ON\""));
            result.addAll(apply(tokens.subList(i + 2, close + 1)));
            result.add(tokens.get(close).before(","));
            i = close;
        }
        return result;
    }
}
