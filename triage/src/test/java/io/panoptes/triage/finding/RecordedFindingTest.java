package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Target;
import io.panoptes.sql.oracle.Semantics;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecordedFindingTest {
    private final RecordedFinding open = Recorded.lostRow(Expected.OPEN);
    private final RecordedFinding fixed = Recorded.lostRow(Expected.FIXED);

    @Test
    void onATriedReleaseItIsExpectedToDoAsItDid() {
        assertThat(fixed.expectedOn(Recorded.duckDb("1.1"))).contains(true);
        assertThat(fixed.expectedOn(Recorded.duckDb("1.2"))).contains(true);
        assertThat(open.expectedOn(Recorded.duckDb("1.0"))).contains(false);
        assertThat(open.expectedOn(Recorded.duckDb("0.9"))).isEmpty();
    }

    @Test
    void onANewerReleaseOrBuildItIsExpectedToBeOpenOrFixed() {
        assertThat(open.expectedOn(Recorded.duckDb("1.3"))).contains(true);
        assertThat(fixed.expectedOn(Recorded.duckDb("1.3"))).contains(false);
        assertThat(open.expectedOn(Recorded.localBuild())).contains(true);
        assertThat(fixed.expectedOn(Recorded.localBuild())).contains(false);
    }

    @Test
    void anOwnBuildOfATriedVersionIsNotThatRelease() {
        Target build = new Target("duckdb", "1.2", Optional.of(Path.of("duckdb.jar")));
        assertThat(fixed.expectedOn(build)).contains(false);
    }

    @Test
    void nothingIsExpectedOfOlderReleasesThatWereNotTried() {
        assertThat(fixed.expectedOn(Recorded.duckDb("1.0.5"))).isEmpty();
        assertThat(open.expectedOn(Recorded.duckDb("0.5"))).isEmpty();
    }

    @Test
    void nothingIsExpectedOfAnotherDbmsWhereItWasNotTried() {
        assertThat(open.expectedOn(new Target("mariadb", "10.2.11", Optional.empty())))
                .contains(true);
        assertThat(open.expectedOn(new Target("mariadb", "11.4.5", Optional.empty())))
                .isEmpty();
        assertThat(open.expectedOn(new Target("sqlite", "3.54.1.0", Optional.empty())))
                .isEmpty();
    }

    @Test
    void answersAreComparedAsBagsWhereNothingElseIsSaid() {
        assertThat(open.comparison()).isEqualTo(Semantics.BAG);
    }
}
