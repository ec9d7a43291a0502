package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** MySQL 9.7: {@code 0.2 + '0.1' = 0.3} is false, and {@code g = '9007199254740993'} of a column is exact. */
class TextsAsNumbersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "n + '0.1' | n + 0.1e0",
                "'2' * n | 2e0 * n",
                "a / '3' | a / 3e0",
                "a > '0.5' | a > 0.5e0",
                "n = '0.255' | n = 0.255e0"
            })
    void countInFloatingPoint(String text, String number) {
        assertThat(read(text)).isEqualTo(read(number));
    }

    @Test
    void oneOfTheTypeBesideItIsExact() {
        assertThat(read("a % '3'")).isEqualTo(read("a % 3"));
        assertThat(read("a = '3'")).isEqualTo(read("a = 3"));
        assertThat(read("n > '0.5'")).doesNotContain("0.5d");
        assertThat(read("a BETWEEN '1' AND '3'")).isEqualTo(read("a BETWEEN 1 AND 3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a = '9007199254740993'", "a IN ('3.5', 1)", "n IN ('0.255')", "a % '0.3'", "a % 0.2e0"})
    void othersAreRefused(String condition) {
        assertThatThrownBy(() -> read(condition)).isInstanceOf(Unsupported.class);
    }

    private static String read(String item) {
        var schema = SchemaReader.read(List.of("CREATE TABLE t (a INT, n DECIMAL(6, 2))"));
        return RelationText.of(
                new Front(schema, ReadingProfiles.named("mysql")).translate("SELECT " + item + " FROM t"));
    }
}
