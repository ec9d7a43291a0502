package io.panoptes.cli.ci;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.command.BuildImageResultCallback;
import com.github.dockerjava.api.exception.DockerException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testcontainers.DockerClientFactory;

/** With two images that differ in a file, and a finding that reads it. */
@Tag("docker")
@Tag("slow")
class NewSinceImageTest {
    private static final String BASE = "postgres:15";
    private static final TwoBuilds.Release POSTGRES = new TwoBuilds.Release("postgresql", "9.6.0");
    private static final String LOSES_A_ROW =
            "SELECT a FROM t WHERE a > CAST(pg_read_file('/panoptes-number.txt') AS INTEGER)";

    private final String good = "panoptes-test:good-" + ProcessHandle.current().pid();
    private final String bad = "panoptes-test:bad-" + ProcessHandle.current().pid();

    @TempDir
    private Path folder;

    @BeforeEach
    void build() throws Exception {
        String missing = missing();
        if (!missing.isEmpty()) {
            System.out.println("NewSinceImageTest is skipped: " + missing);
        }
        Assumptions.assumeTrue(missing.isEmpty(), missing);
        image(good, "0");
        image(bad, "1");
    }

    @AfterEach
    void remove() {
        if (missing().isEmpty()) {
            DockerClient engine = DockerClientFactory.instance().client();
            engine.removeImageCmd(good).withForce(true).exec();
            engine.removeImageCmd(bad).withForce(true).exec();
        }
    }

    @Test
    void whatTheOtherImageDoesNotShowIsNew() throws Exception {
        run().isNew("image:" + good, "--target", "postgresql", "--image", bad);
    }

    @Test
    void whatTheOtherImageShowsTooIsNot() throws Exception {
        run().isNotNew("image:" + bad, "--target", "postgresql", "--image", bad);
    }

    private NewSinceRun run() throws Exception {
        return new NewSinceRun(folder).keeping(POSTGRES, LOSES_A_ROW);
    }

    private void image(String name, String number) throws Exception {
        Path context = Files.createDirectories(folder.resolve("image-" + number));
        Files.writeString(context.resolve("number.txt"), number);
        Files.writeString(
                context.resolve("Dockerfile"), "FROM %s%nCOPY number.txt /panoptes-number.txt%n".formatted(BASE));
        DockerClientFactory.instance()
                .client()
                .buildImageCmd(context.toFile())
                .withTags(Set.of(name))
                .exec(new BuildImageResultCallback())
                .awaitImageId();
    }

    private static String missing() {
        try {
            DockerClientFactory.instance().client().inspectImageCmd(BASE).exec();
            return "";
        } catch (DockerException absent) {
            return "the image %s is not there: docker pull it, or make it with docker/local-images.sh".formatted(BASE);
        } catch (RuntimeException noEngine) {
            return "no container engine answers: " + noEngine.getMessage();
        }
    }
}
