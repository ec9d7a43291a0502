package io.panoptes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class PanoptesCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void everyCommandExplainsItselfWithExamples() {
        PanoptesCommand.commandLine().getSubcommands().values().forEach(this::assertExamples);
    }

    @Test
    void helpNamesEveryCommand() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString())
                .contains(PanoptesCommand.commandLine().getSubcommands().keySet());
    }

    @Test
    void withoutACommandTheHelpIsShown() {
        assertThat(run()).isZero();
        assertThat(out.toString()).contains("Usage: panoptes");
    }

    @Test
    void anUnknownCommandExitsWithTwoAndSaysSo() {
        assertThat(run("fuz")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("fuz");
    }

    @Test
    void completionKnowsTheCommands() {
        assertThat(run("completion")).isZero();
        assertThat(out.toString()).contains("completion").contains("complete -F");
    }

    private void assertExamples(CommandLine command) {
        if (command.getSubcommands().isEmpty()) {
            assertThat(command.getUsageMessage())
                    .as(command.getCommandName())
                    .contains("Examples:")
                    .contains("panoptes "
                            + command.getCommandSpec().qualifiedName(" ").replaceFirst("^panoptes ", ""));
        }
        command.getSubcommands().values().forEach(this::assertExamples);
    }

    private int run(String... arguments) {
        return PanoptesCommand.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
