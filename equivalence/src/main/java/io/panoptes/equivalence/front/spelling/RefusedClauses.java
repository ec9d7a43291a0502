package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;

/**
 * Clauses of other dialects for which the algebra has no word are refused by their names. And {@code ORDER BY +2}, {@code GROUP BY +2}: the
 * second item in SQLite and MySQL, a constant in PostgreSQL and DuckDB; the parser leaves out the sign.
 *
 * @param signs whether a number behind a sign is a position
 */
record RefusedClauses(boolean signs) implements Spelling {
    private static final List<List<String>> CLAUSES = List.of(
            List.of("LATERAL", "VIEW"),
            List.of("CLUSTER", "BY"),
            List.of("DISTRIBUTE", "BY"),
            List.of("SORT", "BY"),
            List.of("POSITIONAL", "JOIN"),
            List.of("ASOF", "JOIN"),
            List.of("ASOF", "LEFT"),
            List.of("ASOF", "RIGHT"),
            List.of("ASOF", "FULL"),
            List.of("ASOF", "INNER"),
            List.of("TABLESAMPLE", "("));

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            for (List<String> clause : CLAUSES) {
                if (tokens.get(i).is(clause.getFirst()) && Nesting.isAt(tokens, i + 1, clause.getLast())) {
                    throw new Unsupported(clause.getLast().equals("(") ? clause.getFirst() : String.join(" ", clause));
                }
            }
            if (!signs && tokens.get(i).is("BY")) {
                checkKeys(tokens, i + 1);
            }
        }
        return tokens;
    }

    private static void checkKeys(List<SpellingToken> tokens, int first) {
        int depth = 0;
        for (int i = first; i < tokens.size() && depth >= 0; i++) {
            boolean begins =
                    i == first || tokens.get(i - 1).is(",") || tokens.get(i - 1).is("(");
            if (begins && tokens.get(i).is("+") && isWholeKey(tokens, i)) {
                throw new Unsupported(
                        "a number behind a sign in ORDER BY or GROUP BY, which is a position in some DBMSs");
            }
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
        }
    }

    /** Whether a key is nothing but signs and a number. */
    private static boolean isWholeKey(List<SpellingToken> tokens, int sign) {
        int number = sign;
        while (number < tokens.size() && tokens.get(number).is("+")) {
            number++;
        }
        boolean isNumber = number < tokens.size() && tokens.get(number).kind() == SpellingToken.Kind.NUMBER;
        return isNumber
                && (number + 1 == tokens.size()
                        || tokens.get(number + 1).kind() != SpellingToken.Kind.SYMBOL
                        || Nesting.isAt(tokens, number + 1, ",")
                        || Nesting.isAt(tokens, number + 1, ")"));
    }
}
