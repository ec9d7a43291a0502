package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.CrossCheck.AnswerGroup;
import io.panoptes.triage.CrossCheck.QueryAnswer;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrossCheckTest {

    @Test
    void theLargestCampComesFirst() {
        CrossCheck check = of(
                new QueryAnswer("a, query 1", rows(Value.of(2))),
                new QueryAnswer("a, query 2", rows(Value.of(1))),
                new QueryAnswer("b, query 1", rows(Value.of(1))),
                new QueryAnswer("b, query 2", rows(Value.of(1))));
        assertThat(check.groups())
                .extracting(AnswerGroup::members)
                .containsExactly(List.of("a, query 2", "b, query 1", "b, query 2"), List.of("a, query 1"));
        assertThat(check.hasMajority()).isTrue();
    }

    @Test
    void trueAndOneAreTheSame() {
        CrossCheck check = of(
                new QueryAnswer("a", rows(Value.TRUE, Value.NULL)),
                new QueryAnswer("b", rows(Value.NULL, Value.of(1))));
        assertThat(check.groups()).hasSize(1);
    }

    @Test
    void twoAgainstTwoIsNoMajority() {
        CrossCheck check = of(
                new QueryAnswer("a", rows(Value.of(1))),
                new QueryAnswer("b", rows(Value.of(1))),
                new QueryAnswer("c", rows(Value.of(2))),
                new QueryAnswer("d", rows(Value.of(2))));
        assertThat(check.hasMajority()).isFalse();
    }

    private static CrossCheck of(QueryAnswer... answers) {
        return new CrossCheck(CrossCheck.groups(List.of(answers), Semantics.BAG), List.of());
    }

    private static Outcome.Rows rows(Value... values) {
        return new Outcome.Rows(
                List.of("x"),
                List.of(SqlType.INTEGER),
                Arrays.stream(values).map(Row::of).toList(),
                0);
    }
}
