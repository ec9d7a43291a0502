package io.panoptes.texttosql.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.texttosql.pair.PairOutcome.Kind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScoresTest {
    @Test
    void theBoundsHoldTheTruthBetweenThem() {
        Scores scores = Scores.of(List.of(
                row(Kind.EQUAL, "same text", Optional.empty()),
                row(Kind.EQUAL, "proved", Optional.empty()),
                row(Kind.OPEN, "", Optional.empty()),
                row(Kind.DIFFERENT, "", Optional.empty()),
                row(Kind.INVALID, "", Optional.empty())));
        assertThat(scores.proved()).isEqualTo(0.4);
        assertThat(scores.notRefuted()).isEqualTo(0.6);
        assertThat(scores.bounds()).isEqualTo("between 40.0% (proved) and 60.0% (not refuted)");
        assertThat(scores.sameText()).isEqualTo(1);
        assertThat(scores.rewritings()).isEqualTo(1);
    }

    @Test
    void exIsNullWithoutDatabases() {
        assertThat(Scores.of(List.of(row(Kind.EQUAL, "proved", Optional.empty())))
                        .ex())
                .isEmpty();
    }

    @Test
    void exIsAShareOfTheQuestionsWhoseDatabaseIsGiven() {
        Scores scores = Scores.of(List.of(
                row(Kind.EQUAL, "proved", Optional.of(true)),
                row(Kind.INVALID, "", Optional.of(false)),
                row(Kind.OPEN, "", Optional.empty()),
                row(Kind.OPEN, "", Optional.empty())));
        assertThat(scores.withDatabase()).isEqualTo(2);
        assertThat(scores.ex()).contains(0.5);
        assertThat(scores.exWords("null")).isEqualTo("50.0% of the 2 with a database");
    }

    /** SpotIt is asked only where the test passes: what fails there is wrong whatever the search says. */
    @Test
    void exSpotItTakesTheTestAndTheSearch() {
        Scores scores = Scores.of(List.of(
                row(Kind.DIFFERENT, "", Optional.of(true)),
                row(Kind.EQUAL, "proved", Optional.of(true)),
                row(Kind.OPEN, "", Optional.of(true)),
                row(Kind.DIFFERENT, "", Optional.of(false))));
        assertThat(scores.ex()).contains(0.75);
        assertThat(scores.exSpotIt()).contains(0.5);
    }

    @Test
    void anInvalidPredictionIsWrongEverywhere() {
        Scores scores = Scores.of(
                List.of(row(Kind.INVALID, "", Optional.of(false)), row(Kind.EQUAL, "proved", Optional.of(true))));
        assertThat(scores.ex()).contains(0.5);
        assertThat(scores.exSpotIt()).contains(0.5);
        assertThat(scores.invalid()).isEqualTo(1);
    }

    static ResultRow row(Kind outcome, String ground, Optional<Boolean> ex) {
        return new ResultRow(
                "1",
                "shop",
                "simple",
                "How many?",
                "SELECT 1",
                "SELECT 2",
                "set",
                outcome,
                ground,
                ex,
                Optional.empty(),
                Optional.empty(),
                1.5,
                Optional.empty(),
                List.of(),
                List.of(),
                "",
                "",
                List.of(),
                "",
                "key " + outcome + ground + ex);
    }
}
