package io.panoptes.dbms.provision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("network")
class ReleasesTest {

    @Test
    void allVersionsAreListedInTheirOrder() {
        try (Targets targets = new ReleasedTargets()) {
            assertThat(targets.releases("duckdb"))
                    .contains(new Version("0.9.0"), new Version("1.3.2.0"))
                    .isSorted();
            assertThat(targets.find("duckdb", Optional.empty()).version())
                    .isEqualTo(targets.releases("duckdb").getLast().text());
        }
    }

    @Test
    void anUnknownVersionNamesTheNearest() {
        try (Targets targets = new ReleasedTargets()) {
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(() -> targets.find("duckdb:1.3.3", Optional.empty()))
                    .withMessageContaining("1.3.2.1, 1.4.0.0")
                    .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.UNKNOWN_VERSION));
        }
    }

    /** A finding may be of a build that was configured differently from the release. */
    @Test
    void whatIsNoVersionOfAReleaseIsTold() {
        try (Targets targets = new ReleasedTargets()) {
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(
                            () -> targets.open(new Target("postgresql", "18.6 (--enable-cassert)", Optional.empty())))
                    .withMessageContaining("no release of PostgreSQL")
                    .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.UNKNOWN_VERSION));
        }
    }
}
