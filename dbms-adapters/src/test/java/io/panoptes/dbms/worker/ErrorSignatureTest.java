package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class ErrorSignatureTest {
    @Test
    void aStackIsWhereItWasThrownWithoutOurOwnFrames() {
        SQLException error = thrown(new SQLException("INTERNAL Error: x\n/tmp/a/lib.so(+0x1)"), "org.some.Driver");
        assertThat(ErrorSignature.stack(error)).isEqualTo("  at org.some.Driver.run(Driver.java:7)");
    }

    @Test
    void aCauseThatTheMessageTellsIsNamedOnly() {
        Throwable cause = thrown(new IllegalStateException("no such slot"), "org.some.Engine");
        assertThat(ErrorSignature.stack(new SQLException("General error: no such slot", cause)))
                .isEqualTo("java.lang.IllegalStateException\n  at org.some.Engine.run(Driver.java:7)");
        assertThat(ErrorSignature.stack(new SQLException("General error", cause)))
                .startsWith("java.lang.IllegalStateException: no such slot\n");
    }

    @Test
    void whatThisProcessAloneHasIsTakenAway() {
        assertThat(ErrorSignature.readable(
                        "/tmp/panoptes-1-2/libduckdb_java6190828821814786339.so(+0x49) [0x7faa]\n"
                                + "[0x7fbb]\n"
                                + "row [0x7f] of t",
                        Path.of("/tmp/panoptes-1-2")))
                .isEqualTo("libduckdb_java.so(+0x49)\n\nrow [0x7f] of t");
    }

    @Test
    void anErrorWithoutAStateIsToldByItsNumber() {
        assertThat(ErrorSignature.sqlState(new SQLException("no such table", null, 46)))
                .isEqualTo("#46");
        assertThat(ErrorSignature.sqlState(new SQLException("no such table", "42S02", 46)))
                .isEqualTo("42S02");
        assertThat(ErrorSignature.sqlState(new SQLException("no such table"))).isEmpty();
    }

    private static <T extends Throwable> T thrown(T error, String in) {
        error.setStackTrace(new StackTraceElement[] {
            new StackTraceElement(in, "run", "Driver.java", 7),
            new StackTraceElement(WorkerSession.class.getName(), "run", "Session.java", 82)
        });
        return error;
    }
}
