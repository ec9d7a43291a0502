package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.triage.finding.VersionResult.Shows;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BugMatchTest {
    private static final KnownBug BUG = bug("a", "ROLLUP", "COUNT");

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
    void theOnlyBugOfTheseVersionsIsIt() {
        assertThat(BugMatch.of(Set.of("LEFT JOIN"), List.of(BUG))).contains(new BugMatch(BUG, List.of()));
    }

    @Test
    void ofSeveralTheOneThatIsMadeOfTheSame() {
        KnownBug other = bug("b", "EXISTS", "IN query");
        assertThat(BugMatch.of(Set.of("ROLLUP"), List.of(other, BUG))).contains(new BugMatch(BUG, List.of()));
        assertThat(BugMatch.of(Set.of("EXISTS"), List.of(other, BUG))).contains(new BugMatch(other, List.of()));
    }

    @Test
    void ofSeveralNoneThatSharesTooLittle() {
        assertThat(BugMatch.of(Set.of("LEFT JOIN", "GLOB"), List.of(BUG, bug("b", "EXISTS"))))
                .isEmpty();
    }

    @Test
    void whatIsInEveryOtherStatementIsNoEvidence() {
        KnownBug like = bug("a", "LIKE", "string", "index", "unique");
        KnownBug other = bug("b", "GLOB", "rtree");
        assertThat(BugMatch.of(Set.of("LEFT JOIN", "string", "index", "unique"), List.of(like, other)))
                .isEmpty();
        assertThat(BugMatch.of(Set.of("LIKE", "string", "PRIMARY KEY"), List.of(like, other)))
                .contains(new BugMatch(like, List.of()));
    }

    @Test
    void whatNeedsMuchMoreIsAnotherBug() {
        KnownBug like = bug("a", "LIKE", "NOCASE");
        KnownBug other = bug("b", "GLOB");
        assertThat(BugMatch.of(Set.of("LIKE", "NOCASE", "LEFT JOIN"), List.of(like, other)))
                .contains(new BugMatch(like, List.of()));
        assertThat(BugMatch.of(Set.of("LIKE", "NOCASE", "LEFT JOIN", "OVER"), List.of(like, other)))
                .isEmpty();
    }

    @Test
    void aBugMayBeToldInAnotherFrame() {
        KnownBug other = bug("b", "GLOB", "OR");
        assertThat(BugMatch.of(
                        Set.of("CASE", "MIN or MAX", "EXISTS", "GLOB"), List.of(bug("a", "GLOB", "COUNT"), other)))
                .contains(new BugMatch(bug("a", "GLOB", "COUNT"), List.of()));
    }

    @Test
    void namesThoseThatNothingTellsApart() {
        KnownBug twin = bug("b", "ROLLUP", "COUNT");
        assertThat(BugMatch.of(Set.of("ROLLUP"), List.of(twin, BUG))).contains(new BugMatch(BUG, List.of(twin)));
    }

    private static KnownBug bug(String id, String... constructs) {
        return new KnownBug(id, "duckdb", Set.of(constructs), List.of("2", "3"), Set.of("1", "4"));
    }

    private static boolean fits(Map<String, Shows> shows) {
        return BugMatch.fits(shows, BUG);
    }
}
