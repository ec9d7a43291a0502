package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** The profile that learning made, on the server at this address. docs/adapters.md says how one is started. */
@Tag("network")
@EnabledIfEnvironmentVariable(named = "PANOPTES_TRINO", matches = "jdbc:trino:.+")
class TrinoProfileTest extends ShippedProfileConformance {
    TrinoProfileTest() {
        super("trino", "PANOPTES_TRINO");
    }
}
