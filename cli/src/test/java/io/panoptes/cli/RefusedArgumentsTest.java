package io.panoptes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class RefusedArgumentsTest {

    @Test
    void aWrongOptionIsToldWithTheOneThatWasMeant() {
        assertThat(refused("fuzz", "--tme", "10s", "--target", "h2"))
                .startsWith("panoptes: Unknown option")
                .contains("'--tme'", "Did you mean --time?", "panoptes fuzz --help");
        assertThat(refused("ci", "--targt=h2")).contains("Did you mean --target?");
    }

    /** The help is longer than a screen: what was wrong would be gone. */
    @Test
    void theHelpIsNamedAndNotShown() {
        assertThat(refused("fuzz", "--target", "h2", "--time", "abc").lines())
                .hasSize(2)
                .first()
                .asString()
                .contains("'abc' is no time");
        assertThat(refused("fuzz", "-x")).doesNotContain("Did you mean");
        assertThat(refused("fuzz", "--no-such-thing"))
                .contains("--no-such-thing")
                .doesNotContain("Did you mean");
    }

    @Test
    void aWrongCommandIsToldWithThoseThatAreLikeIt() {
        assertThat(refused("fuz", "--target", "h2")).contains("'fuz'", "panoptes fuzz", "panoptes --help");
    }

    private static String refused(String... arguments) {
        StringWriter err = new StringWriter();
        int exitCode = PanoptesCommand.commandLine()
                .setOut(new PrintWriter(new StringWriter(), true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
        assertThat(exitCode).isEqualTo(ExitCode.COULD_NOT_RUN);
        return err.toString();
    }
}
