package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script that stands over a server of ours. */
class GuardTest {

    @ParameterizedTest
    @ValueSource(strings = {"-TERM", "-KILL"})
    void theGuardEndsItsServerWhenWeAreGone(String signal) throws IOException, InterruptedException {
        // The parent is a shell that holds the guard's standard input, and is then killed.
        Path folder = Files.createTempDirectory("panoptes-guard");
        Path script = folder.resolve("guard.sh");
        try (var text = OwnServer.class.getResourceAsStream("server-guard.sh")) {
            Files.copy(java.util.Objects.requireNonNull(text), script);
        }
        Process parent = new ProcessBuilder(
                        "sh",
                        "-c",
                        "(echo start; sleep 60) | sh \"$0\" \"$1\" TERM sleep 50",
                        script.toString(),
                        folder.toString())
                .start();
        long server = Long.parseLong(parent.inputReader().readLine());
        assertThat(ProcessHandle.of(server).map(ProcessHandle::isAlive)).contains(true);
        parent.children()
                .filter(child -> child.info().command().orElse("").endsWith("sleep")
                        || child.children()
                                .anyMatch(inner ->
                                        inner.info().command().orElse("").endsWith("sleep") && inner.pid() != server))
                .forEach(holder -> {
                    holder.children().forEach(inner -> send(signal, inner.pid()));
                    send(signal, holder.pid());
                });
        for (int i = 0; i < 200 && Files.exists(folder); i++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(Files.exists(folder)).isFalse();
        assertThat(ProcessHandle.of(server).map(ProcessHandle::isAlive).orElse(false))
                .isFalse();
        parent.destroyForcibly();
    }

    private static void send(String signal, long pid) {
        try {
            signal(signal, pid);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void signal(String signal, long pid) throws IOException, InterruptedException {
        new ProcessBuilder("kill", signal, Long.toString(pid)).start().waitFor();
    }
}
