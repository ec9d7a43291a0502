package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the queries give is compared with DuckDB in ShorthandsOnDbmsTest and with SQLite in SqliteTextsTest. */
class FirstOfEachTest {

    /** Which rows come first is not lost behind a common table. */
    @Test
    void theOrderBelongsToTheQueryBehindWith() {
        String query = "WITH q AS (SELECT a, b FROM t) SELECT DISTINCT ON (a) a, b FROM q ORDER BY a, b";
        assertThat(sum(query)).isNotEqualTo(sum(query + " DESC"));
        assertThat(sum(query)).isEqualTo(sum("SELECT DISTINCT ON (a) a, b FROM (SELECT a, b FROM t) q ORDER BY a, b"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t ORDER BY a LIMIT (SELECT MAX(b) FROM t)",
                "SELECT a FROM t ORDER BY a LIMIT (SELECT COUNT(*) * 0.5 FROM t)",
                "SELECT a FROM t ORDER BY a LIMIT (SELECT COUNT(*) - 3 FROM t)"
            })
    void aLimitOfOtherThanCountsIsRefused(String sql) {
        Front front = new Front(Rewritten.SCHEMA, ReadingProfiles.named("sqlite"));
        assertThatThrownBy(() -> front.translate(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("no count");
    }

    private static Relation sum(String query) {
        return new Front(Rewritten.SCHEMA, ReadingProfile.STANDARD)
                .translate("SELECT SUM(b) FROM (%s) AS x".formatted(query));
    }
}
