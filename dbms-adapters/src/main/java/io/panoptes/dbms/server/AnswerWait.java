package io.panoptes.dbms.server;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import org.testcontainers.containers.ContainerLaunchException;
import org.testcontainers.containers.wait.strategy.AbstractWaitStrategy;

/**
 * Waits until the server in a container speaks to a client. An open port says nothing, for the engine opens it before the
 * server does, and neither does the log, for images start a server that makes the first database, and end it again.
 */
final class AnswerWait extends AbstractWaitStrategy {

    private static final int PATIENCE_MILLIS = 3000;

    private final ServerKind.Image image;
    private final GuardLine guard;

    AnswerWait(ServerKind.Image image, GuardLine guard) {
        this.image = image;
        this.guard = guard;
    }

    @Override
    protected void waitUntilReady() {
        long deadline = System.nanoTime() + startupTimeout.toNanos();
        while (!answers()) {
            if (!guard.serverRuns()) {
                throw new ContainerLaunchException("the server in the container ended");
            }
            if (System.nanoTime() > deadline) {
                throw new ContainerLaunchException("the server in the container took no connections within %d s"
                        .formatted(startupTimeout.toSeconds()));
            }
            Pause.ofMillis(100);
        }
    }

    private boolean answers() {
        try (Socket socket = new Socket()) {
            socket.connect(
                    new InetSocketAddress(waitStrategyTarget.getHost(), waitStrategyTarget.getMappedPort(image.port())),
                    PATIENCE_MILLIS);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(bytes(image.greeting()));
            socket.getOutputStream().flush();
            return socket.getInputStream().read() >= 0;
        } catch (IOException notYet) {
            return false;
        }
    }

    private static byte[] bytes(List<Integer> numbers) {
        byte[] bytes = new byte[numbers.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = numbers.get(i).byteValue();
        }
        return bytes;
    }
}
