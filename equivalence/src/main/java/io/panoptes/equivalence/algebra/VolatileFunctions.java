package io.panoptes.equivalence.algebra;

import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Set;

/** Functions that may give another value at each call: random numbers, the clock, the state of the session. */
public final class VolatileFunctions {
    private static final Set<String> NOT_DETERMINISTIC = Set.of(
            "RAND",
            "RANDOM",
            "RAND_INTEGER",
            "RANDOMBLOB",
            "UUID",
            "GEN_RANDOM_UUID",
            "NEWID",
            "NOW",
            "SYSDATE",
            "SYSTIMESTAMP",
            "GETDATE",
            "CURRENT_DATE",
            "CURDATE",
            "CURRENT_TIME",
            "CURTIME",
            "CURRENT_TIMESTAMP",
            "LOCALTIME",
            "LOCALTIMESTAMP",
            "UTC_DATE",
            "UTC_TIME",
            "UTC_TIMESTAMP",
            "CLOCK_TIMESTAMP",
            "NEXTVAL",
            "CURRVAL",
            "LASTVAL",
            "NEXT_VALUE",
            "NEXT VALUE",
            "CURRENT_VALUE",
            "CURRENT VALUE",
            "LAST_INSERT_ID",
            "LAST_INSERT_ROWID",
            "CHANGES",
            "TOTAL_CHANGES",
            "ROW_COUNT",
            "FOUND_ROWS",
            "CONNECTION_ID",
            "SLEEP",
            "PG_SLEEP",
            "BENCHMARK",
            "USER",
            "CURRENT_USER",
            "SESSION_USER",
            "SYSTEM_USER",
            "CURRENT_ROLE",
            "TXID_CURRENT",
            "PG_BACKEND_PID",
            "UUID_SHORT",
            "SETSEED",
            "RANDOMBYTES",
            "GENERATE_UUID",
            "STATEMENT_TIMESTAMP",
            "TRANSACTION_TIMESTAMP",
            "TIMEOFDAY",
            "ROWNUM",
            "ROWID",
            "RANDOM_UUID",
            "UUID_GENERATE_V1",
            "UUID_GENERATE_V4",
            "UUIDV4",
            "UUIDV7",
            "GEN_RANDOM_BYTES",
            "RANDOM_NORMAL",
            "NEWSEQUENTIALID",
            "TODAY",
            "GET_CURRENT_TIME",
            "GET_CURRENT_TIMESTAMP",
            "GET_LOCK",
            "CURRENT_QUERY",
            "SETVAL");

    private static final Set<String> CLOCK_WITHOUT_ARGUMENTS =
            Set.of("UNIX_TIMESTAMP", "DATE", "TIME", "DATETIME", "JULIANDAY", "STRFTIME", "TIMESTAMP", "UNIXEPOCH");

    private VolatileFunctions() {}

    public static boolean contains(String name, List<Scalar> arguments) {
        boolean readsTheClock = CLOCK_WITHOUT_ARGUMENTS.contains(name)
                && (arguments.isEmpty() || arguments.stream().anyMatch(VolatileFunctions::isNow));
        return NOT_DETERMINISTIC.contains(name) || readsTheClock;
    }

    private static boolean isNow(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Literal(Value.TextValue(String text), var type) ->
                text.strip().equalsIgnoreCase("now");
            case Scalar.Cast(Scalar operand, var type) -> isNow(operand);
            case Scalar ignored -> false;
        };
    }
}
