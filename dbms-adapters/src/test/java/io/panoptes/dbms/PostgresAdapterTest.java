package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;

@Tag("network")
class PostgresAdapterTest extends AdapterConformance {

    PostgresAdapterTest() {
        super("postgresql:18.6.0");
    }
}
