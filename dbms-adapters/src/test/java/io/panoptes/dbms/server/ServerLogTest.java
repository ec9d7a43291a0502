package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.registry.Adapters;
import org.junit.jupiter.api.Test;

class ServerLogTest {

    private static final ServerKind MYSQL =
            Adapters.named("mysql").server().value().orElseThrow();
    private static final ServerKind POSTGRES =
            Adapters.named("postgresql").server().value().orElseThrow();

    private static final String MYSQL_CRASH = """
            2026-11-21T20:21:33Z UTC - mysqld got signal 11 ;
            Most likely, you have hit a bug.
            /opt/bin/mysqld(my_print_stacktrace(unsigned char const*, unsigned long)+0x41) [0x2124331]
            /opt/bin/mysqld(print_fatal_signal(int)+0x2a2) [0xfe7bc2]
            /opt/bin/mysqld(handle_fatal_signal+0xa5) [0xfe7d75]
            /lib/x86_64-linux-gnu/libc.so.6(+0x3c050) [0x7f653de5a050]
            /opt/bin/mysqld(temptable::Handler::index_init(unsigned int, bool)+0xd) [0x28d611d]
            Query (7f65182128f0): SELECT 1
            Connection ID (thread ID): 9
            """;

    private static final String POSTGRES_CRASH = """
            [41] LOG:  server process (PID 77) was terminated by signal 11: Segmentation fault
            [41] DETAIL:  Failed process was running: SELECT 1
            [41] LOG:  terminating any other active server processes
            """;

    private static final String POSTGRES_ASSERTION = """
            TRAP: failed Assert("all_fine"), File: "relnode.c", Line: 1600, PID: 77
            postgres: me postgres 127.0.0.1(42714) SELECT(ExceptionalCondition+0x76)[0x55a8c3516f48]
            postgres: me postgres 127.0.0.1(42714) SELECT(+0x3d571f)[0x55a8c329b71f]
            postgres: me postgres 127.0.0.1(42714) SELECT(get_baserel_parampathinfo+0x134)[0x55a8c32fb07e]
            /lib/x86_64-linux-gnu/libc.so.6(__libc_start_main+0x85)[0x7f01]
            [41] LOG:  client backend (PID 77) was terminated by signal 6: Aborted
            """;

    @Test
    void anAssertionIsToldByTheFunctionThatHoldsIt() {
        assertThat(ServerLog.crash(POSTGRES_ASSERTION, POSTGRES, "77"))
                .contains("in get_baserel_parampathinfo\n")
                .doesNotContain("in __libc_start_main");
    }

    @Test
    void aCrashIsToldByWhatAndWhereButNotByWhen() {
        assertThat(ServerLog.crash(MYSQL_CRASH, MYSQL, "9"))
                .startsWith("mysqld got signal 11 ; in temptable::Handler::index_init(unsigned int, bool)\n")
                .contains("Query (7f65182128f0): SELECT 1");
        assertThat(ServerLog.crash(POSTGRES_CRASH, POSTGRES, "77"))
                .startsWith("LOG:  server process (PID 77) was terminated by signal 11: Segmentation fault\n")
                .contains("Failed process was running: SELECT 1");
    }

    @Test
    void aCrashOfAnotherSessionIsNotOurs() {
        assertThat(ServerLog.crash(MYSQL_CRASH, MYSQL, "8")).isEmpty();
        assertThat(ServerLog.crash(POSTGRES_CRASH, POSTGRES, "78")).isEmpty();
    }

    @Test
    void anOrdinaryLogTellsOfNoCrash() {
        assertThat(ServerLog.crash("[41] LOG:  database system is ready to accept connections", POSTGRES, "7"))
                .isEmpty();
        assertThat(ServerLog.crash("2026-11-21 20:08:39 0 [Note] mysqld: ready for connections.", MYSQL, "7"))
                .isEmpty();
    }
}
