package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

@Tag("network")
@EnabledIfEnvironmentVariable(named = "PANOPTES_TURSO", matches = "jdbc:postgresql:.+")
class TursoProfileTest extends ShippedProfileConformance {
    TursoProfileTest() {
        super("turso", "PANOPTES_TURSO");
    }
}
