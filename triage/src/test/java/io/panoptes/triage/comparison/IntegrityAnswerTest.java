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
        assertThat(IntegrityAnswer.complaint(answer(Value.of("t"), Value.of("row 1 missing from index i"))))
                .contains("the table is not in order: t row 1 missing from index i");
    }

    @Test
    void anInternalErrorIsAComplaintToo() {
        assertThat(IntegrityAnswer.complaint(
                        new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "XX002", "lacks matching index tuple", 1)))
                .contains("the table is not in order: lacks matching index tuple");
    }

    @Test
    void aCheckThatDidNotRunSaysNothing() {
        assertThat(IntegrityAnswer.complaint(
                        new Outcome.Failed(Outcome.ErrorClass.INVALID, "42000", "no such command", 1)))
                .isEmpty();
    }

    private static boolean complains(Value... values) {
        return IntegrityAnswer.complaint(answer(values)).isPresent();
    }

    private static Outcome answer(Value... values) {
        return new Outcome.Rows(List.of("c"), List.of(), List.of(Row.of(values)), 1);
    }
}
