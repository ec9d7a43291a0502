package io.panoptes.instantiation.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.finding.VersionResult.Shows;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BugMatchTest {
    private static final KnownBug BUG =
            new KnownBug("a", "duckdb", "SELECT * FROM t GROUP BY ROLLUP(c)", List.of("2", "3"), Set.of("1", "4"));

    @Test
    void matchesOnExactlyTheVersionsWithTheBug() {
        assertThat(fits(Map.of("1", Shows.NO, "2", Shows.YES, "3", Shows.YES, "4", Shows.NO)))
                .isTrue();
        assertThat(fits(Map.of("1", Shows.NO, "2", Shows.YES, "3", Shows.NO, "4", Shows.NO)))
                .isFalse();
        assertThat(fits(Map.of("1", Shows.YES, "2", Shows.YES, "3", Shows.YES, "4", Shows.NO)))
                .isFalse();
    }

    @Test
    void aVersionThatCannotRunItSaysNothing() {
        assertThat(fits(Map.of("1", Shows.NOT_APPLICABLE, "2", Shows.YES, "4", Shows.NO)))
                .isTrue();
    }

    @Test
    void aFindingThatWasNeverSeenAbsentMatchesNone() {
        assertThat(fits(Map.of("1", Shows.NOT_APPLICABLE, "2", Shows.YES, "4", Shows.NOT_APPLICABLE)))
                .isFalse();
    }

    @Test
    void ofSeveralTheOneWithTheWordsOfTheFinding() {
        KnownBug other = new KnownBug("b", "duckdb", "SELECT EXISTS (SELECT 1)", BUG.buggy(), BUG.sound());
        Map<String, Shows> shows = Map.of("1", Shows.NO, "2", Shows.YES);
        assertThat(BugMatch.of(shows, Set.of("ROLLUP"), List.of(other, BUG))).contains(BUG);
        assertThat(BugMatch.of(shows, Set.of("EXISTS"), List.of(other, BUG))).contains(other);
    }

    private static boolean fits(Map<String, Shows> shows) {
        return BugMatch.fits(shows, BUG);
    }
}
