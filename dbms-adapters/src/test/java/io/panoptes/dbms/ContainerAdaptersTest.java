package io.panoptes.dbms;

import io.panoptes.dbms.server.NeedsImages;
import org.junit.jupiter.api.Nested;

/** What every adapter must do, on servers in containers. */
class ContainerAdaptersTest {

    @Nested
    @NeedsImages("postgres:15")
    class Postgres15 extends AdapterConformance {
        Postgres15() {
            super("postgresql@image:postgres:15");
        }
    }

    @Nested
    @NeedsImages("mysql:9")
    class MySql9 extends AdapterConformance {
        MySql9() {
            super("mysql@image:mysql:9");
        }
    }

    @Nested
    @NeedsImages("mariadb:10.11")
    class MariaDb10 extends AdapterConformance {
        MariaDb10() {
            super("mariadb@image:mariadb:10.11");
        }
    }
}
