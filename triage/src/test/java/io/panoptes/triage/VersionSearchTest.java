package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.triage.finding.VersionResult;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VersionSearchTest {
    private static final List<Version> RELEASES =
            IntStream.range(0, 50).mapToObj(i -> new Version("1." + i)).toList();

    private final List<Version> tried = new ArrayList<>();

    @Test
    void findsWhereABugCameAndWent() {
        VersionTable table = search(30, place -> place >= 17 && place < 41);
        assertThat(table.introducedIn()).contains("1.17");
        assertThat(table.fixedIn()).contains("1.41");
        assertThat(tried).hasSizeLessThan(20);
    }

    @Test
    void aBugThatIsStillThereIsNotFixed() {
        VersionTable table = search(30, place -> place >= 30);
        assertThat(table.introducedIn()).contains("1.30");
        assertThat(table.fixedIn()).isEmpty();
    }

    @Test
    void aBugThatWasAlwaysThereWasNotIntroduced() {
        assertThat(search(3, place -> place < 5).introducedIn()).isEmpty();
    }

    @Test
    void aVersionThatCannotRunItIsNotBlamedNorPraised() {
        VersionTable table = new VersionSearch(
                        RELEASES, version -> number(version) < 20 ? Shows.NOT_APPLICABLE : Shows.YES, () -> false)
                .around(release("1.30"));
        assertThat(table.introducedIn()).isEmpty();
        assertThat(table.on("1.19")).contains(Shows.NOT_APPLICABLE);
    }

    @Test
    void stopsWhenItIsEnough() {
        new VersionSearch(RELEASES, this::always, () -> tried.size() >= 2).around(release("1.30"));
        assertThat(tried).hasSizeLessThanOrEqualTo(3);
    }

    @Test
    void whereNoReleaseIsKnownNoneIsTried() {
        assertThat(new VersionSearch(List.of(), this::always, () -> false).around(release("1.30")))
                .isEqualTo(VersionTable.NOT_TRIED);
        assertThat(tried).isEmpty();
    }

    @Test
    void aBuildWithABugThatNoReleaseHasIntroducedIt() {
        VersionTable table = around(build("local"), release -> false);
        assertThat(table.introducedIn()).contains("local (the build tested)");
        assertThat(table.fixedIn()).isEmpty();
        assertThat(table.results())
                .containsExactly(
                        new VersionResult("1.49", Shows.NO), new VersionResult("local (the build tested)", Shows.YES));
    }

    @Test
    void aBuildOfAReleasesNumberIsNotThatRelease() {
        VersionTable table = around(build("1.30"), release -> false);
        assertThat(table.introducedIn()).contains("1.30 (the build tested)");
        assertThat(table.fixedIn()).isEmpty();
        assertThat(table.on("1.30")).contains(Shows.NO);
        assertThat(table.on("1.49")).contains(Shows.NO);
    }

    @Test
    void aBugOfABuildThatReleasesHaveIsSearchedAmongThem() {
        VersionTable table = around(build("1.30.1-dev7"), release -> release >= 17 && release < 41);
        assertThat(table.introducedIn()).contains("1.17");
        assertThat(table.fixedIn()).contains("1.41");
    }

    @Test
    void aBuildOlderThanEveryReleaseHasNoneBeforeIt() {
        VersionTable table = around(build("0.9"), release -> release < 3);
        assertThat(table.introducedIn()).isEmpty();
        assertThat(table.fixedIn()).contains("1.3");
    }

    @Test
    void whatABuildsNeighbourCannotRunIsNotBlamedOnTheBuild() {
        VersionTable table =
                new VersionSearch(RELEASES, version -> Shows.NOT_APPLICABLE, () -> false).around(build("local"));
        assertThat(table.introducedIn()).isEmpty();
        assertThat(table.fixedIn()).isEmpty();
    }

    private Shows always(Version version) {
        tried.add(version);
        return Shows.YES;
    }

    private VersionTable search(int target, Predicate<Integer> shows) {
        return around(release("1." + target), shows);
    }

    private VersionTable around(Target target, Predicate<Integer> shows) {
        return new VersionSearch(
                        RELEASES,
                        version -> {
                            tried.add(version);
                            return shows.test(number(version)) ? Shows.YES : Shows.NO;
                        },
                        () -> false)
                .around(target);
    }

    private static Target release(String version) {
        return new Target("h2", version, Optional.empty());
    }

    private static Target build(String version) {
        return new Target("h2", version, Optional.of(Path.of("h2.jar")));
    }

    private static int number(Version version) {
        return Integer.parseInt(version.text().substring(2));
    }
}
