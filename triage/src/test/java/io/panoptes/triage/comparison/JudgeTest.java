package io.panoptes.triage.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.triage.symptom.Judgement.Broken;
import io.panoptes.triage.symptom.Judgement.Failure;
import io.panoptes.triage.symptom.Judgement.Place;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JudgeTest {
    @Test
    void anInternalErrorIsBroken() {
        assertThat(failure(ErrorClass.INTERNAL, "XX000")).contains(Failure.INTERNAL_ERROR);
    }

    @Test
    void aCancelledStatementDidNotEnd() {
        assertThat(failure(ErrorClass.RESOURCE, "HYT00")).contains(Failure.HANG);
    }

    @Test
    void exhaustedMemoryAndOrdinaryErrorsAreNot() {
        assertThat(failure(ErrorClass.RESOURCE, "")).isEmpty();
        assertThat(failure(ErrorClass.ORDINARY, "22012")).isEmpty();
        assertThat(failure(ErrorClass.INVALID, "42000")).isEmpty();
    }

    @Test
    void queriesThatDoNotEndAreOfOneManner() {
        Broken cancelled =
                new Broken(Failure.HANG, Place.LEFT, "q", "no answer within 10001 ms; it could be cancelled");
        Broken killed = new Broken(Failure.HANG, Place.LEFT, "q", "did not end within 10000 ms\n  at A.b(C.java:1)");
        assertThat(cancelled.isSameManner(killed)).isTrue();
        assertThat(cancelled.isSameManner(new Broken(Failure.CRASH, Place.LEFT, "q", "")))
                .isFalse();
    }

    private static Optional<Failure> failure(ErrorClass errorClass, String state) {
        return Judge.broken(new Outcome.Failed(errorClass, state, "no", 10_000_000_000L), Place.LEFT, "SELECT 1")
                .map(Broken.class::cast)
                .map(Broken::failure);
    }
}
