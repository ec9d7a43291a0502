package io.panoptes.dbms;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** Releases of servers from many years, the ones rich in known bugs among them. */
@Tag("network")
class OldServersTest {

    @Nested
    class PostgresV13x23x0 extends AdapterConformance {
        PostgresV13x23x0() {
            super("postgresql:13.23.0");
        }
    }

    @Nested
    class PostgresV16x0x0 extends AdapterConformance {
        PostgresV16x0x0() {
            super("postgresql:16.0.0");
        }
    }

    @Nested
    class MySqlV5x6x14 extends AdapterConformance {
        MySqlV5x6x14() {
            super("mysql:5.6.14");
        }
    }

    @Nested
    class MariaDbV10x2x11 extends AdapterConformance {
        MariaDbV10x2x11() {
            super("mariadb:10.2.11");
        }
    }

    @Nested
    class MariaDbV10x11x5 extends AdapterConformance {
        MariaDbV10x11x5() {
            super("mariadb:10.11.5");
        }
    }
}
