package io.panoptes.campaign.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.learning.Cancellation;
import io.panoptes.dbms.learning.DriverJars;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.LearntFolder;
import io.panoptes.dbms.learning.LearntTargets;
import io.panoptes.dbms.learning.UnknownPlace;
import io.panoptes.dbms.learning.place.DriverOrigin;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.sql.oracle.Oracle;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearntOraclesTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** A campaign without oracles would look like a clean run. */
    @Test
    void aDbmsThatReadsNoneIsRefused() {
        try (LearntTargets targets = sqlite()) {
            assertThatThrownBy(() -> of(targets, List.of()))
                    .isInstanceOf(TargetException.class)
                    .hasMessageContaining("SQLite can't be tested: no oracle is read there");
            assertThat(new LearntFolder(folder).exists())
                    .as("for a person to look at")
                    .isTrue();
        }
    }

    @Test
    void thoseThatItReadsAreUsedAndWritten() {
        List<Oracle> some = OracleLibrary.shipped().oracles().subList(0, 40);
        try (LearntTargets targets = sqlite()) {
            List<Oracle> kept = of(targets, some);
            assertThat(kept).isNotEmpty();
            assertThat(new LearntFolder(folder).read().oracles())
                    .containsExactlyElementsOf(kept.stream().map(Oracle::id).toList());
        }
    }

    @Test
    void theMoreTimeLearningTookTheLessIsLeftForThem() {
        Duration most = Duration.ofSeconds(25);
        assertThat(LearntOracles.after(Duration.ofSeconds(5), most)).isEqualTo(most);
        assertThat(LearntOracles.after(Duration.ofSeconds(25), most)).hasSeconds(15);
        assertThat(LearntOracles.after(Duration.ofMinutes(5), most)).hasSeconds(8);
        assertThat(LearntOracles.after(Duration.ofMinutes(5), Duration.ofSeconds(2)))
                .hasSeconds(2);
    }

    private List<Oracle> of(LearntTargets targets, List<Oracle> library) {
        return new LearntOracles(targets, note -> {}).of(library, folder, Duration.ofSeconds(20));
    }

    private static LearntTargets sqlite() {
        Profile shipped = Adapters.named("sqlite").profile(new Version("3.45.0.0"));
        var profile = new Profile(
                "sqlite_learnt",
                shipped.version(),
                shipped.dialect(),
                shipped.types(),
                shipped.hazards(),
                shipped.fillings(),
                shipped.features(),
                shipped.errors(),
                shipped.explain(),
                List.of(),
                shipped.upkeep());
        var learnt = new LearntDbms(
                "SQLite",
                new DriverOrigin("org.sqlite.JDBC", List.of(), ""),
                profile,
                "",
                Cancellation.CANCEL,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "");
        String jars = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry ->
                        Path.of(entry).getFileName().toString().matches("sqlite-jdbc-.*\\.jar|slf4j-api-.*\\.jar"))
                .reduce((first, second) -> first + File.pathSeparator + second)
                .orElseThrow();
        return LearntTargets.with(
                new ReleasedTargets(), new UnknownPlace(DriverJars.of(jars), "jdbc:sqlite:{dir}/x.db", ""), learnt);
    }
}
