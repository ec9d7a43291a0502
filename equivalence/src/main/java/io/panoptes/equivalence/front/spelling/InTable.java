package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** {@code a IN t -> a IN (SELECT * FROM t)}. */
record InTable() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            result.add(tokens.get(i));
            if (!tokens.get(i).is("IN")
                    || i + 1 >= tokens.size()
                    || !tokens.get(i + 1).isName()) {
                continue;
            }
            int end = i + 2;
            while (Nesting.isAt(tokens, end, ".")) {
                end += 2;
            }
            if (end <= tokens.size() && !Nesting.isAt(tokens, end, "(")) {
                SpellingToken first = tokens.get(i + 1);
                result.add(first.before("(SELECT * FROM"));
                result.addAll(tokens.subList(i + 1, end));
                result.add(new SpellingToken(Kind.SYMBOL, ")", "", first.offset()));
                i = end - 1;
            }
        }
        return result;
    }
}
