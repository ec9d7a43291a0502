package io.panoptes.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordTest {
    @Test
    void whatTheShellLeavesAloneIsNotQuoted() {
        assertThat(ShellWord.of("--target=duckdb:1.3.2.0")).isEqualTo("--target=duckdb:1.3.2.0");
        assertThat(ShellWord.of("jdbc:h2:mem:a b")).isEqualTo("'jdbc:h2:mem:a b'");
        assertThat(ShellWord.of("")).isEqualTo("''");
        assertThat(ShellWord.of("it's")).isEqualTo("'it'\\''s'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "it's", "''", "$HOME", "`id`", "a\\b", "~", "*", "a;b", "#a", "\n", "!x", "a=b"})
    void aShellReadsTheWordBack(String text) throws IOException {
        Process shell = new ProcessBuilder("sh", "-c", "printf %s " + ShellWord.of(text)).start();
        assertThat(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(text);
    }
}
