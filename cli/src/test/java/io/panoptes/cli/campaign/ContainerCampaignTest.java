package io.panoptes.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.command.InspectVolumeResponse;
import com.github.dockerjava.api.exception.DockerException;
import com.github.dockerjava.api.model.Container;
import com.github.dockerjava.api.model.Network;
import io.panoptes.cli.Main;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testcontainers.DockerClientFactory;

/** A whole campaign in a container, in a process of its own, leaves nothing but its folder, however it ends. */
@Tag("docker")
class ContainerCampaignTest {
    private static final String IMAGE = "postgres:15";
    private static final Pattern CASES_RAN = Pattern.compile(" [1-9][\\d,]* cases, ");
    private static final int MOST_LOOKS = 300;

    @TempDir
    private Path folder;

    private Path temporary = Path.of("");

    @BeforeEach
    void prepare() throws IOException {
        String missing = missing();
        if (!missing.isEmpty()) {
            System.out.println("ContainerCampaignTest is skipped: " + missing);
        }
        Assumptions.assumeTrue(missing.isEmpty(), missing);
        temporary = Files.createDirectory(folder.resolve("temporary"));
    }

    @Test
    void aCampaignThatEndsLeavesNothing() throws IOException, InterruptedException {
        World before = World.now();
        Process panoptes = campaign("--cases", "200");
        String said = new String(panoptes.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(panoptes.waitFor()).as(said).isIn(0, 1);
        assertThat(said).containsPattern(" [1-9][\\d,]* cases in ");
        nothingIsLeft(before, panoptes.pid(), List.of());
    }

    @Test
    void aCampaignThatIsKilledLeavesNothing() throws IOException, InterruptedException {
        World before = World.now();
        Process panoptes = campaign("--time", "10m");
        waitForCases(panoptes);
        List<ProcessHandle> processes = panoptes.descendants().toList();
        assertThat(processes).isNotEmpty();
        // One runs the cases; triage takes a second one as soon as a suspect waits.
        assertThat(containersOf(panoptes.pid())).isNotEmpty();
        panoptes.destroyForcibly().waitFor();
        nothingIsLeft(before, panoptes.pid(), processes);
    }

    private Process campaign(String... limit) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "fuzz",
                "--target",
                "postgresql",
                "--image",
                IMAGE,
                "--seed",
                "1",
                "--out",
                folder.resolve("campaign").toString()));
        command.addAll(List.of(limit));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("TESTCONTAINERS_RYUK_DISABLED", "true");
        return builder.start();
    }

    private static void waitForCases(Process panoptes) throws IOException {
        StringBuilder said = new StringBuilder();
        BufferedReader lines = panoptes.inputReader();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            said.append(line).append('\n');
            if (CASES_RAN.matcher(line).find()) {
                return;
            }
        }
        throw new AssertionError("the campaign ended before it ran a case:\n" + said);
    }

    /** The engine and the worker processes need a moment to see that Panoptes is gone. */
    private void nothingIsLeft(World before, long panoptes, List<ProcessHandle> processes)
            throws IOException, InterruptedException {
        for (int i = 0; i < MOST_LOOKS && !isNothingLeft(before, panoptes, processes); i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(containersOf(panoptes)).isEmpty();
        assertThat(World.now()).isEqualTo(before);
        assertThat(processes).noneMatch(ProcessHandle::isAlive);
        assertThat(temporary).isEmptyDirectory();
        assertThat(folder.resolve("campaign")).isNotEmptyDirectory();
    }

    private boolean isNothingLeft(World before, long panoptes, List<ProcessHandle> processes) throws IOException {
        try (Stream<Path> files = Files.list(temporary)) {
            return containersOf(panoptes).isEmpty()
                    && World.now().equals(before)
                    && processes.stream().noneMatch(ProcessHandle::isAlive)
                    && files.findAny().isEmpty();
        }
    }

    /** What an engine keeps besides containers. */
    private record World(Set<String> volumes, Set<String> networks) {

        static World now() {
            DockerClient engine = DockerClientFactory.instance().client();
            return new World(
                    Stream.ofNullable(engine.listVolumesCmd().exec().getVolumes())
                            .flatMap(List::stream)
                            .map(InspectVolumeResponse::getName)
                            .collect(Collectors.toSet()),
                    engine.listNetworksCmd().exec().stream()
                            .map(Network::getName)
                            .collect(Collectors.toSet()));
        }
    }

    /** Containers bear the number of the process that made them. */
    private static List<String> containersOf(long panoptes) {
        return DockerClientFactory.instance().client().listContainersCmd().withShowAll(true).exec().stream()
                .filter(container -> String.valueOf(container.getLabels().get("io.panoptes.owner"))
                        .contains("/" + panoptes + "/"))
                .map(Container::getId)
                .toList();
    }

    private static String missing() {
        try {
            DockerClientFactory.instance().client().inspectImageCmd(IMAGE).exec();
            return "";
        } catch (DockerException absent) {
            return "the image %s is not there: docker pull it, or make it with docker/local-images.sh".formatted(IMAGE);
        } catch (RuntimeException noEngine) {
            return "no container engine answers: " + noEngine.getMessage();
        }
    }
}
