package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What SQLite has behind LIMIT: {@code LIMIT -1 -> } nothing, for a limit below 0 is none, and
 * {@code SELECT a FROM t LIMIT (SELECT ...) -> SELECT "LIMIT$OF"((SELECT ...)), a FROM t}, a mark that {@code FirstOfEach} turns into the limit.
 */
record LimitClause() implements Spelling {
    private static final Set<String> COMPOUND = Set.of("UNION", "INTERSECT", "EXCEPT", "VALUES");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = withoutNegativeLimits(tokens);
        // From the last to the first: the query of a LIMIT may hold another.
        for (int i = result.size() - 1; i >= 0; i--) {
            if (result.get(i).is("LIMIT")
                    && Nesting.isAt(result, i + 1, "(")
                    && (Nesting.isAt(result, i + 2, "SELECT") || Nesting.isAt(result, i + 2, "WITH"))) {
                markQuery(result, i);
            }
        }
        return result;
    }

    private static List<SpellingToken> withoutNegativeLimits(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean isNegative = tokens.get(i).is("LIMIT")
                    && Nesting.isAt(tokens, i + 1, "-")
                    && i + 2 < tokens.size()
                    && isWholeAboveZero(tokens.get(i + 2))
                    && endsClause(tokens, i + 3);
            if (isNegative) {
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

    /** @param limit the place of LIMIT before a query in parentheses */
    private static void markQuery(List<SpellingToken> tokens, int limit) {
        int close = Nesting.close(tokens, limit + 1);
        int select = select(tokens, limit);
        boolean alone = close >= 0
                && (close + 1 == tokens.size() || tokens.get(close + 1).is(")"));
        if (!alone || select < 0 || tokens.get(select + 1).is("DISTINCT")) {
            throw new Unsupported("LIMIT of a query beside DISTINCT, OFFSET or a compound query");
        }
        SpellingToken first = tokens.get(limit);
        List<SpellingToken> mark = new ArrayList<>();
        mark.add(first.as(Kind.QUOTED_NAME, "\"LIMIT$OF\""));
        mark.add(new SpellingToken(Kind.SYMBOL, "(", "", first.offset()));
        mark.addAll(tokens.subList(limit + 1, close + 1));
        mark.add(new SpellingToken(Kind.SYMBOL, "),", "", first.offset()));
        tokens.subList(limit, close + 1).clear();
        tokens.addAll(select + 1, mark);
    }

    /** The SELECT that the clause at this place belongs to; -1 where it belongs to several. */
    private static int select(List<SpellingToken> tokens, int clause) {
        int depth = 0;
        int found = -1;
        for (int i = clause - 1; i >= 0 && depth >= 0; i--) {
            SpellingToken token = tokens.get(i);
            depth += token.is(")") ? 1 : token.is("(") ? -1 : 0;
            if (depth == 0 && COMPOUND.stream().anyMatch(token::is)) {
                return -1;
            }
            if (depth == 0 && found < 0 && token.is("SELECT")) {
                found = i;
            }
        }
        return found;
    }
}
