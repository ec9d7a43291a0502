package io.panoptes.texttosql.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitedRowsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT a FROM t | 0",
                "SELECT a FROM t LIMIT 5 | 6",
                "SELECT a FROM t limit 9, 2 | 12",
                "SELECT a FROM t LIMIT 3 OFFSET 2; | 6",
                "SELECT a FROM (SELECT a FROM t LIMIT 4) LIMIT 2 | 5",
                "SELECT a FROM t LIMIT 1000 | 0",
                "SELECT a FROM t LIMIT (SELECT 1) | 0",
                "SELECT a FROM t LIMIT | 0",
                "SELECT 'LIMIT 5' FROM t | 0",
                "SELECT 'a FROM t LIMIT 5 | 0",
            })
    void takeAsManyUntilOneIsLeftOut(String text, int rows) {
        assertThat(LimitedRows.of(List.of(text))).isEqualTo(rows);
    }

    @Test
    void theHigherLimitCounts() {
        assertThat(LimitedRows.of(
                        List.of("SELECT a FROM t LIMIT 2", "SELECT a FROM t LIMIT 7", "SELECT a FROM t LIMIT 99")))
                .isEqualTo(8);
    }
}
