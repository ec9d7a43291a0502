package io.panoptes.dbms;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Releases from many years, the ones rich in known bugs among them. */
@Tag("slow")
@ParameterizedClass
@ValueSource(
        strings = {
            "duckdb:0.9.0",
            "duckdb:1.3.2.0",
            "duckdb:1.5.3.0",
            "sqlite:3.28.0",
            "sqlite:3.36.0",
            "sqlite:3.41.0.0",
            "h2:1.4.199",
            "h2:2.3.230",
            "hsqldb:2.4.0",
            "derby:10.3.1.4",
            "derby:10.6.1.0"
        })
class OldReleasesTest extends AdapterConformance {

    OldReleasesTest(String name) {
        super(name);
    }
}
