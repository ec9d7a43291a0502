package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.registry.Adapters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the errors of servers mean, as their drivers give them. */
class ServerErrorsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "XX000; could not find pathkey item to sort; INTERNAL",
                "XX000; unrecognized node type: 650; INTERNAL",
                "XX000; plan should not reference subplan's variable; INTERNAL",
                "XX001; invalid page in block 0 of relation base/1/2; INTERNAL",
                "XX000; invalid memory alloc request size 1073741824; RESOURCE",
                "22012; division by zero; ORDINARY",
                "22003; integer out of range; ORDINARY",
                "21000; more than one row returned by a subquery used as an expression; ORDINARY",
                "23505; duplicate key value violates unique constraint; ORDINARY",
                "42601; syntax error at or near SELEC; INVALID",
                "42883; operator does not exist: text = integer; INVALID",
                "0A000; FULL JOIN is only supported with merge-joinable conditions; INVALID",
                "57014; canceling statement due to statement timeout; RESOURCE",
                "40P01; deadlock detected; RESOURCE",
                "53100; could not extend file: No space left on device; RESOURCE",
                "53200; out of memory; RESOURCE",
                "54001; stack depth limit exceeded; RESOURCE",
                "57P01; terminating connection due to administrator command; RESOURCE"
            })
    void ofPostgres(String state, String message, ErrorClass expected) {
        Profile profile = Adapters.named("postgresql").profile(new Version("18.6.0"));
        assertThat(profile.classify("org.postgresql.util.PSQLException|%s|0|ERROR: %s".formatted(state, message)))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "42000; 1064; You have an error in your SQL syntax; INVALID",
                "42S02; 1146; Table 'x.t' doesn't exist; INVALID",
                "42S22; 1054; Unknown column 'q' in 'field list'; INVALID",
                "42000; 1055; Expression #1 of SELECT list is not in GROUP BY clause; INVALID",
                "42000; 1235; This version of MySQL doesn't yet support 'LIMIT & IN/ALL/ANY/SOME subquery'; INVALID",
                "22012; 1365; Division by 0; ORDINARY",
                "22003; 1690; BIGINT value is out of range in '(a + b)'; ORDINARY",
                "21000; 1242; Subquery returns more than 1 row; ORDINARY",
                "23000; 1062; Duplicate entry '1' for key 'k.PRIMARY'; ORDINARY",
                "40001; 1213; Deadlock found when trying to get lock; RESOURCE",
                "HY000; 1205; Lock wait timeout exceeded; RESOURCE",
                "HY000; 3024; Query execution was interrupted, maximum statement execution time exceeded; RESOURCE",
                "70100; 1317; Query execution was interrupted; RESOURCE",
                "HY001; 1038; Out of sort memory, consider increasing server sort buffer size; RESOURCE",
                "HY000; 1114; The table '/tmp/#sql1' is full; RESOURCE",
                "HY000; 1030; Got error 170 from storage engine; INTERNAL",
                "HY000; 1815; Internal error: no plan; INTERNAL"
            })
    void ofMySqlAndMariaDb(String state, int number, String message, ErrorClass expected) {
        for (String dbms : new String[] {"mysql", "mariadb"}) {
            Profile profile = Adapters.named(dbms).profile(new Version("11.4.5"));
            assertThat(profile.classify("java.sql.SQLException|%s|%d|%s".formatted(state, number, message)))
                    .as(dbms)
                    .isEqualTo(expected);
        }
    }
}
