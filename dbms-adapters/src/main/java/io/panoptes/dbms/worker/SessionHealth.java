package io.panoptes.dbms.worker;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Whether a connection can be used for the next database as well: not where a statement was cancelled or ended in anything but an error of
 * SQL, where the connection itself failed, or where nothing it ran has succeeded.
 */
final class SessionHealth {
    private static final String CONNECTION_ERROR = "08";
    /** A session that lives for ever may gather whatever it gathers. */
    private static final int MOST_STATEMENTS = 20_000;

    private boolean spoiled;
    private boolean failed;
    private boolean succeeded;
    private int statements;

    void newConnection() {
        statements = 0;
        newDatabase();
    }

    void newDatabase() {
        spoiled = false;
        failed = false;
        succeeded = false;
    }

    void note(@Nullable Throwable error, boolean cancelled) {
        statements++;
        if (error == null) {
            succeeded = true;
        } else {
            failed = true;
        }
        boolean ofSql = error == null
                || error instanceof SQLException e
                        && !(e.getSQLState() != null && e.getSQLState().startsWith(CONNECTION_ERROR));
        spoiled |= cancelled || !ofSql;
    }

    boolean isGood() {
        return !spoiled && (succeeded || !failed) && statements <= MOST_STATEMENTS;
    }
}
