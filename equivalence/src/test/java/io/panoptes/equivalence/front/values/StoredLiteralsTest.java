package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In SQLite 9007199254740993.0 is 9007199254740992. */
class StoredLiteralsTest {
    private static final Schema SCHEMA = SchemaReader.read("CREATE TABLE r (n BIGINT, m INTEGER, x REAL)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9007199254740993.0",
                "9007199254740993e0",
                "0.10000000000000001",
                "9223372036854775809",
                "1e-400",
            })
    void aConstantThatLosesDigitsIsRefused(String constant) {
        assertThatThrownBy(() -> read("SELECT m FROM r WHERE m = " + constant))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("of more digits than floating point has");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9007199254740993",
                "9223372036854775808",
                "9223372036854775807",
                "0.1",
                "1e10",
                "123456789012.345"
            })
    void othersAreRead(String constant) {
        assertThatCode(() -> read("SELECT m FROM r WHERE m = " + constant)).doesNotThrowAnyException();
    }

    private static void read(String sql) {
        new Front(SCHEMA, ReadingProfiles.named("sqlite")).translate(sql);
    }
}
