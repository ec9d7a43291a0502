package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.text.Lexer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class QueryTextsTest {
    private static final int TEXTS = 300;

    @Test
    void theSameSeedGivesTheSameTexts() {
        assertThat(texts("duckdb", 5)).isEqualTo(texts("duckdb", 5)).isNotEqualTo(texts("duckdb", 6));
    }

    @Test
    void everySlotIsFilled() {
        for (String reading : List.of("duckdb", "sqlite", "postgresql", "mysql")) {
            assertThat(texts(reading, 1)).noneMatch(text -> text.contains("{") || text.contains("}"));
        }
    }

    @Test
    void reachesTheCornersOfALanguage() {
        Set<String> words = new HashSet<>();
        texts("duckdb", 1).forEach(text -> Lexer.tokens(text).forEach(token -> words.add(token.text())));
        assertThat(words)
                .contains("QUALIFY", "LATERAL", "NATURAL", "USING", "FULL", "WINDOW", "FILTER", "ROLLUP", "EXCEPT")
                .contains("ANY", "ESCAPE", "VALUES", "WITH", "DISTINCT", "NULLS", "OFFSET", "RANGE");
    }

    @Test
    void writesNothingThatTheDbmsLacks() {
        assertThat(texts("sqlite", 1)).noneMatch(text -> text.contains("LATERAL") || text.contains(" ANY ("));
        assertThat(texts("mysql", 1)).noneMatch(text -> text.contains("FULL JOIN") || text.contains("FILTER"));
    }

    private static List<String> texts(String reading, long seed) {
        AuditGrammar grammar = AuditGrammar.typed(reading);
        return IntStream.range(0, TEXTS)
                .mapToObj(i -> {
                    SplittableRandom random = new SplittableRandom(seed * TEXTS + i);
                    AuditTables tables = AuditTables.draw(grammar, random);
                    return new QueryTexts(grammar, random).query(tables.tables());
                })
                .toList();
    }
}
