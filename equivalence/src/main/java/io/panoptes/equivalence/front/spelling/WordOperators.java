package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.spelling.Token.Kind;
import java.util.List;

/** {@code a REGEXP b -> a RLIKE b} and {@code a STRAIGHT_JOIN b -> a JOIN b}. */
record WordOperators() implements Spelling {
    @Override
    public List<Token> apply(List<Token> tokens) {
        return tokens.stream()
                .map(token -> token.is("REGEXP")
                        ? token.as(Kind.WORD, "RLIKE")
                        : token.is("STRAIGHT_JOIN") ? token.as(Kind.WORD, "JOIN") : token)
                .toList();
    }
}
