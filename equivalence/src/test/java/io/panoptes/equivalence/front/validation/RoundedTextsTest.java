package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundedTextsTest {
    private static final Schema SCHEMA = SchemaReader.read("CREATE TABLE t (a INT, n DECIMAL(5, 2), f DOUBLE)");

    private static void read(String profile, String condition) {
        new Front(SCHEMA, ReadingProfiles.named(profile)).translate("SELECT a FROM t WHERE " + condition);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n = '1.005'",
                "'0.995' > n",
                "n BETWEEN '0.295' AND '2'",
                "n IN ('1', '0.304')",
                "n IS DISTINCT FROM '0.005'",
                "CASE n WHEN '1.005' THEN 1 ELSE 2 END = 1",
                "n + 1 = '1.005'"
            })
    void aTextWithMoreDigitsIsRefused(String condition) {
        for (String profile : new String[] {"duckdb", "standard"}) {
            assertThatThrownBy(() -> read(profile, condition))
                    .isInstanceOf(Unsupported.class)
                    .hasMessageContaining("more digits than the number beside it");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"n = '1.05'", "n = '1.500'", "n IN ('1', '2.5')", "f = '1.005'", "n = 1.005"})
    void othersAreRead(String condition) {
        assertThatCode(() -> read("duckdb", condition)).doesNotThrowAnyException();
    }

    /** It takes all digits. */
    @ParameterizedTest
    @ValueSource(strings = "postgresql")
    void whereNothingIsRounded(String profile) {
        assertThatCode(() -> read(profile, "n = '1.005'")).doesNotThrowAnyException();
    }
}
