package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ExaminedTest {
    private static final Set<String> LEFT_JOIN = Set.of("LEFT JOIN", "truth test");

    private final Examined examined = new Examined();

    @Test
    void whatHoldsAllThatOthersWereAboutIsAlike() {
        examined.add(LEFT_JOIN);
        assertThat(examined.alike(Set.of("LEFT JOIN", "truth test", "LIKE"))).isEqualTo(1);
        assertThat(examined.alike(Set.of("LEFT JOIN", "LIKE"))).isZero();
    }

    @Test
    void whatIsCommonIsPassedOverForBugsThatAreAboutSomethingElse() {
        for (int i = 0; i < 3; i++) {
            assertThat(examined.isCommon(Set.of("LEFT JOIN", "truth test", "LIKE"), Set.of("LIKE")))
                    .isFalse();
            examined.add(LEFT_JOIN);
        }
        assertThat(examined.isCommon(Set.of("LEFT JOIN", "truth test", "LIKE"), Set.of("LIKE")))
                .isTrue();
        assertThat(examined.isCommon(Set.of("LEFT JOIN", "truth test", "LIKE"), LEFT_JOIN))
                .isFalse();
        assertThat(examined.isCommon(Set.of("LIKE"), Set.of("LIKE"))).isFalse();
    }

    @Test
    void whatNothingIsLeftOfTellsNothingOfOthers() {
        examined.add(Set.of());
        assertThat(examined.alike(Set.of("LIKE"))).isZero();
    }

    @Test
    void stringsAndIndexesAreKindsOnlyWhereThereIsNothingElse() {
        examined.add(Set.of("LIKE", "string", "index"));
        assertThat(examined.alike(Set.of("LIKE"))).isEqualTo(1);
        examined.add(Set.of("string", "COUNT"));
        assertThat(examined.alike(Set.of("string"))).isEqualTo(1);
        assertThat(examined.alike(Set.of("COUNT"))).isZero();
    }
}
