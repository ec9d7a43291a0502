package io.panoptes.triage.slowdown;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** DuckDB expects few rows of an equation that it knows nothing about. */
class EstimateComparisonTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final List<String> SETUP =
            List.of("CREATE TABLE b0 (c0 INTEGER)", "INSERT INTO b0 SELECT x FROM generate_series(1, 20000) AS g(x)");

    @Test
    void twoEstimatesThatAreFarApartAreToldWithWhatWasThere() {
        String whole = "SELECT c0 FROM b0";
        String equation = "SELECT c0 FROM b0 WHERE c0 % 7 = 5";
        EstimatesApart apart = compare(whole, equation).orElseThrow();
        assertThat(apart.setup()).isEqualTo(SETUP);
        assertThat(apart.left().expected()).isEqualTo(20_000);
        assertThat(apart.right().expected()).isLessThan(20);
        assertThat(apart.right().actual()).hasValue(2_857);
        assertThat(apart.right().farOff())
                .hasValueSatisfying(text -> assertThat(text).endsWith("expected, 2,857 there"));
    }

    @Test
    void twoThatAreNotAreNotTold() {
        assertThat(compare("SELECT c0 FROM b0", "SELECT c0 FROM b0 WHERE c0 % 7 >= 0"))
                .isEmpty();
        assertThat(compare("SELECT c0 FROM b0", "SELECT nothing FROM b0")).isEmpty();
    }

    private static Optional<EstimatesApart> compare(String left, String right) {
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Target target = targets.find("duckdb", Optional.empty());
            try (var instance = targets.open(target)) {
                instance.run(SETUP, LIMIT);
                var estimates = targets.profile(target).explain().estimates().orElseThrow();
                return new EstimateComparison(instance, estimates, LIMIT)
                        .compare(new ConcreteCase(List.of(), List.of(), side(left), side(right), List.of()), SETUP);
            }
        }
    }

    private static Side side(String sql) {
        return new Side(List.of(), Query.constant(Value.of(1)), sql, List.of());
    }
}
