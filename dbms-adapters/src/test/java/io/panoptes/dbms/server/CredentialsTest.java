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
                "jdbc:mysql://adam:secret@localhost/test",
                "jdbc:sqlserver://localhost;user=a;pwd=secret",
                "jdbc:db2://localhost:50000/test:user=a;password=secret;",
                "jdbc:db2://localhost:50000/test:password=secret;user=a;",
                "jdbc:postgresql://localhost/test?user=a&sslpassword=secret",
                "jdbc:oracle:thin:adam/secret@//localhost:1521/test"
            })
    void aPasswordInTheAddressIsRefusedAndNotRepeated(String address) {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> Credentials.of(address, Map.of()))
                .withMessageContaining("PANOPTES_PASSWORD")
                .satisfies(error -> assertThat(error.getMessage()).doesNotContain("secret"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://localhost:5432/test?user=a&passwordless=true",
                "jdbc:oracle:thin:@//localhost:1521/test",
                "jdbc:firebirdsql://127.0.0.1/test",
                "jdbc:mysql://localhost:3306/p@per"
            })
    void anAddressWithoutOneIsTaken(String address) {
        assertThat(Credentials.of(address, Map.of("PANOPTES_PASSWORD", "secret"))
                        .password())
                .isEqualTo("secret");
    }

    @Test
    void isNotPrinted() {
        assertThat(new Credentials("adam", "secret").toString()).doesNotContain("secret");
        assertThat(new RunningServer.Access("jdbc:x", "adam", "secret").toString())
                .doesNotContain("secret");
    }
}
