package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;

@Tag("network")
class MariaDbAdapterTest extends AdapterConformance {

    MariaDbAdapterTest() {
        super("mariadb:11.4.5");
    }
}
