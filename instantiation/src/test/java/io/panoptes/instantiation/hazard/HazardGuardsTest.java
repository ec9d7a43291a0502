package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Hazard;
import org.junit.jupiter.api.Test;

class HazardGuardsTest {
    @Test
    void everyHazardHasOneGuard() {
        assertThat(HazardGuards.ALL.stream().map(HazardGuard::hazard)).containsExactlyInAnyOrder(Hazard.values());
    }
}
