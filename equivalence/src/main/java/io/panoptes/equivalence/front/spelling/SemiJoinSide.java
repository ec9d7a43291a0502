package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import java.util.ArrayList;
import java.util.List;

/** {@code a SEMI JOIN b -> a LEFT SEMI JOIN b}, and the same for ANTI. */
record SemiJoinSide() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean kind = tokens.get(i).is("SEMI") || tokens.get(i).is("ANTI");
            if (kind && Nesting.isAt(tokens, i + 1, "JOIN") && !Nesting.isAt(tokens, i - 1, "LEFT")) {
                result.add(tokens.get(i).before("LEFT"));
            }
            result.add(tokens.get(i));
        }
        return result;
    }
}
