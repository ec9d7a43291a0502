package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VersionChoiceTest {
    @Test
    void fewVersionsHaveAllBugs() {
        KnownBug first = bug("a", "1.0", "1.1");
        KnownBug second = bug("b", "1.1", "1.2");
        KnownBug third = bug("c", "1.2", "1.3");
        assertThat(VersionChoice.of(List.of(first, second, third)))
                .containsEntry("b", "1.2")
                .containsEntry("c", "1.2")
                .containsEntry("a", "1.1");
    }

    @Test
    void aBugWithoutAVersionIsLeftOut() {
        assertThat(VersionChoice.of(List.of(bug("a")))).isEmpty();
    }

    static KnownBug bug(String id, String... versions) {
        return new KnownBug(id, "duckdb", Set.of(), List.of(versions), Set.of());
    }
}
