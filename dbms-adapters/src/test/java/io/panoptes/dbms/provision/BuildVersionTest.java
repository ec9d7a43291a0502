package io.panoptes.dbms.provision;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.duckdb.DuckDbAdapter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BuildVersionTest {
    private static final List<Version> PUBLISHED = Stream.of("0.1.9", "1.3.1.0", "1.3.2.0", "1.4.0.0")
            .map(Version::new)
            .toList();

    @Test
    void theNumberOfAReleaseIsWrittenAsItIsPublished() {
        BuildVersion chosen = choose("DuckDB v1.3.2", Optional.empty());
        assertThat(chosen.version()).isEqualTo(new Version("1.3.2.0"));
        assertThat(chosen.note())
                .isEqualTo("build.jar says that it is DuckDB v1.3.2; it is tested with the profile of DuckDB 1.3.2.0.");
    }

    @Test
    void aBuildBetweenReleasesKeepsItsOwnNumber() {
        assertThat(choose("DuckDB v1.4.1-dev37", Optional.empty()).version()).isEqualTo(new Version("1.4.1-dev37"));
        assertThat(choose("DuckDB v1.3.2-dev37", Optional.empty()).version()).isEqualTo(new Version("1.3.2-dev37"));
    }

    @Test
    void aNumberOlderThanEveryReleaseIsNotTakenForAVersion() {
        BuildVersion chosen = choose("DuckDB v0.0.1-dev9", Optional.empty());
        assertThat(chosen.version()).isEqualTo(Version.LOCAL);
        assertThat(chosen.note()).contains("v0.0.1-dev9", "the profile of the newest", "--target duckdb:VERSION");
    }

    @Test
    void aBuildWithoutANumberCountsAsTheNewest() {
        assertThat(choose("DuckDB head", Optional.empty()).version()).isEqualTo(Version.LOCAL);
    }

    @Test
    void whereNoReleaseIsKnownTheNumberIsTakenAsItIs() {
        assertThat(BuildVersion.choose(
                                new DuckDbAdapter(), Path.of("b.jar"), "DuckDB v1.3.2", Optional.empty(), List.of())
                        .version())
                .isEqualTo(new Version("1.3.2"));
    }

    @Test
    void theVersionThatTheUserNamesIsUsedAndADifferenceTold() {
        assertThat(choose("DuckDB v1.3.2", Optional.of(new Version("1.3.2.0"))))
                .isEqualTo(new BuildVersion(new Version("1.3.2.0"), ""));
        BuildVersion other = choose("DuckDB v1.3.2", Optional.of(new Version("1.4.0.0")));
        assertThat(other.version()).isEqualTo(new Version("1.4.0.0"));
        assertThat(other.note()).contains("says that it is DuckDB v1.3.2", "the profile of 1.4.0.0");
    }

    private static BuildVersion choose(String product, Optional<Version> named) {
        return BuildVersion.choose(new DuckDbAdapter(), Path.of("build.jar"), product, named, PUBLISHED);
    }
}
