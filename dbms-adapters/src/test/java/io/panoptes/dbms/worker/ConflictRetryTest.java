package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConflictRetryTest {
    private int attempts;
    private final List<Integer> numbers = new ArrayList<>();

    @Test
    void whatWasRolledBackRunsAgain() throws SQLException {
        assertThat(run("40001", 3)).contains("done");
        assertThat(attempts).isEqualTo(4);
        assertThat(numbers).containsExactly(1, 2, 3, 4);
    }

    @Test
    void whatIsRolledBackEachTimeFailsInTheEnd() {
        assertThatThrownBy(() -> run("40001", 100)).hasMessage("deadlock");
        assertThat(attempts).isEqualTo(8);
    }

    @Test
    void anotherErrorIsToldAtOnce() {
        assertThatThrownBy(() -> run("42S02", 1)).isInstanceOf(SQLException.class);
        assertThatThrownBy(() -> run(null, 9)).isInstanceOf(SQLException.class);
        assertThat(attempts).isEqualTo(2);
    }

    /** A second INSERT would be a second row. */
    @Test
    void whatMayHaveBeenDoneDoesNotRunAgain() {
        assertThatThrownBy(() -> run("40003", 1)).isInstanceOf(SQLException.class);
        assertThat(attempts).isEqualTo(1);
    }

    /** Apache Ignite cancels what runs while another process makes a table. */
    @Test
    void aQueryThatSomebodyElseCancelledRunsAgain() throws SQLException {
        assertThat(run("SELECT 1", false, "57014", 3)).contains("done");
        assertThat(attempts).isEqualTo(4);
    }

    @Test
    void oneThatWasCancelledHereDoesNot() {
        assertThatThrownBy(() -> run("SELECT 1", true, "57014", 1)).isInstanceOf(SQLException.class);
        assertThat(attempts).isEqualTo(1);
    }

    @Test
    void aQueryWhoseErrorSaysNothingRunsOnceMore() throws SQLException {
        assertThat(run("(SELECT 1)", false, "50000", 1)).contains("done");
        assertThatThrownBy(() -> run("SELECT 1", false, null, 9)).isInstanceOf(SQLException.class);
        assertThat(attempts).isEqualTo(4);
    }

    /** It would be refused again. */
    @Test
    void aQueryWhoseErrorSaysWhatIsWrongDoesNotRunAgain() {
        for (String state : List.of("42S02", "22012", "21000", "0A000")) {
            assertThatThrownBy(() -> run("SELECT 1", false, state, 100)).isInstanceOf(SQLException.class);
        }
        assertThat(attempts).isEqualTo(4);
    }

    /** Nobody knows whether it was done. */
    @Test
    void aChangeThatWasCancelledDoesNotRunAgain() {
        assertThatThrownBy(() -> run("INSERT INTO t VALUES (1)", false, "57014", 1))
                .isInstanceOf(SQLException.class);
        assertThat(attempts).isEqualTo(1);
    }

    private Optional<String> run(@org.jspecify.annotations.Nullable String state, int conflicts) throws SQLException {
        return run("CREATE TABLE t (a INTEGER)", false, state, conflicts);
    }

    private Optional<String> run(
            String sql, boolean cancelledHere, @org.jspecify.annotations.Nullable String state, int conflicts)
            throws SQLException {
        return new ConflictRetry(0).run(sql, () -> cancelledHere, number -> {
            numbers.add(number);
            if (attempts++ < conflicts) {
                throw new SQLException("deadlock", state);
            }
            return Optional.of("done");
        });
    }
}
