package io.panoptes.dbms.server;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.command.PullImageResultCallback;
import com.github.dockerjava.api.exception.DockerClientException;
import com.github.dockerjava.api.exception.DockerException;
import com.github.dockerjava.api.exception.NotFoundException;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.testcontainers.DockerClientFactory;

/** The engine that containers run on, as Testcontainers finds it. */
final class ContainerEngine {

    private static boolean swept;

    private ContainerEngine() {}

    /**
     * Makes sure that an engine answers and has the image, and removes what earlier programs left on it.
     *
     * @throws TargetException where there is none, or the image is nowhere
     */
    static synchronized void require(ServerKind.Image image) {
        DockerClient engine;
        try {
            engine = DockerClientFactory.instance().client();
        } catch (RuntimeException e) {
            throw missing(e);
        }
        if (!swept) {
            ContainerOwner.sweep(engine);
            swept = true;
        }
        try {
            engine.inspectImageCmd(image.name()).exec();
        } catch (NotFoundException notYet) {
            pull(engine, image);
        }
    }

    /** Testcontainers would try for minutes. */
    private static void pull(DockerClient engine, ServerKind.Image image) {
        try {
            engine.pullImageCmd(image.name())
                    .exec(new PullImageResultCallback())
                    .awaitCompletion();
        } catch (DockerException | DockerClientException e) {
            throw new TargetException(
                    Problem.NO_IMAGE,
                    "The image %s is neither on this machine nor can it be pulled: %s%n  Name another one with --image. Where no registry can be reached, docker/local-images.sh makes images out of Debian's packages."
                            .formatted(image.name(), lines(causes(e))),
                    e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TargetException(Problem.NO_IMAGE, "the pull of " + image.name() + " was interrupted", e);
        }
    }

    /** Why a container did not come up, in words that say what to do. */
    static TargetException failed(ServerKind.Image image, Exception error, String log) {
        List<Throwable> causes = causes(error);
        if (ServerLog.says(log, Installation.DISK_FULL)) {
            return new TargetException(
                    Problem.DISK_FULL,
                    "The server in a container of %s found no room for its data, which are in memory. Give it more with -Dpanoptes.container.data=2g and -Dpanoptes.container.memory=4g. It said:%n%s"
                            .formatted(image.name(), log.strip()),
                    error);
        }
        return new TargetException(
                Problem.DIED_AT_START,
                "The server in a container of %s can't be started: %s%n%s%n  It was given the variables %s. Does the image take them, and is it one of this DBMS?"
                        .formatted(
                                image.name(),
                                lines(causes),
                                log.strip(),
                                String.join(
                                        ", ", new TreeSet<>(image.environment().keySet()))),
                error);
    }

    private static TargetException missing(RuntimeException error) {
        String said = lines(causes(error));
        if (said.contains("ryuk")) {
            return new TargetException(
                    Problem.NO_ENGINE,
                    "Testcontainers wants an image that watches over containers, and can't have it: %s%n  Containers of Panoptes end by themselves when it is gone. Set the environment variable TESTCONTAINERS_RYUK_DISABLED=true."
                            .formatted(said),
                    error);
        }
        if (said.contains("RemoteDockerImage")) {
            return new TargetException(
                    Problem.NO_ENGINE,
                    "Testcontainers takes this machine for a container, and wants an image to find the engine's address: %s%n  Set the environment variable TESTCONTAINERS_HOST_OVERRIDE=localhost, or to the address of the machine that the engine runs on."
                            .formatted(said),
                    error);
        }
        return new TargetException(
                Problem.NO_ENGINE,
                "No container engine answers: %s%n  Start Docker or Podman, or set DOCKER_HOST; without one, leave --image out and name a release, a folder with --home or an address with --url."
                        .formatted(said),
                error);
    }

    private static List<Throwable> causes(Throwable error) {
        List<Throwable> all = new ArrayList<>();
        for (Throwable cause = error; cause != null && all.size() < 10; cause = cause.getCause()) {
            all.add(cause);
        }
        return all;
    }

    private static String lines(List<Throwable> causes) {
        return causes.stream()
                .map(cause -> String.valueOf(cause.getMessage())
                        .lines()
                        .findFirst()
                        .orElse("")
                        .strip())
                .distinct()
                .collect(Collectors.joining(": "));
    }
}
