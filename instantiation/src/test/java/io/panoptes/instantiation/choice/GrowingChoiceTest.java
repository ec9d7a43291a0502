package io.panoptes.instantiation.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GrowingChoiceTest {
    private static final int PLACES = 1_000;
    private static final IntPredicate ONE_KIND = place -> true;

    private static Set<Integer> drawn(GrowingChoice choice, long index) {
        var random = new SplittableRandom(index);
        return IntStream.range(0, 20_000)
                .map(ignored -> choice.choose(index, PLACES, random))
                .boxed()
                .collect(Collectors.toSet());
    }

    @Test
    void itBeginsWithFewAndKeepsThem() {
        var choice = new GrowingChoice(OracleChoice.UNIFORM, ONE_KIND, PLACES, 7);
        Set<Integer> first = drawn(choice, 0);
        assertThat(first).hasSize(GrowingChoice.AT_FIRST);
        assertThat(drawn(choice, 100L * GrowingChoice.CASES_EACH))
                .hasSize(GrowingChoice.AT_FIRST + 100)
                .containsAll(first);
    }

    @Test
    void inTheEndAllAreIn() {
        var choice = new GrowingChoice(OracleChoice.UNIFORM, ONE_KIND, PLACES, 7);
        assertThat(drawn(choice, (long) PLACES * GrowingChoice.CASES_EACH)).hasSize(PLACES);
    }

    @Test
    void whichComeFirstTheSeedSays() {
        assertThat(drawn(new GrowingChoice(OracleChoice.UNIFORM, ONE_KIND, PLACES, 7), 0))
                .isEqualTo(drawn(new GrowingChoice(OracleChoice.UNIFORM, ONE_KIND, PLACES, 7), 0))
                .isNotEqualTo(drawn(new GrowingChoice(OracleChoice.UNIFORM, ONE_KIND, PLACES, 8), 0));
    }

    @Test
    void whatTheOtherChoicePrefersComesFirstAndMore() {
        OracleChoice lopsided =
                (index, places, random) -> random.nextInt(4) == 0 ? random.nextInt(places) : random.nextInt(20);
        var choice = new GrowingChoice(lopsided, ONE_KIND, PLACES, 7);
        var random = new SplittableRandom(1);
        long preferred = IntStream.range(0, 10_000)
                .map(ignored -> choice.choose(0, PLACES, random))
                .filter(place -> place < 20)
                .count();
        assertThat(preferred).isGreaterThan(7_000);
    }

    /** Of a kind of many, few are in at first: they have the draws of all. */
    @Test
    void eachKindKeepsItsShareOfTheDraws() {
        OracleChoice halves =
                (index, places, random) -> random.nextBoolean() ? random.nextInt(50) : 50 + random.nextInt(places - 50);
        var choice = new GrowingChoice(halves, place -> place < 50, PLACES, 7);
        var random = new SplittableRandom(1);
        long few = IntStream.range(0, 10_000)
                .map(ignored -> choice.choose(0, PLACES, random))
                .filter(place -> place < 50)
                .count();
        assertThat(few).isBetween(4_700L, 5_300L);
    }

    @Test
    void oneThatTheOtherNeverDrawsIsTakenInAtTheEnd() {
        var choice = new GrowingChoice((index, places, random) -> 0, ONE_KIND, 100, 7);
        assertThat(choice.choose(0, 100, new SplittableRandom(1))).isZero();
    }
}
