package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A column that FULL JOIN merges of two: SQLite 3.54 compares it as it compares the first of them, where COALESCE of the two has no
 * affinity. Nobody says so, and the two can't be told apart once they are read.
 */
class MergedAffinityTest {
    private static final Front FRONT = new Front(
            SchemaReader.read(List.of(
                    "CREATE TABLE t (a INT, s TEXT)",
                    "CREATE TABLE u (a INT, s TEXT)",
                    "CREATE TABLE v (a INT, s TEXT)")),
            ReadingProfiles.named("sqlite"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COUNT(*) FROM t FULL JOIN u USING (s) WHERE s = 5",
                "SELECT COUNT(*) FROM t NATURAL FULL JOIN u WHERE a = '5'",
                "SELECT COUNT(*) FROM t FULL JOIN u USING (s) FULL JOIN v USING (s) WHERE s = 5",
                "SELECT COUNT(*) FROM (SELECT s FROM t FULL JOIN u USING (s)) AS q WHERE s = 5",
                "SELECT COUNT(*) FROM t FULL JOIN u ON TRUE WHERE COALESCE(t.s, u.s) > 5"
            })
    void isRefusedBesideAnotherType(String query) {
        assertThatThrownBy(() -> FRONT.translate(query))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("merged columns");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COUNT(*) FROM t FULL JOIN u USING (s) WHERE s = '5'",
                "SELECT COUNT(*) FROM t FULL JOIN u USING (a) WHERE a = 5",
                "SELECT COUNT(*) FROM t JOIN u USING (s) WHERE s = 5",
                "SELECT COUNT(*) FROM t LEFT JOIN u USING (s) WHERE s = 5",
                "SELECT COUNT(*) FROM t FULL JOIN u ON TRUE WHERE COALESCE(t.s, u.s || '') > 5",
                "SELECT COUNT(*) FROM t WHERE COALESCE(s, 'a') = 5"
            })
    void isReadElsewhere(String query) {
        assertThatCode(() -> FRONT.translate(query)).doesNotThrowAnyException();
    }
}
