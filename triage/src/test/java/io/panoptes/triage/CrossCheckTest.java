package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.CrossCheck.Camp;
import io.panoptes.triage.CrossCheck.Witness;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrossCheckTest {

    @Test
    void theLargestCampComesFirst() {
        CrossCheck check = of(
                new Witness("a, query 1", rows(Value.of(2))),
                new Witness("a, query 2", rows(Value.of(1))),
                new Witness("b, query 1", rows(Value.of(1))),
                new Witness("b, query 2", rows(Value.of(1))));
        assertThat(check.camps())
                .extracting(Camp::members)
                .containsExactly(List.of("a, query 2", "b, query 1", "b, query 2"), List.of("a, query 1"));
        assertThat(check.hasMajority()).isTrue();
    }

    @Test
    void trueAndOneAreTheSame() {
        CrossCheck check =
                of(new Witness("a", rows(Value.TRUE, Value.NULL)), new Witness("b", rows(Value.NULL, Value.of(1))));
        assertThat(check.camps()).hasSize(1);
    }

    @Test
    void twoAgainstTwoIsNoMajority() {
        CrossCheck check = of(
                new Witness("a", rows(Value.of(1))),
                new Witness("b", rows(Value.of(1))),
                new Witness("c", rows(Value.of(2))),
                new Witness("d", rows(Value.of(2))));
        assertThat(check.hasMajority()).isFalse();
    }

    private static CrossCheck of(Witness... witnesses) {
        return new CrossCheck(CrossCheck.camps(List.of(witnesses), Semantics.BAG), List.of());
    }

    private static Outcome.Rows rows(Value... values) {
        return new Outcome.Rows(
                List.of("x"),
                List.of(SqlType.INTEGER),
                Arrays.stream(values).map(Row::of).toList(),
                0);
    }
}
