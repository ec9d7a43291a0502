package io.panoptes.triage.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class IntegrityAnswerTest {
    @Test
    void okIsFineWhateverStandsBeforeIt() {
        assertThat(complains(Value.of("ok"))).isFalse();
        assertThat(complains(Value.of("db.t"), Value.of("check"), Value.of("status"), Value.of("OK")))
                .isFalse();
        assertThat(complains(Value.NULL)).isFalse();
    }

    @Test
    void allElseIsAComplaint() {
        assertThat(complains(Value.of("row 1 missing from index i"))).isTrue();
    }

    @Test
    void aCheckThatDidNotRunSaysNothing() {
        assertThat(IntegrityAnswer.complaint(
                        new Outcome.Failed(Outcome.ErrorClass.INVALID, "42000", "no such command", 1)))
                .isEmpty();
    }

    private static boolean complains(Value... values) {
        return IntegrityAnswer.complaint(new Outcome.Rows(List.of("c"), List.of(), List.of(Row.of(values)), 1))
                .isPresent();
    }
}
