package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** {@code CAST(a AS STRING) -> CAST(a AS VARCHAR)}, {@code a::text -> a::VARCHAR}, and other names for the same types. */
record TypeWords(Map<String, String> ofProfile) implements Spelling {
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("STRING", "VARCHAR"),
            Map.entry("TEXT", "VARCHAR"),
            Map.entry("BPCHAR", "VARCHAR"),
            Map.entry("INT1", "TINYINT"),
            Map.entry("INT2", "SMALLINT"),
            Map.entry("SHORT", "SMALLINT"),
            Map.entry("INT4", "INTEGER"),
            Map.entry("INT32", "INTEGER"),
            Map.entry("INT8", "BIGINT"),
            Map.entry("INT64", "BIGINT"),
            Map.entry("LONG", "BIGINT"),
            Map.entry("FLOAT4", "REAL"),
            Map.entry("FLOAT8", "DOUBLE"),
            Map.entry("BOOL", "BOOLEAN"),
            Map.entry("LOGICAL", "BOOLEAN"));

    /** Numbers in floating point that have 64 bits under any name. */
    private static final Map<String, String> ALL_DOUBLE =
            Map.of("REAL", "DOUBLE", "FLOAT", "DOUBLE", "FLOAT4", "DOUBLE");

    /** SQLite makes a number of a text where it knows no word of a type's name, and of numbers nothing else. */
    private static final Map<String, String> OF_AFFINITY = Map.of(
            "REAL", "DOUBLE", "FLOAT", "DOUBLE", "FLOAT4", "DOUBLE", "STRING", "NUMERIC", "SHORT", "NUMERIC", "LONG",
            "NUMERIC");

    static TypeWords of(ReadingProfile profile) {
        if (profile.has(ReadingTrait.FLOAT_IS_REAL)) {
            return new TypeWords(Map.of("FLOAT", "REAL"));
        }
        if (profile.has(ReadingTrait.FLOAT_IS_DOUBLE)) {
            return new TypeWords(Map.of("FLOAT", "DOUBLE"));
        }
        if (profile.has(ReadingTrait.REAL_IS_DOUBLE)) {
            return new TypeWords(Map.of("REAL", "DOUBLE"));
        }
        if (profile.has(ReadingTrait.AFFINITY)) {
            return new TypeWords(OF_AFFINITY);
        }
        return new TypeWords(profile.has(ReadingTrait.FRACTIONS_FLOAT) ? ALL_DOUBLE : Map.of());
    }

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        return IntStream.range(0, tokens.size())
                .mapToObj(i -> ReservedNames.expectsType(tokens, i) ? renamed(tokens.get(i)) : tokens.get(i))
                .toList();
    }

    private SpellingToken renamed(SpellingToken token) {
        if (token.kind() != Kind.WORD) {
            return token;
        }
        String word = token.text().toUpperCase(Locale.ROOT);
        String name = ofProfile.containsKey(word) ? ofProfile.get(word) : NAMES.get(word);
        return name == null ? token : token.as(Kind.WORD, name);
    }
}
