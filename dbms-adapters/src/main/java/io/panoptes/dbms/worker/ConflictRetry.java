package io.panoptes.dbms.worker;

import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/**
 * Runs a statement again that gave way to another process in the same place: the SQLStates 40... say that it was rolled back, so that it has
 * had no effect, but for 40003, where nobody knows. Firebird, for one, refuses a CREATE TABLE while another process is at one.
 *
 * <p>A query changes nothing, so that one runs again that was cancelled by somebody else, and once more where its error says neither that it
 * is no SQL nor that a value is to blame: Apache Ignite cancels what runs while another process makes or drops a table, and says of most
 * that they failed elsewhere.
 */
record ConflictRetry(long pauseMillis) {
    static final ConflictRetry USUAL = new ConflictRetry(5);

    private static final int TRIES = 8;
    private static final int TRIES_OF_UNEXPLAINED = 2;
    /** Times as long: a table takes longer to be made than a row. */
    private static final int LONGER = 10;

    private static final String ROLLED_BACK = "40";
    private static final String NOBODY_KNOWS = "40003";
    private static final String CANCELLED = "57014";
    /** Of the statement, of a value, of rows that are too many, of a key, of what is not supported. */
    private static final Pattern EXPLAINED = Pattern.compile("(?:42|22|21|23|0A).*");

    private static final Pattern QUERY = Pattern.compile("(?is)[\\s(]*(?:SELECT|WITH|VALUES|EXPLAIN)\\b.*");

    interface Attempt<T> {
        /** @param number 1 for the first */
        T run(int number) throws SQLException;
    }

    /** @throws SQLException of the last attempt, where each was rolled back; at once, where one failed for another reason */
    <T> Optional<T> run(String sql, BooleanSupplier cancelledHere, Attempt<Optional<T>> attempt) throws SQLException {
        boolean query = QUERY.matcher(sql).matches();
        long pause = pauseMillis;
        for (int tries = 1; ; tries++) {
            try {
                return attempt.run(tries);
            } catch (SQLException e) {
                boolean conflict = isConflict(e);
                int most = conflict ? TRIES : query ? triesOfQuery(e) : 1;
                if (tries >= most || cancelledHere.getAsBoolean() || !waits(conflict ? pause : pause * LONGER)) {
                    throw e;
                }
            }
            pause *= 2;
        }
    }

    private static boolean isConflict(SQLException e) {
        String state = state(e);
        return state.startsWith(ROLLED_BACK) && !state.equals(NOBODY_KNOWS);
    }

    private static int triesOfQuery(SQLException e) {
        String state = state(e);
        if (state.equals(CANCELLED)) {
            return TRIES;
        }
        return EXPLAINED.matcher(state).matches() ? 1 : TRIES_OF_UNEXPLAINED;
    }

    private static String state(SQLException e) {
        return Objects.requireNonNullElse(e.getSQLState(), "");
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
