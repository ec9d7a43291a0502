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
 * The process that started a container. Every container carries it as a label, so that one whose owner was killed before it could
 * remove it is recognised and removed by the next process.
 *
 * @param machine name of the host since its last start: after a restart process numbers mean other processes
 * @param process its number on that host
 * @param since its start in milliseconds since 1970, since numbers are used again; 0 where the system does not tell
 */
record ContainerOwner(String machine, long process, long since) {

    /** The name of the label. */
    static final String LABEL = "io.panoptes.owner";

    static ContainerOwner ourselves() {
        ProcessHandle self = ProcessHandle.current();
        return new ContainerOwner(machineName(), self.pid(), start(self));
    }

    /** The owner that a {@link #label} names. */
    static ContainerOwner parse(String label) {
        String[] parts = label.split("/", 3);
        return new ContainerOwner(parts[0], Long.parseLong(parts[1]), Long.parseLong(parts[2]));
    }

    /** Removes the containers whose owner ran on this machine and is gone. */
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
                    // Another process sweeps too: the container is gone, as it should be.
                }
            }
        }
    }

    /** Whether it was a process of this machine that has ended. Of other machines nothing is known. */
    boolean isGone() {
        return machine.equals(machineName())
                && ProcessHandle.of(process)
                        .filter(handle -> start(handle) == since)
                        .isEmpty();
    }

    /** The value of the label: {@code MACHINE/PROCESS/SINCE}. */
    String label() {
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
