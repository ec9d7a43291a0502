package io.panoptes.dbms.server;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.exception.DockerException;
import com.github.dockerjava.api.model.Container;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Whose a container is: this process, on this machine, since its last start. Written on every container as a label, so that one
 * whose owner died between making and starting it can be told and removed.
 */
record ContainerOwner(String machine, long process, long since) {

    static final String LABEL = "io.panoptes.owner";

    static ContainerOwner ourselves() {
        ProcessHandle self = ProcessHandle.current();
        return new ContainerOwner(machineName(), self.pid(), start(self));
    }

    /** As {@link #toString} wrote it. */
    static ContainerOwner parse(String label) {
        String[] parts = label.split("/", -1);
        return new ContainerOwner(
                parts[0], Long.parseLong(parts[parts.length - 2]), Long.parseLong(parts[parts.length - 1]));
    }

    /** Removes the containers that a program of this machine left when it was killed at a bad moment. */
    static void sweep(DockerClient engine) {
        List<Container> all = engine.listContainersCmd()
                .withShowAll(true)
                .withLabelFilter(List.of(LABEL))
                .exec();
        for (Container container : all) {
            String owner = Objects.requireNonNull(container.getLabels().get(LABEL), LABEL);
            if (parse(owner).isGone()) {
                try {
                    engine.removeContainerCmd(container.getId())
                            .withForce(true)
                            .withRemoveVolumes(true)
                            .exec();
                } catch (DockerException removedByAnother) {
                    // Gone is what it should be.
                }
            }
        }
    }

    /** Whether this process was one of this machine, and is no more. */
    boolean isGone() {
        return machine.equals(machineName())
                && ProcessHandle.of(process)
                        .filter(handle -> start(handle) == since)
                        .isEmpty();
    }

    @Override
    public String toString() {
        return machine + "/" + process + "/" + since;
    }

    private static long start(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    /** Containers share the machine's kernel, but have names and process numbers of their own. */
    private static String machineName() {
        return bootId() + "." + hostName();
    }

    private static String bootId() {
        try {
            return Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip();
        } catch (IOException noLinux) {
            return "";
        }
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException nameless) {
            return "";
        }
    }
}
