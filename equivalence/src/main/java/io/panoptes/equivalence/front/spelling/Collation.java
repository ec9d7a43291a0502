package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;

/** {@code a COLLATE NOCASE -> COLLATE_NOCASE(a)}, where a is a constant, a column, a call or stands in brackets. */
record Collation() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 1; i + 1 < result.size(); i++) {
            if (result.get(i).is("COLLATE")) {
                i = rewrite(result, i);
            }
        }
        return result;
    }

    /** Gives the place of the last token of the call. */
    private static int rewrite(List<SpellingToken> tokens, int collate) {
        String name = tokens.get(collate + 1).text().replace("\"", "");
        if (!name.equalsIgnoreCase("NOCASE")) {
            throw new Unsupported("COLLATE " + name);
        }
        int start = InfixCast.operandStart(tokens, collate - 1);
        SpellingToken first = tokens.get(start);
        SpellingToken last = tokens.get(collate);
        tokens.set(collate, new SpellingToken(Kind.SYMBOL, ")", "", last.offset()));
        tokens.remove(collate + 1);
        tokens.add(start, new SpellingToken(Kind.SYMBOL, "(", "", first.offset()));
        tokens.add(
                start,
                new SpellingToken(Kind.QUOTED_NAME, '"' + FrontOperators.COLLATE_NOCASE + '"', " ", first.offset()));
        return collate + 2;
    }
}
