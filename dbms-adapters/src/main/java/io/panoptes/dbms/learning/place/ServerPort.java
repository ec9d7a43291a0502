package io.panoptes.dbms.learning.place;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a server listens whose log nobody sees. A machine that refuses connections there has no server any more; one that says nothing
 * may be out of reach.
 */
public record ServerPort(String host, int port) {
    private static final Pattern NAMED = Pattern.compile("//([\\w.-]+):(\\d{1,5})(?!\\d)");
    private static final int ANSWERS_WITHIN = 1_000;
    private static final Duration PAUSE = Duration.ofMillis(20);

    /** None where the address leaves the port to the driver. */
    public static Optional<ServerPort> in(String address) {
        Matcher named = NAMED.matcher(address);
        return named.find()
                ? Optional.of(new ServerPort(named.group(1), Integer.parseInt(named.group(2))))
                : Optional.empty();
    }

    /**
     * For how long it refuses connections, until it takes one again; nothing where it does not refuse any.
     *
     * @param ending how long a process that ends may still hold the port
     * @param patience how long it is waited for
     */
    public Optional<Duration> outage(Duration ending, Duration patience) {
        long start = System.nanoTime();
        Said said = ask();
        while (said == Said.TAKES && System.nanoTime() - start < ending.toNanos()) {
            LockSupport.parkNanos(PAUSE.toNanos());
            said = ask();
        }
        if (said != Said.REFUSES) {
            return Optional.empty();
        }
        while (said != Said.TAKES && System.nanoTime() - start < patience.toNanos()) {
            LockSupport.parkNanos(PAUSE.toNanos());
            said = ask();
        }
        return said == Said.TAKES ? Optional.of(Duration.ofNanos(System.nanoTime() - start)) : Optional.empty();
    }

    private enum Said {
        TAKES,
        REFUSES,
        NOTHING
    }

    private Said ask() {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), ANSWERS_WITHIN);
            return Said.TAKES;
        } catch (ConnectException refused) {
            return Said.REFUSES;
        } catch (IOException outOfReach) {
            return Said.NOTHING;
        }
    }
}
