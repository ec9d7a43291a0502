package io.panoptes.dbms.learning.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ServerPortTest {
    private static final Duration SHORT = Duration.ofMillis(200);
    private static final Duration LONG = Duration.ofSeconds(30);

    @Test
    void isTakenFromTheAddress() {
        assertThat(ServerPort.in("jdbc:firebirdsql://127.0.0.1:3051//data/test.fdb"))
                .contains(new ServerPort("127.0.0.1", 3051));
        assertThat(ServerPort.in("jdbc:h2:tcp://db.example.org:9092/mem:x;DB_CLOSE_DELAY=-1"))
                .contains(new ServerPort("db.example.org", 9092));
        assertThat(ServerPort.in("jdbc:trino://127.0.0.1/memory")).isEmpty();
        assertThat(ServerPort.in("jdbc:sqlite:/tmp/x.db")).isEmpty();
    }

    /** As where the network was cut, or a proxy between. */
    @Test
    void aServerThatTakesConnectionsIsNotGone() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            assertThat(port(server).outage(SHORT, LONG)).isEmpty();
        }
    }

    @Test
    void oneThatIsGoneForGoodTellsOfNoCrash() throws IOException {
        ServerPort port = closed();
        assertThat(port.outage(SHORT, Duration.ofMillis(500))).isEmpty();
    }

    @Test
    void oneThatComesBackWasGoneForThatTime() throws Exception {
        ServerPort port = closed();
        var again = CompletableFuture.supplyAsync(
                () -> open(port.port()), CompletableFuture.delayedExecutor(600, TimeUnit.MILLISECONDS));
        Optional<Duration> outage = port.outage(SHORT, LONG);
        try (ServerSocket server = again.get(30, TimeUnit.SECONDS)) {
            assertThat(server.isBound()).isTrue();
            assertThat(outage).hasValueSatisfying(time -> assertThat(time).isBetween(SHORT, LONG));
        }
    }

    private static ServerPort closed() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            return port(server);
        }
    }

    private static ServerPort port(ServerSocket server) {
        return new ServerPort("127.0.0.1", server.getLocalPort());
    }

    private static ServerSocket open(int port) {
        try {
            return new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
