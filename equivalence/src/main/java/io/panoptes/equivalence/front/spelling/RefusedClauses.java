package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;

/** Clauses of other dialects for which the algebra has no word are refused by their names. */
record RefusedClauses() implements Spelling {
    private static final List<List<String>> CLAUSES = List.of(
            List.of("LATERAL", "VIEW"),
            List.of("CLUSTER", "BY"),
            List.of("DISTRIBUTE", "BY"),
            List.of("SORT", "BY"),
            List.of("TABLESAMPLE", "("));

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            for (List<String> clause : CLAUSES) {
                if (tokens.get(i).is(clause.getFirst()) && Nesting.isAt(tokens, i + 1, clause.getLast())) {
                    throw new Unsupported(clause.getLast().equals("(") ? clause.getFirst() : String.join(" ", clause));
                }
            }
        }
        return tokens;
    }
}
