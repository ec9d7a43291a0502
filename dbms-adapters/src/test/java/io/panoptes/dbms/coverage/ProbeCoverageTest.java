package io.panoptes.dbms.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Java classes under JaCoCo's agent. */
class ProbeCoverageTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @Test
    void tellsApartWhatTwoStatementsReach() {
        try (Targets targets = new ReleasedTargets()) {
            Target h2 = targets.find("h2:2.5.252", Optional.empty());
            assertThat(targets.coverage(h2)).isEqualTo(CoverageKind.PROBES);
            try (Instance instance = targets.openWithCoverage(h2)) {
                Instance.Pending first = instance.submit(
                        List.of(
                                "CREATE TABLE t (a INT, b VARCHAR(9))",
                                "SELECT a FROM t",
                                "SELECT SOUNDEX(b) FROM t WHERE a > 1 GROUP BY b",
                                "SELECT a FROM t",
                                "SELECT a FROM t"),
                        LIMIT,
                        List.of(Observation.wholePair(1, 2), Observation.pair(3, 4)));
                first.outcomes();
                PairCoverage differ = first.coverage().get(0);
                assertThat(differ.right().alone().size()).isGreaterThan(100);
                assertThat(differ.right().whole().minus(differ.left().whole()))
                        .isEqualTo(differ.right().alone());
                assertThat(differ.left().whole().minus(differ.right().whole()))
                        .isEqualTo(differ.left().alone());
                assertThat(differ.left().fresh()).isEqualTo(differ.left().whole());
                PairCoverage same = first.coverage().get(1);
                assertThat(same.left().edges()).isGreaterThan(100);
                assertThat(same.right().fresh().isEmpty()).isTrue();
                assertThat(same.differential().size()).isLessThan(20);
                assertThat(instance.coverage().reached())
                        .isBetween(
                                differ.left()
                                        .whole()
                                        .union(differ.right().whole())
                                        .size(),
                                instance.coverage().instrumented());

                // A new process has its own slots, and edges keep their numbers.
                instance.reset();
                Instance.Pending again = instance.submit(
                        List.of("CREATE TABLE t (a INT, b VARCHAR(9))", "SELECT a FROM t", "SELECT a FROM t"),
                        LIMIT,
                        List.of(Observation.pair(1, 2)));
                again.outcomes();
                assertThat(again.coverage().getFirst().fresh().size()).isLessThan(100);
            }
        }
    }

    @Test
    void tellsNothingWhereNobodyAsked() {
        try (Targets targets = new ReleasedTargets();
                Instance instance = targets.open(targets.find("h2:2.5.252", Optional.empty()))) {
            Instance.Pending pending =
                    instance.submit(List.of("SELECT 1", "SELECT 2"), LIMIT, List.of(Observation.pair(0, 1)));

            assertThat(pending.outcomes()).hasSize(2);
            assertThat(pending.coverage()).isEmpty();
            assertThat(instance.coverage()).isEqualTo(Coverage.NONE);
        }
    }
}
