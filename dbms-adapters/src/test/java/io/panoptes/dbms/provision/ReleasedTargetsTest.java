package io.panoptes.dbms.provision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Targets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReleasedTargetsTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @SuppressWarnings("NullAway.Init")
    private Targets targets;

    @BeforeAll
    void open() {
        targets = new ReleasedTargets();
    }

    @AfterAll
    void close() {
        targets.close();
    }

    @Test
    void anUnknownDbmsSaysWhichThereAre() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("oracle:23", Optional.empty()))
                .withMessageContaining("duckdb, sqlite, h2, hsqldb, derby")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.UNKNOWN_DBMS));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql:9.5@jdbc:postgresql://127.0.0.1:1/test",
                "mysql:5.5.62@jdbc:mysql://127.0.0.1:1/",
                "mariadb:10.0@jdbc:mariadb://127.0.0.1:1/",
                "mysql:5.5@image:mysql:5.5"
            })
    void aServerThatIsTooOldIsRefused(String name) {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find(name, Optional.empty()))
                .withMessageContaining("the oldest that can be tested")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.VERSION_TOO_OLD));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql@jdbc:mysql://127.0.0.1:1/test",
                "postgresql@postgres://127.0.0.1:1/test",
                "postgresql@127.0.0.1"
            })
    void anAddressOfAnotherKindIsRefusedWithOneThatFits(String name) {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find(name, Optional.empty()))
                .withMessageContaining("is no JDBC address of PostgreSQL")
                .withMessageContaining("jdbc:postgresql://HOST:5432/postgres")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.NO_SERVER));
    }

    @Test
    void anInstallationThatIsNowhereIsToldFromOneWithoutAServer() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("postgresql", Optional.of(folder.resolve("none"))))
                .withMessageContaining("There is no folder");
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("postgresql", Optional.of(folder)))
                .withMessageContaining("there is no bin/postgres in it");
    }

    @Test
    void whatMavenHasNotSaysHowElseItIsReached() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("dolt:1.0.0", Optional.empty()))
                .withMessageContaining("--image")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.UNKNOWN_VERSION));
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("tidb", Optional.of(folder)))
                .withMessageContaining("--url");
    }

    @Test
    void anEngineOfOursIsInNoContainer() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("h2@image:h2", Optional.empty()))
                .withMessageContaining("Leave --image out");
    }

    @Test
    void aMissingJarIsNamed() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("h2", Optional.of(folder.resolve("none.jar"))))
                .withMessageContaining("none.jar")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.UNREADABLE_JAR));
    }

    @Test
    void aJarThatIsNoneIsNamed() throws IOException {
        Path jar = Files.writeString(folder.resolve("text.jar"), "no zip at all");
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("h2", Optional.of(jar)))
                .withMessageContaining("is no jar")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.UNREADABLE_JAR));
    }

    @Test
    void aJarOfSomethingElseIsNoDriver() {
        Path other = Path.of(ownJar("org.assertj.core.api.Assertions"));
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("h2", Optional.of(other)))
                .withMessageContaining("org.h2.Driver")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.NO_DRIVER));
    }

    @Test
    void aLocalJarIsAskedForItsVersion() {
        Path jar = Path.of(ownJar("org.h2.Driver"));
        Target target = targets.find("h2", Optional.of(jar));
        assertThat(jar).hasFileName("h2-" + target.version() + ".jar");
        assertThat(targets.noteOn(target)).contains("tested with the profile of H2 " + target.version());
        assertThat(one(target)).isInstanceOf(Outcome.Rows.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb:", "h2: ", "sqlite::", "h2:1/2", "derby:@@"})
    void aNameWithoutAVersionBehindItsColonIsRefused(String name) {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find(name, Optional.empty()))
                .satisfies(error -> assertThat(error.problem()).isIn(Problem.UNKNOWN_VERSION, Problem.NO_SERVER));
    }

    @Test
    void aLocalNativeLibraryRuns() throws IOException {
        Path library = folder.resolve("libsqlitejdbc.so");
        String resource = new io.panoptes.dbms.sqlite.SqliteAdapter()
                .nativeLibrary()
                .value()
                .orElseThrow();
        try (ZipFile jar = new ZipFile(ownJar("org.sqlite.JDBC"))) {
            Files.copy(jar.getInputStream(jar.getEntry(resource)), library);
        }
        assertThat(one(targets.find("sqlite:3.54.1.0", Optional.of(library)))).isInstanceOf(Outcome.Rows.class);
    }

    @Test
    void aLibraryThatIsNoneIsToldWithoutAStackTrace() throws IOException {
        Path library = Files.writeString(folder.resolve("broken.so"), "no library");
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("sqlite:3.54.1.0", Optional.of(library)))
                .withMessageContaining("broken.so can't be opened as SQLite")
                .withMessageContaining("No native library found")
                .satisfies(error -> assertThat(error.getMessage()).doesNotContain("  at "))
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.UNREADABLE_JAR));
    }

    private Outcome one(Target target) {
        try (Instance instance = targets.open(target)) {
            return instance.run(List.of("SELECT 1"), Duration.ofSeconds(10)).getFirst();
        }
    }

    /** The jar on our own class path that holds this class. */
    private static String ownJar(String className) {
        try {
            return Path.of(Class.forName(className, false, ReleasedTargetsTest.class.getClassLoader())
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (ClassNotFoundException | java.net.URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
