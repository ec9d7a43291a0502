package io.panoptes.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.PanoptesCommand;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoverageBenchCommandTest {
    @ParameterizedTest
    @ValueSource(strings = {"--processor-time", "--gcov=. --places=src"})
    void campaignsAtOnceAreNotCountedTogether(String other) {
        var err = new StringWriter();
        var arguments = ("bench coverage --target h2 --time 1s --at-once " + other).split(" ");
        int code = PanoptesCommand.commandLine().setErr(new PrintWriter(err)).execute(arguments);
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).contains("--at-once goes neither with --gcov nor with --processor-time");
    }
}
