package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.text.Lexer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MixedTextsTest {
    private static final int TEXTS = 300;

    @Test
    void theSameSeedGivesTheSameTexts() {
        assertThat(texts("sqlite", 5)).isEqualTo(texts("sqlite", 5)).isNotEqualTo(texts("sqlite", 6));
    }

    @Test
    void everySlotIsFilled() {
        for (String reading : List.of("duckdb", "sqlite", "postgresql", "mysql")) {
            assertThat(texts(reading, 1)).noneMatch(text -> text.contains("{") || text.contains("}"));
        }
    }

    @Test
    void valuesOfDifferentTypesMeetEverywhere() {
        Set<String> words = new HashSet<>();
        texts("duckdb", 1).forEach(text -> Lexer.tokens(text).forEach(token -> words.add(token.text())));
        assertThat(words)
                .contains("UNION", "INTERSECT", "CASE", "COALESCE", "NULLIF", "IN", "BETWEEN", "CAST", "LIKE", "OVER")
                .contains("SUM", "AVG", "MIN", "GREATEST", "SUBSTR", "ROUND", "USING", "HAVING");
    }

    private static List<String> texts(String reading, long seed) {
        AuditGrammar grammar = AuditGrammar.mixed(reading);
        return IntStream.range(0, TEXTS)
                .mapToObj(i -> {
                    SplittableRandom random = new SplittableRandom(seed * TEXTS + i);
                    AuditTables tables = AuditTables.draw(grammar, random);
                    return new MixedTexts(grammar, random).query(tables.tables());
                })
                .toList();
    }
}
