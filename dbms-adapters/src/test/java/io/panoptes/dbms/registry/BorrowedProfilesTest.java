package io.panoptes.dbms.registry;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.provision.ReleasedTargets;
import org.junit.jupiter.api.Test;

class BorrowedProfilesTest {

    @Test
    void theseDbmsHaveTheProfileOfAnother() {
        assertThat(Adapters.ALL.stream().filter(Adapter::borrowsProfile).map(Adapter::name))
                .containsExactlyInAnyOrder("dolt", "tidb", "cockroachdb");
    }

    @Test
    void aCampaignOnThemMayBeRefusedWhatTheProfileDeclares() {
        try (var targets = new ReleasedTargets()) {
            assertThat(targets.mayRefuse(Target.atAddress("dolt", "1.0.0", "jdbc:mysql://127.0.0.1/")))
                    .isTrue();
            assertThat(targets.mayRefuse(Target.atAddress("mysql", "9.7.4", "jdbc:mysql://127.0.0.1/")))
                    .isFalse();
        }
    }
}
