package io.panoptes.equivalence.evaluator;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.RandomQueries.Feature;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The evaluator against DuckDB, SQLite and H2 on random queries and data, with fixed seeds. */
class DbmsComparisonTest {
    private static final int QUERIES = 1_000;

    @Test
    void agreesWithDuckDb() throws SQLException {
        agrees(duckDb());
    }

    @Test
    void agreesWithSqlite() throws SQLException {
        agrees(sqlite());
    }

    @Test
    void agreesWithH2() throws SQLException {
        agrees(h2());
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

    private static void agrees(DbmsComparison comparison) throws SQLException {
        try (comparison) {
            for (long seed = 1; seed <= QUERIES; seed++) {
                assertThat(comparison.difference(seed)).isEmpty();
            }
            assertThat(comparison.compared())
                    .as("skipped: %s", comparison.skipped())
                    .isGreaterThan(QUERIES * 6 / 10);
        }
    }
}
