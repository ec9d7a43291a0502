package io.panoptes.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class TargetArgumentsTest {
    @Test
    void aDbmsWithALearntProfileIsReachedAtAnAddress() {
        assertThatThrownBy(() -> arguments("--target", "firebird").open(note -> {}))
                .isInstanceOf(CannotRun.class)
                .hasMessageContaining("--target firebird --url jdbc:firebirdsql://127.0.0.1/test");
        assertThatThrownBy(() -> arguments("--target", "firebird", "--url", "jdbc:mysql://x/y")
                        .open(note -> {}))
                .isInstanceOf(CannotRun.class)
                .hasMessageContaining("Give one that begins with jdbc:firebirdsql:");
        TargetArguments named = arguments("--target", "firebird:3.0", "--url", "jdbc:firebirdsql://h/d");
        assertThat(named.isUnknown()).isTrue();
        assertThat(named.name()).isEqualTo("firebird:3.0");
        assertThat(arguments("--target", "h2").isUnknown()).isFalse();
    }

    private static TargetArguments arguments(String... options) {
        var arguments = new TargetArguments();
        new CommandLine(new Options(arguments)).parseArgs(options);
        return arguments;
    }

    @CommandLine.Command
    private record Options(@CommandLine.Mixin TargetArguments target) {}
}
