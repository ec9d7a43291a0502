package io.panoptes.dbms.worker;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether an error says that the connection is no more, for a driver that nobody knows: by its SQLState, or where that says nothing, by what
 * the driver answers when it is asked.
 *
 * @param isAsked whether the driver called the connection valid when it was new: what it says of it later tells something
 */
record ConnectionCheck(boolean isAsked) {
    static final String LOST = "08006";

    private static final int SECONDS = 2;
    private static final Pattern SAYS_LOST = Pattern.compile("08...|57P0[1-5]");
    /** Cardinality, data, constraints, rollbacks, syntax and what is not supported. */
    private static final Pattern SAYS_WHAT_IS_WRONG = Pattern.compile("(?:0A|21|22|23|40|42)...");

    /** @param fresh a connection that was just opened */
    static ConnectionCheck of(Connection fresh) {
        return new ConnectionCheck(isValid(fresh));
    }

    /** @param inTransaction where it is not asked: DuckDB's driver calls a connection not valid in a transaction that failed */
    boolean isLost(SQLException error, Connection connection, boolean inTransaction) {
        String state = Objects.requireNonNullElse(error.getSQLState(), "");
        return SAYS_LOST.matcher(state).matches()
                || !SAYS_WHAT_IS_WRONG.matcher(state).matches() && isAsked && !inTransaction && !isValid(connection);
    }

    /** The error as one that says so by its SQLState. */
    static SQLException lost(SQLException error) {
        return new SQLException(error.getMessage(), LOST, error);
    }

    private static boolean isValid(@Nullable Connection connection) {
        try {
            return connection != null && connection.isValid(SECONDS);
        } catch (SQLException | RuntimeException | LinkageError unsupported) {
            return false;
        }
    }
}
