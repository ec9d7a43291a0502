package io.panoptes.dbms.worker;

import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;

/**
 * Runs a statement again that gave way to another process in the same place: the SQLStates 40... say that it was rolled back, so that it has
 * had no effect, but for 40003, where nobody knows. Firebird, for one, refuses a CREATE TABLE while another process is at one.
 */
record ConflictRetry(long pauseMillis) {
    static final ConflictRetry USUAL = new ConflictRetry(5);

    private static final int TRIES = 8;
    private static final String ROLLED_BACK = "40";
    private static final String NOBODY_KNOWS = "40003";

    interface Attempt<T> {
        T run() throws SQLException;
    }

    /** @throws SQLException of the last attempt, where each was rolled back; at once, where one failed for another reason */
    <T> Optional<T> run(Attempt<Optional<T>> attempt) throws SQLException {
        long pause = pauseMillis;
        for (int tries = 1; ; tries++) {
            try {
                return attempt.run();
            } catch (SQLException e) {
                if (tries == TRIES || !isConflict(e) || !waits(pause)) {
                    throw e;
                }
            }
            pause *= 2;
        }
    }

    private static boolean isConflict(SQLException e) {
        String state = Objects.requireNonNullElse(e.getSQLState(), "");
        return state.startsWith(ROLLED_BACK) && !state.equals(NOBODY_KNOWS);
    }

    private static boolean waits(long millis) {
        try {
            Thread.sleep(millis);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
