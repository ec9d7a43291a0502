package io.panoptes.dbms.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Builds that {@code scripts/instrument} has made: {@code -Dpanoptes.instrumented.sqlite=DIR/lib/libsqlite3.so}, {@code
 * -Dpanoptes.instrumented.postgresql=DIR}, {@code -Dpanoptes.instrumented.duckdb=DIR/lib/libduckdb.so}.
 */
class InstrumentedBuildTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final List<String> TABLE = List.of(
            "CREATE TABLE t (a INT, b INT)",
            "INSERT INTO t VALUES (1, 2), (3, 4), (5, NULL)",
            "SELECT a FROM t", // the first of a session also reads the catalog
            "SELECT a FROM t",
            "SELECT a FROM t",
            "SELECT a, COUNT(*) FROM t WHERE b IN (SELECT a + 1 FROM t) GROUP BY a ORDER BY a",
            "SELECT a FROM t");

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql", "duckdb"})
    void tellsApartWhatTwoStatementsReach(String dbms) {
        String build = System.getProperty("panoptes.instrumented." + dbms, "");
        assumeTrue(!build.isEmpty(), "-Dpanoptes.instrumented." + dbms);
        try (Targets targets = new ReleasedTargets()) {
            Target target = targets.find(dbms, Optional.of(Path.of(build)));
            assertThat(targets.coverage(target)).isNotEqualTo(CoverageKind.PROBES);
            try (Instance instance = targets.openWithCoverage(target);
                    Instance second = targets.openWithCoverage(target)) {
                List<PairCoverage> pairs = pairs(instance);
                assertThat(pairs.get(0).differential().size()).isLessThan(200);
                assertThat(pairs.get(1).left().alone().size()).isGreaterThan(300);
                assertThat(pairs.get(1).left().edges())
                        .isGreaterThan(pairs.get(1).right().edges());
                // Another process, or backend, has the same numbers for the same code.
                EdgeSet there = pairs(second).get(1).left().whole();
                assertThat(there.symmetricDifference(pairs.get(1).left().whole())
                                .size())
                        .isLessThan(there.size() / 10);
                instance.reset();
                assertThat(pairs(instance).get(1).left().fresh().size()).isLessThan(100);
                Coverage soFar = instance.coverage();
                assertThat(soFar.instrumented()).isGreaterThan(10_000);
                assertThat(soFar.reached()).isBetween(1_000, soFar.instrumented());
            }
            try (Instance unobserved = targets.open(target)) {
                assertThat(unobserved.run(TABLE, LIMIT).getLast()).isInstanceOf(Outcome.Rows.class);
                assertThat(unobserved.coverage()).isEqualTo(Coverage.NONE);
            }
        }
    }

    private static List<PairCoverage> pairs(Instance instance) {
        Instance.Pending pending =
                instance.submit(TABLE, LIMIT, List.of(Observation.pair(3, 4), Observation.wholePair(5, 6)));
        assertThat(pending.outcomes().getLast()).isInstanceOf(Outcome.Rows.class);
        return pending.coverage();
    }
}
