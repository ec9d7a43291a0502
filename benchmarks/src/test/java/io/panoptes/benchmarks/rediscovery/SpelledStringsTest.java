package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpelledStringsTest {
    private static final List<String> STATEMENT = List.of("SELECT a FROM t WHERE a < \"\\n2\"");

    @Test
    void ofMySqlAreInSingleQuotesWithoutEscapes() {
        assertThat(SpelledStrings.of("mysql", STATEMENT)).containsExactly("SELECT a FROM t WHERE a < '\n2'");
        assertThat(SpelledStrings.of("mariadb", STATEMENT)).containsExactly("SELECT a FROM t WHERE a < '\n2'");
    }

    @Test
    void elsewhereDoubleQuotesAreOfNames() {
        assertThat(SpelledStrings.of("postgresql", STATEMENT)).isEqualTo(STATEMENT);
        assertThat(SpelledStrings.of("nobody knows it", STATEMENT)).isEqualTo(STATEMENT);
    }
}
