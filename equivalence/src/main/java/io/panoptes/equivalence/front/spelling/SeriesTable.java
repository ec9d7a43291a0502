package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * {@code SELECT range FROM range(3) -> SELECT "range" FROM TABLE("RANGE$TABLE"(3))}, as RANGE is a reserved word; the same of
 * {@code generate_series}.
 */
record SeriesTable() implements Spelling {
    private static final Set<String> BEFORE_A_VALUE =
            Set.of("SELECT", "DISTINCT", "WHERE", "AND", "OR", "NOT", "ON", "BY", "WHEN", "THEN");
    private static final Set<String> OF_A_FRAME = Set.of("BETWEEN", "UNBOUNDED", "CURRENT");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            SpellingToken token = tokens.get(i);
            boolean series = token.is("RANGE") || token.is("GENERATE_SERIES");
            int close = series && isTable(tokens, i) && Nesting.isAt(tokens, i + 1, "(")
                    ? Nesting.close(tokens, i + 1)
                    : -1;
            if (close < 0) {
                result.add(token.is("RANGE") && isColumn(tokens, i) ? token.quoted() : token);
                continue;
            }
            result.add(token.as(Kind.WORD, "TABLE"));
            result.add(token.before("("));
            result.add(token.as(Kind.QUOTED_NAME, token.is("RANGE") ? "\"RANGE$TABLE\"" : "\"SERIES$TABLE\""));
            result.addAll(tokens.subList(i + 1, close + 1));
            result.add(tokens.get(close).before(")"));
            i = close;
        }
        return result;
    }

    private static boolean isColumn(List<SpellingToken> tokens, int index) {
        boolean begins = index > 0
                && (tokens.get(index - 1).kind() == Kind.SYMBOL
                                && !tokens.get(index - 1).is(")")
                        || BEFORE_A_VALUE.stream().anyMatch(tokens.get(index - 1)::is));
        return begins && OF_A_FRAME.stream().noneMatch(word -> Nesting.isAt(tokens, index + 1, word));
    }

    private static boolean isTable(List<SpellingToken> tokens, int index) {
        return Nesting.isAt(tokens, index - 1, "FROM")
                || Nesting.isAt(tokens, index - 1, "JOIN")
                || Nesting.isAt(tokens, index - 1, ",");
    }
}
