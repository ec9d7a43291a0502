package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In SQLite 2^53 + 1 stays what it is beside a number in floating point. */
class WideDigitsTest {
    private static final Schema SCHEMA = SchemaReader.read("CREATE TABLE r (n BIGINT, m INTEGER, x REAL)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT CASE WHEN m > 0 THEN n ELSE 0.5 END FROM r",
                "SELECT COALESCE(n + 1, x) FROM r",
                "SELECT IFNULL(SUM(n), 0.5) FROM r",
                "SELECT n FROM r UNION ALL SELECT x FROM r",
                "SELECT x FROM r EXCEPT SELECT MAX(n) FROM r",
                "SELECT m FROM r WHERE x IN (SELECT n FROM r)",
                "SELECT m FROM r WHERE n IN (SELECT x FROM r)",
                "SELECT m FROM r WHERE n + 1 = x",
                "SELECT m FROM r WHERE x > (SELECT MAX(n) FROM r)",
                "SELECT MAX(n, x) FROM r",
                "SELECT m FROM r WHERE x > ALL (SELECT n FROM r)",
                "SELECT LAG(n, 1, 0.5) OVER (ORDER BY m) FROM r",
                "SELECT CASE WHEN m > 0 THEN 9007199254740993 ELSE x END FROM r",
            })
    void isRefusedBesideANumberInFloatingPoint(String sql) {
        assertThatThrownBy(() -> read(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("beside")
                .hasMessageContaining("in floating point");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT CASE WHEN m > 0 THEN m ELSE 0.5 END FROM r",
                "SELECT COALESCE(COUNT(*), 0.5) FROM r",
                "SELECT n FROM r WHERE n > 0.5",
                "SELECT n * 1.0, n + x, CAST(n AS REAL), AVG(n) FROM r GROUP BY n, x",
                "SELECT m FROM r WHERE x > 3 AND n IN (1, 2)",
                "SELECT n FROM r UNION SELECT m FROM r",
                "SELECT m FROM r WHERE x IN (SELECT m FROM r)",
            })
    void otherNumbersAreRead(String sql) {
        assertThatCode(() -> read(sql)).doesNotThrowAnyException();
    }

    private static void read(String sql) {
        new Front(SCHEMA, ReadingProfiles.named("sqlite")).translate(sql);
    }
}
