package io.panoptes.dbms;

import io.panoptes.dbms.learning.DriverJars;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.LearntTargets;
import io.panoptes.dbms.learning.ShippedProfiles;
import io.panoptes.dbms.learning.UnknownPlace;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** The profile that learning made, on the server at this address. docs/adapters.md says how one is started. */
@Tag("network")
@EnabledIfEnvironmentVariable(named = "PANOPTES_TRINO", matches = "jdbc:trino:.+")
class TrinoProfileTest extends AdapterConformance {
    private static final String NAME = "trino";

    TrinoProfileTest() {
        super(NAME);
    }

    @Override
    Targets targets() {
        LearntDbms learnt = ShippedProfiles.find(NAME).orElseThrow();
        var known = new ReleasedTargets();
        var driver = new DriverJars(
                known.jars(learnt.title(), learnt.driver().maven()),
                learnt.driver().driverClass());
        return LearntTargets.with(known, new UnknownPlace(driver, System.getenv("PANOPTES_TRINO"), ""), learnt);
    }

    @Override
    Target target(Targets targets, Optional<Path> build) {
        return ((LearntTargets) targets).target();
    }
}
