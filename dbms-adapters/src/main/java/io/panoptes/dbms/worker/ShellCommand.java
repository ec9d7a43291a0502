package io.panoptes.dbms.worker;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * What is no statement of SQL where transactions are the driver's affair, and has a command in the shell instead: {@code AUTOCOMMIT OFF},
 * {@code ROLLBACK} and {@code AUTOCOMMIT ON} of Derby's ij.
 */
final class ShellCommand {
    private static final String OFF = "AUTOCOMMIT OFF";
    private static final String ON = "AUTOCOMMIT ON";
    private static final String ROLLBACK = "ROLLBACK";

    private ShellCommand() {}

    /** False where it is a statement. */
    static boolean run(String sql, Connection connection) throws SQLException {
        if (OFF.equalsIgnoreCase(sql)) {
            connection.setAutoCommit(false);
        } else if (ON.equalsIgnoreCase(sql)) {
            connection.setAutoCommit(true);
        } else if (ROLLBACK.equalsIgnoreCase(sql) && !connection.getAutoCommit()) {
            // Where a statement began the transaction, the driver still takes itself to commit.
            connection.rollback();
        } else {
            return false;
        }
        return true;
    }
}
