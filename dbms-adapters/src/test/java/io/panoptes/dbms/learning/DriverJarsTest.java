package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.learning.place.DriverOrigin;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DriverJarsTest {
    private static final Map<String, String> DRIVER = Map.of("META-INF/services/java.sql.Driver", "org.x.Driver\n");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void theJarOfTheDriverSaysWhichArtifactItIs() throws IOException {
        jar("a.jar", Map.of(pom("helper"), "groupId=org.x\nartifactId=helper\nversion=1\n"));
        jar("b.jar", Map.of(pom("driver"), "groupId=org.x\nartifactId=driver\nversion=6.0.5\n"), DRIVER);

        DriverJars jars = DriverJars.of(folder.toString());
        assertThat(jars.driverClass()).isEqualTo("org.x.Driver");
        assertThat(jars.coordinates()).contains("org.x:driver:6.0.5");
    }

    @Test
    void oneThatHoldsSeveralArtifactsOrNoneDoesNotSay() throws IOException {
        jar("none.jar", DRIVER);
        assertThat(DriverJars.of(folder.resolve("none.jar").toString()).coordinates())
                .isEmpty();
        jar("two.jar", DRIVER, Map.of(pom("x"), "groupId=x\n"), Map.of(pom("y"), "groupId=y\n"));
        assertThat(DriverJars.of(folder.resolve("two.jar").toString()).coordinates())
                .isEmpty();
    }

    @Test
    void theAddressSaysHowItBegins() throws IOException {
        jar("none.jar", DRIVER);
        var place = new UnknownPlace(
                DriverJars.of(folder.resolve("none.jar").toString()), "jdbc:firebirdsql://127.0.0.1/test", "");
        assertThat(place.origin()).isEqualTo(new DriverOrigin("org.x.Driver", List.of(), "jdbc:firebirdsql:"));
    }

    /** Trino's driver refuses a user that is said twice. */
    @Test
    void aUserOfTheAddressIsNoPropertyBeside() throws IOException {
        jar("none.jar", DRIVER);
        var place = new UnknownPlace(
                DriverJars.of(folder.resolve("none.jar").toString()), "jdbc:trino://127.0.0.1/memory/test?user=me", "");
        assertThat(place.launch("_pt00000", Cancellation.CANCEL).properties()).doesNotContainKey("user");
    }

    private static String pom(String artifact) {
        return "META-INF/maven/org.x/" + artifact + "/pom.properties";
    }

    @SafeVarargs
    private void jar(String name, Map<String, String>... entries) throws IOException {
        try (var jar = new JarOutputStream(Files.newOutputStream(folder.resolve(name)))) {
            for (Map<String, String> some : entries) {
                for (Map.Entry<String, String> entry : some.entrySet()) {
                    jar.putNextEntry(new ZipEntry(entry.getKey()));
                    jar.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
                }
            }
        }
    }
}
