package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VersionTrialTest {
    @Test
    void theVersionsThatTellAreThoseWithANeighbourThatIsOtherwise() {
        KnownBug bug = new KnownBug(
                "a", "sqlite", Set.of(), List.of("1.2", "1.3", "1.10"), Set.of("1.0", "1.1", "2.0", "2.1"));
        assertThat(VersionTrial.edges(bug).stream().map(Version::text)).containsExactly("1.1", "1.2", "1.10", "2.0");
    }

    @Test
    void aBugThatWasAlwaysThereIsAskedForAtBothEnds() {
        KnownBug bug = new KnownBug("a", "sqlite", Set.of(), List.of("1.0", "1.1", "1.2"), Set.of());
        assertThat(VersionTrial.edges(bug).stream().map(Version::text)).containsExactly("1.0", "1.2");
    }
}
