package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** The profile that learning made, on the node at this address, with the Calcite engine. */
@Tag("network")
@EnabledIfEnvironmentVariable(named = "PANOPTES_IGNITE", matches = "jdbc:ignite:thin:.+")
class ApacheIgniteProfileTest extends ShippedProfileConformance {
    ApacheIgniteProfileTest() {
        super("apacheignite", "PANOPTES_IGNITE");
    }
}
