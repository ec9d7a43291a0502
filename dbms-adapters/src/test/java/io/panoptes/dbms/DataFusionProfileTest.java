package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

@Tag("network")
@EnabledIfEnvironmentVariable(named = "PANOPTES_DATAFUSION", matches = "jdbc:postgresql:.+")
class DataFusionProfileTest extends ShippedProfileConformance {
    DataFusionProfileTest() {
        super("datafusion", "PANOPTES_DATAFUSION");
    }
}
