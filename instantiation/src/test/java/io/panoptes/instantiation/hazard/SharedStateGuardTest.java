package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PlanVariation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SharedStateGuardTest {

    @Test
    void stopsASettingThatStays() {
        assertThat(Candidates.objection(
                        new SharedStateGuard(),
                        Candidates.ofVariation(
                                new PlanVariation("x", List.of("SET x = 1"), List.of(), Optional.empty()))))
                .isPresent();
    }

    @Test
    void takesASettingThatIsTakenBack() {
        assertThat(Candidates.objection(
                        new SharedStateGuard(),
                        Candidates.ofVariation(PlanVariation.setting("x", "SET x = 1", "RESET x"))))
                .isEmpty();
    }
}
