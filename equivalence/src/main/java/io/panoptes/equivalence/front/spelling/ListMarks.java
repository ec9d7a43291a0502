package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** {@code SELECT unnest([1, 2]) -> SELECT "UNNEST$"("LIST$"(1, 2))}; not in FROM, where UNNEST is a table. */
record ListMarks() implements Spelling {
    private static final Set<String> BEFORE_OPERANDS = Set.of(
            "SELECT",
            "DISTINCT",
            "ALL",
            "WHERE",
            "AND",
            "OR",
            "NOT",
            "ON",
            "HAVING",
            "CASE",
            "WHEN",
            "THEN",
            "ELSE",
            "BY",
            "IN",
            "IS");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        List<Boolean> lists = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            SpellingToken token = tokens.get(i);
            if (token.is("[")) {
                boolean list = !endsOperand(tokens, i - 1);
                lists.add(list);
                if (list) {
                    result.add(token.as(Kind.QUOTED_NAME, "\"LIST$\""));
                    result.add(new SpellingToken(Kind.SYMBOL, "(", "", token.offset()));
                    continue;
                }
            } else if (token.is("]") && !lists.isEmpty() && lists.removeLast()) {
                result.add(token.as(Kind.SYMBOL, ")"));
                continue;
            }
            boolean unnest = token.is("UNNEST") && Nesting.isAt(tokens, i + 1, "(") && isItem(tokens, i);
            result.add(unnest ? token.as(Kind.QUOTED_NAME, "\"UNNEST$\"") : token);
        }
        return result;
    }

    private static boolean endsOperand(List<SpellingToken> tokens, int index) {
        if (index < 0) {
            return false;
        }
        SpellingToken token = tokens.get(index);
        return token.kind() == Kind.WORD
                ? BEFORE_OPERANDS.stream().noneMatch(token::is)
                : token.kind() != Kind.SYMBOL || token.is(")") || token.is("]");
    }

    /** Whether the clause that it stands in, or that the brackets around it stand in, begins with SELECT or GROUP BY. */
    private static boolean isItem(List<SpellingToken> tokens, int index) {
        int depth = 0;
        for (int i = index - 1; i >= 0; i--) {
            SpellingToken token = tokens.get(i);
            depth += token.is(")") ? 1 : token.is("(") ? -1 : 0;
            if (depth < 0) {
                depth = 0;
            } else if (depth == 0) {
                if (token.is("SELECT") || token.is("GROUP")) {
                    return true;
                }
                if (token.is("FROM") || token.is("WHERE") || token.is("ORDER") || token.is("HAVING")) {
                    return false;
                }
            }
        }
        return false;
    }
}
