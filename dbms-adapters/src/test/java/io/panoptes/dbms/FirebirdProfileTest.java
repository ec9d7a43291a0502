package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** The profile that learning made, on the server at this address. The user is in PANOPTES_USER, the password in PANOPTES_PASSWORD. */
@Tag("network")
@EnabledIfEnvironmentVariable(named = "PANOPTES_FIREBIRD", matches = "jdbc:firebirdsql:.+")
class FirebirdProfileTest extends ShippedProfileConformance {
    FirebirdProfileTest() {
        super("firebird", "PANOPTES_FIREBIRD");
    }
}
