package io.panoptes.equivalence.evaluator;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.RandomQueries.Feature;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The evaluator against DuckDB, SQLite and H2 on random queries and data, with fixed seeds. */
class DbmsComparisonTest {
    private static final int QUERIES = 300;

    @Test
    void agreesWithDuckDb() throws SQLException {
        agrees(duckDb(), QUERIES);
    }

    @Test
    void agreesWithSqlite() throws SQLException {
        agrees(sqlite(), QUERIES);
    }

    @Test
    void agreesWithH2() throws SQLException {
        agrees(h2(), QUERIES);
    }

    @Test
    @Tag("slow")
    void agreesOnManyQueries() throws SQLException {
        for (DbmsComparison comparison : List.of(duckDb(), sqlite(), h2())) {
            agrees(comparison, 5_000);
        }
    }

    static DbmsComparison duckDb() throws SQLException {
        return new DbmsComparison("jdbc:duckdb:", EnumSet.allOf(Feature.class));
    }

    static DbmsComparison sqlite() throws SQLException {
        return new DbmsComparison("jdbc:sqlite::memory:", Set.of(Feature.FULL_JOIN));
    }

    static DbmsComparison h2() throws SQLException {
        return new DbmsComparison("jdbc:h2:mem:", Set.of(Feature.QUANTIFIED));
    }

    private static void agrees(DbmsComparison comparison, int queries) throws SQLException {
        try (comparison) {
            for (long seed = 1; seed <= queries; seed++) {
                assertThat(comparison.difference(seed)).isEmpty();
            }
            assertThat(comparison.compared())
                    .as("skipped: %s", comparison.skipped())
                    .isGreaterThan(queries * 6 / 10);
        }
    }
}
