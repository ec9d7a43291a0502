package io.panoptes.triage.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.triage.symptom.Crash;
import io.panoptes.triage.symptom.Hang;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import io.panoptes.triage.symptom.SymptomKind;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JudgeTest {
    @Test
    void anInternalErrorIsBroken() {
        assertThat(failure(ErrorClass.INTERNAL, "XX000")).contains(SymptomKind.INTERNAL_ERROR);
    }

    @Test
    void aCancelledStatementDidNotEnd() {
        assertThat(failure(ErrorClass.RESOURCE, "HYT00")).contains(SymptomKind.HANG);
    }

    @Test
    void exhaustedMemoryAndOrdinaryErrorsAreNot() {
        assertThat(failure(ErrorClass.RESOURCE, "")).isEmpty();
        assertThat(failure(ErrorClass.ORDINARY, "22012")).isEmpty();
        assertThat(failure(ErrorClass.INVALID, "42000")).isEmpty();
    }

    @Test
    void queriesThatDoNotEndAreOfOneManner() {
        Hang cancelled = new Hang(Place.LEFT, "q", "no answer within 10001 ms; it could be cancelled");
        Hang killed = new Hang(Place.LEFT, "q", "did not end within 10000 ms\n  at A.b(C.java:1)");
        assertThat(cancelled.isSameManner(killed)).isTrue();
        assertThat(cancelled.isSameManner(new Crash(Place.LEFT, "q", ""))).isFalse();
    }

    private static Optional<SymptomKind> failure(ErrorClass errorClass, String state) {
        return Judge.broken(new Outcome.Failed(errorClass, state, "no", 10_000_000_000L), Place.LEFT, "SELECT 1")
                .map(Symptom::kind);
    }
}
