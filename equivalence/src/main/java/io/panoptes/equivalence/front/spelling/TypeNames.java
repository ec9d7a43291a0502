package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.spelling.Token.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** {@code CAST(a AS STRING) -> CAST(a AS VARCHAR)}, {@code a::text -> a::VARCHAR}, and other names for the same types. */
record TypeNames() implements Spelling {
    private static final Map<String, String> NAMES = Map.of(
            "STRING", "VARCHAR",
            "TEXT", "VARCHAR",
            "INT4", "INTEGER",
            "INT8", "BIGINT",
            "LONG", "BIGINT",
            "FLOAT4", "REAL",
            "FLOAT8", "DOUBLE",
            "BOOL", "BOOLEAN");

    @Override
    public List<Token> apply(List<Token> tokens) {
        return IntStream.range(0, tokens.size())
                .mapToObj(i -> ReservedNames.expectsType(tokens, i) ? renamed(tokens.get(i)) : tokens.get(i))
                .toList();
    }

    private static Token renamed(Token token) {
        String name = token.kind() != Kind.WORD ? null : NAMES.get(token.text().toUpperCase(Locale.ROOT));
        return name == null ? token : token.as(Kind.WORD, name);
    }
}
