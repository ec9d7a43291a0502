package io.panoptes.dbms.server;

import com.github.dockerjava.api.command.CreateContainerCmd;
import com.github.dockerjava.api.command.InspectContainerResponse;
import com.github.dockerjava.api.exception.NotFoundException;
import com.github.dockerjava.api.model.ContainerConfig;
import com.github.dockerjava.api.model.HostConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.testcontainers.containers.ContainerLaunchException;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.utility.DockerImageName;

/**
 * A container whose first process is a guard that we hold a line to. The guard runs what the image would have run, and ends when
 * the line is cut; the engine then removes the container. So nothing is left when this program is killed, without a second
 * container that watches.
 */
final class GuardedContainer extends GenericContainer<GuardedContainer> {

    private static final Duration START = Duration.ofSeconds(120);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final ServerKind.Image image;
    private final ContainerLimits limits;
    private final GuardLine guard;

    GuardedContainer(ServerKind.Image image, String password, ContainerLimits limits, ContainerLog log)
            throws IOException {
        super(DockerImageName.parse(image.name()));
        this.image = image;
        this.limits = limits;
        this.guard = new GuardLine(log);
        withExposedPorts(image.port());
        withEnv(image.environment(password));
        withCreateContainerCmdModifier(this::shape);
        waitingFor(new AnswerWait(image, guard).withStartupTimeout(START));
    }

    boolean serverRuns() {
        return guard.serverRuns();
    }

    /** Starts the server again, on the data that it left. */
    boolean startAgain() {
        if (!guard.order("start", "started", PATIENCE)) {
            return false;
        }
        try {
            waitUntilContainerStarted();
            return true;
        } catch (ContainerLaunchException e) {
            return false;
        }
    }

    /** Ends the server at once; false where the guard does not heed us. */
    boolean stopServer() {
        return guard.order("stop", "stopped", PATIENCE);
    }

    @Override
    protected void containerIsCreated(String id) {
        try {
            getDockerClient()
                    .attachContainerCmd(id)
                    .withStdIn(guard.orders())
                    .withStdOut(true)
                    .withStdErr(true)
                    .withFollowStream(true)
                    .exec(guard);
            if (!guard.awaitStarted(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new ContainerLaunchException("the engine gives no line to the container");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ContainerLaunchException("interrupted", e);
        }
    }

    @Override
    protected void containerIsStarting(InspectContainerResponse containerInfo) {
        if (!guard.order("start", "started", PATIENCE)) {
            throw new ContainerLaunchException("the container has no shell that could run the server");
        }
    }

    @Override
    protected void containerIsStopped(InspectContainerResponse containerInfo) {
        try {
            guard.close();
        } catch (IOException e) {
            // The container is gone, and the line with it.
        }
        awaitRemoval(containerInfo.getId());
    }

    /** The engine says that it is stopped before it is removed, and what comes to remove it meanwhile is refused loudly. */
    private void awaitRemoval(String id) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            try {
                getDockerClient().inspectContainerCmd(id).exec();
            } catch (NotFoundException gone) {
                return;
            }
            Pause.ofMillis(50);
        }
    }

    private void shape(CreateContainerCmd command) {
        ContainerConfig own = Objects.requireNonNull(getDockerClient()
                .inspectImageCmd(Objects.requireNonNull(command.getImage()))
                .exec()
                .getConfig());
        List<String> all = new ArrayList<>();
        all.addAll(listed(own.getEntrypoint()));
        all.addAll(listed(own.getCmd()));
        all.addAll(image.arguments());
        command.withEntrypoint("sh", "-c", guardScript(), "guard").withCmd(all);
        command.withStdinOpen(true).withStdInOnce(true).withAttachStdin(true);

        Map<String, String> labels =
                new HashMap<>(Optional.ofNullable(command.getLabels()).orElse(Map.of()));
        labels.put(ContainerOwner.LABEL, ContainerOwner.ourselves().label());
        command.withLabels(labels);
        limit(Objects.requireNonNull(command.getHostConfig()), foldersInMemory(own));
    }

    private void limit(HostConfig host, Map<String, String> inMemory) {
        Integer processors = getDockerClient().infoCmd().exec().getNCPU();
        double cpus = processors == null ? limits.cpus() : Math.min(limits.cpus(), processors);
        host.withAutoRemove(true)
                .withMemory(limits.memory())
                .withMemorySwap(limits.memory())
                .withNanoCPUs(Math.round(cpus * 1e9))
                .withTmpFs(inMemory);
    }

    /** Where the image declares volumes they would be on disk, and one by one; and where it keeps data it may declare none. */
    private Map<String, String> foldersInMemory(ContainerConfig own) {
        Map<String, String> folders = new HashMap<>();
        String options = "rw,mode=1777,size=" + limits.data();
        Set<String> volumes =
                own.getVolumes() == null ? Set.of() : own.getVolumes().keySet();
        volumes.forEach(volume -> folders.put(volume, options));
        if (volumes.stream().noneMatch(volume -> (image.dataFolder() + "/").startsWith(volume + "/"))) {
            folders.put(image.dataFolder(), options);
        }
        return folders;
    }

    private static List<String> listed(String @Nullable [] words) {
        return words == null ? List.of() : List.of(words);
    }

    private static String guardScript() {
        try (InputStream text = GuardedContainer.class.getResourceAsStream("container-guard.sh")) {
            return new String(Objects.requireNonNull(text).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
