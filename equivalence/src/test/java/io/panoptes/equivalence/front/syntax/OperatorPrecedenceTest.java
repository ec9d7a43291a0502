package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OperatorPrecedenceTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INT, b INT, s VARCHAR, d DATE)"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a = b IN (0, 1)",
                "a = b BETWEEN 0 AND 1",
                "a = b LIKE '1%'",
                "a = b < 3",
                "2 * a || b = '1'",
                "a & 3 + 1 = 1",
                "s LIKE s LIKE 'a'"
            })
    void sqliteBindsOtherwise(String condition) {
        assertThatThrownBy(() -> read(condition, ReadingProfiles.named("sqlite")))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("put brackets around one");
        assertThatThrownBy(() -> read(condition, ReadingProfile.STANDARD)).isInstanceOf(Unsupported.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a = (b IN (0, 1))",
                "(a = b) IN (0, 1)",
                "a < b = 1",
                "a = b IS NULL",
                "a IS NULL = 1",
                "a IN (1, 2) = 1",
                "2 * (a || b) = 1",
                "a + 1 || s = 'x'",
                "a || b * 2 > 1",
                "s LIKE s || '%'",
                "a * 2 + b / 3 - a % 2 >= 1",
                "a BETWEEN b + 1 AND b * 2 AND NOT s LIKE 'a' || s",
                "NOT a = b AND (a & 3) + 1 = 1"
            })
    void sqliteBindsAsTheParser(String condition) {
        assertThatCode(() -> read(condition, ReadingProfiles.named("sqlite"))).doesNotThrowAnyException();
    }

    @Test
    void othersBindPredicatesFirst() {
        assertThatCode(() -> read("a = b IN (0, 1)", ReadingProfiles.named("mysql")))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> read("a & 3 + 1 = 1", ReadingProfiles.named("mysql")))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> read("a + 1 || s = 'x'", ReadingProfiles.named("postgresql")))
                .isInstanceOf(Unsupported.class);
    }

    /** {@code c IS DISTINCT FROM (a = b)} in PostgreSQL and DuckDB; a comparison as any other in SQLite, as MySQL's {@code <=>} is. */
    @Test
    void distinctBindsLast() {
        for (String condition : List.of("a IS DISTINCT FROM b = 1", "a IS NOT DISTINCT FROM b <> 1")) {
            for (String profile : List.of("postgresql", "duckdb", "standard")) {
                assertThatThrownBy(() -> read(condition, ReadingProfiles.named(profile)))
                        .isInstanceOf(Unsupported.class);
            }
            assertThatCode(() -> read(condition, ReadingProfiles.named("sqlite")))
                    .doesNotThrowAnyException();
        }
        assertThatCode(() -> read("a <=> b = 1", ReadingProfiles.named("mysql")))
                .doesNotThrowAnyException();
        assertThatCode(() -> read("a = b IS DISTINCT FROM TRUE", ReadingProfiles.named("postgresql")))
                .doesNotThrowAnyException();
    }

    /** In MySQL the bound is {@code b IN (1, 2)}. */
    @Test
    void aBoundMayBeAPredicate() {
        assertThatThrownBy(() -> read("a BETWEEN 1 AND b IN (1, 2)", ReadingProfiles.named("mysql")))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> read("a NOT BETWEEN 1 AND b BETWEEN 0 AND 1", ReadingProfiles.named("mysql")))
                .isInstanceOf(Unsupported.class);
        assertThatCode(() -> read("a BETWEEN 1 AND (b IN (1, 2))", ReadingProfiles.named("mysql")))
                .doesNotThrowAnyException();
    }

    private static void read(String condition, ReadingProfile profile) {
        assertThat(new Front(SCHEMA, profile).translate("SELECT a FROM t WHERE " + condition))
                .isNotNull();
    }
}
