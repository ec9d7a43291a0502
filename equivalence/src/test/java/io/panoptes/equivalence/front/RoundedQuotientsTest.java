package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Answer;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundedQuotientsTest {
    private static final Answer THIRD = answer("0.333333333333333333333333333333");

    private static Answer answer(String number) {
        return new Answer(List.of(Row.of(Value.of(new BigDecimal(number)))));
    }

    /** MySQL gives 0.3333 for 1 / 3. */
    @Test
    void fourDigitsAreKept() {
        for (Semantics semantics : Semantics.values()) {
            assertThat(RoundedQuotients.mayAgree(THIRD, answer("0.3333"), semantics))
                    .isTrue();
            assertThat(RoundedQuotients.mayAgree(THIRD, answer("0.3334"), semantics))
                    .isFalse();
        }
    }

    @Test
    void otherDifferencesStand() {
        assertThat(RoundedQuotients.mayAgree(answer("1.5"), answer("1.6"), Semantics.BAG))
                .isFalse();
        assertThat(RoundedQuotients.mayAgree(THIRD, new Answer(List.of()), Semantics.SET))
                .isFalse();
    }
}
