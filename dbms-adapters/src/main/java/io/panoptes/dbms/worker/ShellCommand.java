package io.panoptes.dbms.worker;

import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.Statement;

/**
 * What is no statement of SQL where transactions are the driver's affair, and has a command in the shell instead: {@code AUTOCOMMIT OFF},
 * {@code COMMIT}, {@code ROLLBACK} and {@code AUTOCOMMIT ON} of Derby's ij.
 */
final class ShellCommand {
    private static final String OFF = "AUTOCOMMIT OFF";
    private static final String ON = "AUTOCOMMIT ON";
    private static final String COMMIT = "COMMIT";
    private static final String ROLLBACK = "ROLLBACK";

    private ShellCommand() {}

    /** False where it is a statement. */
    static boolean run(String sql, Statement statement) throws SQLException {
        if (OFF.equalsIgnoreCase(sql)) {
            statement.getConnection().setAutoCommit(false);
        } else if (ON.equalsIgnoreCase(sql)) {
            statement.getConnection().setAutoCommit(true);
            // Where a statement began the transaction, the driver still takes itself to commit.
        } else if (COMMIT.equalsIgnoreCase(sql) && isLeftToTheDriver(statement)) {
            statement.getConnection().commit();
        } else if (ROLLBACK.equalsIgnoreCase(sql) && isLeftToTheDriver(statement)) {
            statement.getConnection().rollback();
        } else {
            return false;
        }
        return true;
    }

    /** Our own drivers for builds without one know no transactions: there they are statements. */
    private static boolean isLeftToTheDriver(Statement statement) throws SQLException {
        try {
            return !statement.getConnection().getAutoCommit();
        } catch (SQLFeatureNotSupportedException statementsOnly) {
            return false;
        }
    }
}
