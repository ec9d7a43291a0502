package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuotedAliasTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new QuotedAlias());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a AS \"D\", b FROM t ORDER BY d",
                "SELECT a AS \"D\", b FROM t ORDER BY D DESC LIMIT 1",
                "SELECT a AS d, b FROM t ORDER BY \"D\"",
                "SELECT a AS \"D\", b FROM t ORDER BY -d",
                "SELECT a FROM (SELECT a AS \"D\", b AS a FROM t ORDER BY d LIMIT 1) AS v",
                "SELECT a AS \"D\", COUNT(*) FROM t GROUP BY a, d",
                "SELECT COUNT(*) AS \"D\" FROM t GROUP BY a HAVING d > 1"
            })
    void anotherNameToOneDbmsIsRefused(String query) {
        assertThatThrownBy(() -> REWRITTEN.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: a name that is an alias but for the case of its letters");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a AS \"D\", b FROM t ORDER BY \"D\"",
                "SELECT a AS \"d\", b FROM t ORDER BY D",
                "SELECT a AS D, b FROM t ORDER BY d",
                "SELECT a AS \"D\", b FROM t ORDER BY t.d",
                "SELECT d AS \"D\", b FROM t ORDER BY d",
                "SELECT a AS \"D\", d FROM t WHERE d > DATE '2020-01-01'"
            })
    void othersStay(String query) {
        assertThatCode(() -> REWRITTEN.query(query)).doesNotThrowAnyException();
    }

    /** Of the rows (1, 2) and (2, 1) of (c, d) PostgreSQL gives 2, the others 1. */
    @ParameterizedTest
    @CsvSource({"standard, false", "postgresql, false", "sqlite, true", "duckdb, true"})
    void readWhereLettersHaveNoCaseInNames(String profile, boolean read) {
        String query = "SELECT c AS \"D\" FROM t ORDER BY d LIMIT 1";
        QueryPair pair = new QueryPair(
                SchemaReader.read(List.of("CREATE TABLE t (c INT, d INT)")), query, query, Semantics.LIST);
        assertThat(Readings.of(pair, List.of(ReadingProfiles.named(profile))) instanceof Readings.Read)
                .isEqualTo(read);
    }
}
