package io.panoptes.dbms;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** Releases from many years, the ones rich in known bugs among them. */
@Tag("slow")
class OldReleasesTest {

    @Nested
    class DuckDbV0x9x0 extends AdapterConformance {
        DuckDbV0x9x0() {
            super("duckdb:0.9.0");
        }
    }

    @Nested
    class DuckDbV1x3x2x0 extends AdapterConformance {
        DuckDbV1x3x2x0() {
            super("duckdb:1.3.2.0");
        }
    }

    @Nested
    class DuckDbV1x5x3x0 extends AdapterConformance {
        DuckDbV1x5x3x0() {
            super("duckdb:1.5.3.0");
        }
    }

    @Nested
    class SqliteV3x28x0 extends AdapterConformance {
        SqliteV3x28x0() {
            super("sqlite:3.28.0");
        }
    }

    @Nested
    class SqliteV3x36x0 extends AdapterConformance {
        SqliteV3x36x0() {
            super("sqlite:3.36.0");
        }
    }

    @Nested
    class SqliteV3x41x0x0 extends AdapterConformance {
        SqliteV3x41x0x0() {
            super("sqlite:3.41.0.0");
        }
    }

    @Nested
    class H2V1x4x199 extends AdapterConformance {
        H2V1x4x199() {
            super("h2:1.4.199");
        }
    }

    @Nested
    class H2V2x3x230 extends AdapterConformance {
        H2V2x3x230() {
            super("h2:2.3.230");
        }
    }

    @Nested
    class HsqldbV2x4x0 extends AdapterConformance {
        HsqldbV2x4x0() {
            super("hsqldb:2.4.0");
        }
    }

    @Nested
    class DerbyV10x3x1x4 extends AdapterConformance {
        DerbyV10x3x1x4() {
            super("derby:10.3.1.4");
        }
    }

    @Nested
    class DerbyV10x6x1x0 extends AdapterConformance {
        DerbyV10x6x1x0() {
            super("derby:10.6.1.0");
        }
    }
}
