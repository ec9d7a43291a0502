package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WideWholeNumbersTest {
    private static final Front FRONT =
            new Front(SchemaReader.read("CREATE TABLE t (a INT, b BIGINT, r REAL)"), ReadingProfiles.named("sqlite"));

    @ParameterizedTest
    @ValueSource(strings = {"b = r", "r < b", "b BETWEEN r AND 5", "CAST(a AS REAL) = b"})
    void besideAnotherInFloatingPoint(String condition) {
        assertThatThrownBy(() -> FRONT.translate("SELECT a FROM t WHERE " + condition))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("BIGINT column");
    }

    /** In floating point 2^53 + 1 is 2^53. */
    @ParameterizedTest
    @ValueSource(strings = {"r = 9007199254740993", "9007199254740993 < r", "r IN (1, 9007199254740993)"})
    void aConstantBeyondThem(String condition) {
        assertThatThrownBy(() -> FRONT.translate("SELECT a FROM t WHERE " + condition))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("beyond 2^53");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a = r", "b = a", "b > 1.5", "CAST(b AS REAL) > 1.5", "r = 9007199254740992", "r IN (1, 2)"})
    void othersAreRead(String condition) {
        assertThatCode(() -> FRONT.translate("SELECT a FROM t WHERE " + condition))
                .doesNotThrowAnyException();
    }

    /** MySQL 8.0.33 makes a whole number of the constant beside a column, and none beside {@code b + 0}. */
    @Test
    void aLargeConstantInFloatingPointIsRefusedInMySql() {
        var mysql = new Front(SchemaReader.read("CREATE TABLE t (a INT, b BIGINT)"), ReadingProfiles.named("mysql"));
        assertThatThrownBy(() -> mysql.translate("SELECT a FROM t WHERE b = 9007199254740992e0"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("from 2^53 on");
        assertThatCode(() -> mysql.translate("SELECT a FROM t WHERE b > 1e6")).doesNotThrowAnyException();
    }
}
