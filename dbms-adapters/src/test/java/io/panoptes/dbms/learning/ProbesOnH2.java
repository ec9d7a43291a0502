package io.panoptes.dbms.learning;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** Probes that ask H2, or what a test makes of its answers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ProbesOnH2 {
    private final Targets targets = new ReleasedTargets();

    @SuppressWarnings("NullAway.Init")
    protected Instance h2;

    @BeforeAll
    void open() {
        h2 = targets.open(targets.find("h2", Optional.empty()));
    }

    @AfterAll
    void close() {
        h2.close();
        targets.close();
    }
}
