package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.panoptes.dbms.TargetException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CredentialsTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void theUserIsInTheAddressOrTheEnvironment() {
        Map<String, String> environment = Map.of("PANOPTES_USER", "eva", "PANOPTES_PASSWORD", "secret");
        assertThat(Credentials.of("jdbc:mysql://localhost/?user=adam&x=y", environment))
                .isEqualTo(new Credentials("adam", "secret"));
        assertThat(Credentials.of("jdbc:mysql://localhost/", environment)).isEqualTo(new Credentials("eva", "secret"));
    }

    @Test
    void thePasswordMayBeInAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("p"), "from a file\n");
        assertThat(Credentials.of("jdbc:mysql://localhost/?user=a", Map.of("PANOPTES_PASSWORD_FILE", file.toString()))
                        .password())
                .isEqualTo("from a file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://localhost/test?user=a&password=secret",
                "jdbc:mysql://adam:secret@localhost/test"
            })
    void aPasswordInTheAddressIsRefusedAndNotRepeated(String address) {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> Credentials.of(address, Map.of()))
                .withMessageContaining("PANOPTES_PASSWORD")
                .satisfies(error -> assertThat(error.getMessage()).doesNotContain("secret"));
    }

    @Test
    void isNotPrinted() {
        assertThat(new Credentials("adam", "secret").toString()).doesNotContain("secret");
        assertThat(new RunningServer.Access("jdbc:x", "adam", "secret").toString())
                .doesNotContain("secret");
    }
}
