package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;

@Tag("network")
class MySqlAdapterTest extends AdapterConformance {

    MySqlAdapterTest() {
        super("mysql:8.0.33");
    }
}
