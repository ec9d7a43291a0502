package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

@Tag("network")
@EnabledIfEnvironmentVariable(named = "PANOPTES_HYPER", matches = "jdbc:postgresql:.+")
class HyperProfileTest extends ShippedProfileConformance {
    HyperProfileTest() {
        super("hyper", "PANOPTES_HYPER");
    }
}
