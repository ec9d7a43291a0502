package io.panoptes.instantiation.testcase;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.CaseTrial;
import io.panoptes.instantiation.TestOracles;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * On versions without known bugs, every disagreement would be a false alarm of ours. DuckDB is not
 * among them: in 2.0.0.1 a virtual column is not NULL in a row that an outer join makes.
 */
@Tag("slow")
@Tag("network")
class ControlVersionsTest {
    @ParameterizedTest
    @ValueSource(strings = {"sqlite:3.54.1.0", "h2:2.5.252"})
    void noPairDisagreesAndNineInTenRun(String name) {
        try (var targets = new ReleasedTargets()) {
            var target = targets.find(name, Optional.empty());
            Profile profile = targets.profile(target);
            try (var instance = targets.open(target)) {
                var trial = new CaseTrial(
                                instance,
                                CaseTrial.builder(11, profile, TestOracles.all()),
                                new DialectCaseWriter(profile, TestOracles.all()))
                        .run(0, 2000);
                assertThat(trial.disagreements).isEmpty();
                assertThat(trial.valid).isGreaterThan(trial.cases * 9 / 10);
            }
        }
    }
}
