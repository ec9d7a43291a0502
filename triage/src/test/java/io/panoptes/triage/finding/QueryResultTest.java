package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import io.panoptes.triage.symptom.Symptom;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QueryResultTest {
    private static final Symptom SLOW = new Slowdown(Place.LEFT, List.of(), Optional.empty());

    @Test
    void ofASlowQueryTheTimeIsToldAndNotThatItGaveNoRows() {
        assertThat(QueryResult.of(SLOW, new Outcome.Done(4_470_000_000L)).error())
                .isEqualTo("it took 4,470 ms; its rows were not looked at");
        assertThat(QueryResult.of(SLOW, new Outcome.Skipped()).error()).isEqualTo("not run");
    }
}
