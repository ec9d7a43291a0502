package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderOfJoinedTest {
    private static void read(String aggregate, String profile) {
        List<String> tables = List.of("CREATE TABLE t (a INT PRIMARY KEY, b INT, s VARCHAR(10))");
        new Front(SchemaReader.read(tables), ReadingProfiles.named(profile))
                .translate("SELECT " + aggregate + " FROM t");
    }

    /** Of (-1, 'a'), (NULL, 'b'), (3, 'c') MySQL 8.0.33 gives {@code a,b,c} by the number, and {@code b} first in any other order. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GROUP_CONCAT(s ORDER BY b)",
                "GROUP_CONCAT(s ORDER BY a, b DESC)",
                "GROUP_CONCAT(DISTINCT s ORDER BY -b)"
            })
    void anOrderWithNullsIsRefused(String aggregate) {
        assertThatThrownBy(() -> read(aggregate, "mysql"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: GROUP_CONCAT in an order that may have NULLs");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GROUP_CONCAT(s ORDER BY a DESC)",
                "GROUP_CONCAT(s ORDER BY s)",
                "GROUP_CONCAT(b ORDER BY b, a)",
                "GROUP_CONCAT(s)"
            })
    void anOrderWithoutThemIsRead(String aggregate) {
        assertThatCode(() -> read(aggregate, "mysql")).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"STRING_AGG(s, ',' ORDER BY b)"})
    void othersTakeNullForWhatItIs(String aggregate) {
        assertThatCode(() -> read(aggregate, "duckdb")).doesNotThrowAnyException();
    }
}
