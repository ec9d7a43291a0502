package io.panoptes.dbms.server;

import java.io.IOException;

/**
 * A server in a container of ours, with its data in memory. One that has ended is started again in its container; one whose
 * container does not heed us, or is gone, gets a new container.
 */
final class ContainerServer implements RunningServer {

    private final ServerKind kind;
    private final ServerKind.Image image;
    private final String password;
    private final ContainerLimits limits;
    private final ContainerLog log = new ContainerLog();

    private GuardedContainer container;
    private boolean closed;

    private ContainerServer(ServerKind kind, ServerKind.Image image, ContainerLimits limits) {
        this.kind = kind;
        this.image = image;
        this.limits = limits;
        this.password = image.hasPassword() ? ServerFolder.newPassword() : "";
        this.container = newContainer();
    }

    static ContainerServer start(ServerKind kind, ServerKind.Image image, ContainerLimits limits) {
        ContainerEngine.require(image);
        return new ContainerServer(kind, image, limits);
    }

    @Override
    public synchronized Access access() {
        return new Access(kind.url(container.getHost(), container.getMappedPort(image.port())), image.user(), password);
    }

    @Override
    public long logEnd() {
        return log.end();
    }

    @Override
    public String crash(long from, String session) {
        return new CrashSearch(log, kind, this::isAlive).crash(from, session);
    }

    @Override
    public synchronized boolean isAlive() {
        return container.serverRuns();
    }

    @Override
    public synchronized void revive() {
        if (isAlive() || closed) {
            return;
        }
        if (!container.startAgain()) {
            container.stop();
            container = newContainer();
        }
    }

    @Override
    public synchronized void interrupt(String session) {
        if (!container.stopServer()) {
            // Paused, perhaps, or its engine is overburdened.
            container.stop();
        }
    }

    @Override
    public boolean outlivesUs() {
        return false;
    }

    /** As the engine knows it. */
    synchronized String containerId() {
        return container.getContainerId();
    }

    @Override
    public synchronized void close() {
        closed = true;
        container.stop();
    }

    private GuardedContainer newContainer() {
        long from = log.end();
        try {
            GuardedContainer made = new GuardedContainer(image, password, limits, log);
            made.start();
            return made;
        } catch (IOException | RuntimeException e) {
            throw ContainerEngine.failed(image, e, log.since(from));
        }
    }
}
