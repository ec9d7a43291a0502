package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.Locale;

/**
 * Refuses functions that are called as the rewrites of the front call theirs: {@code plain_value(a)} may be anything in a DBMS, and is
 * {@code a} here. It comes first, while all names are the query's own.
 */
record FrontNames() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        for (int i = 0; i + 1 < tokens.size(); i++) {
            SpellingToken token = tokens.get(i);
            if (token.isName() && tokens.get(i + 1).is("(")) {
                refuse(token);
            }
        }
        return tokens;
    }

    private static void refuse(SpellingToken token) {
        boolean quoted = token.kind() == SpellingToken.Kind.QUOTED_NAME;
        String name = quoted ? token.text().substring(1, token.text().length() - 1) : token.text();
        String whole = name.toUpperCase(Locale.ROOT);
        String plain = FrontOperators.withoutType(whole);
        if (name.indexOf('$') >= 0
                || FrontOperators.isOfFront(whole)
                || FrontOperators.isOfFront(plain)
                || quoted && FrontOperators.isOperator(plain)) {
            throw new Unsupported("a function called %s, a name that the engine keeps for itself".formatted(name));
        }
    }
}
