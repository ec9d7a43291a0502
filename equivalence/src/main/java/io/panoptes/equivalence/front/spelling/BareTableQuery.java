package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** {@code (R UNION ALL S) -> (TABLE R UNION ALL TABLE S)}. */
record BareTableQuery() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (isBareTable(tokens, i)) {
                result.add(tokens.get(i).before("TABLE"));
                SpellingToken table = tokens.get(i);
                result.add(new SpellingToken(table.kind(), table.text(), " ", table.offset()));
            } else {
                result.add(tokens.get(i));
            }
        }
        return result;
    }

    private static boolean isBareTable(List<SpellingToken> tokens, int i) {
        SpellingToken token = tokens.get(i);
        if (!token.isName() || (token.kind() == Kind.WORD && token.is("ALL")) || token.is("DISTINCT")) {
            return false;
        }
        boolean first = Nesting.isAt(tokens, i - 1, "(") && isSetOperator(tokens, i + 1);
        boolean later = isSetOperator(tokens, i - 1)
                || ((Nesting.isAt(tokens, i - 1, "ALL") || Nesting.isAt(tokens, i - 1, "DISTINCT"))
                        && isSetOperator(tokens, i - 2));
        boolean ends = i + 1 == tokens.size() || tokens.get(i + 1).is(")") || isSetOperator(tokens, i + 1);
        return first || (later && ends);
    }

    private static boolean isSetOperator(List<SpellingToken> tokens, int index) {
        return Nesting.isAt(tokens, index, "UNION")
                || Nesting.isAt(tokens, index, "EXCEPT")
                || Nesting.isAt(tokens, index, "INTERSECT");
    }
}
