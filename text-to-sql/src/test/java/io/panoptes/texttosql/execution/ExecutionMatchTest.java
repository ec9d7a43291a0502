package io.panoptes.texttosql.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExecutionMatchTest {
    private static final Row ONE_A = Row.of(Value.of(1), Value.of("a"));
    private static final Row TWO_B = Row.of(Value.of(2), Value.of("b"));
    private static final Row A_ONE = Row.of(Value.of("a"), Value.of(1));
    private static final Row B_TWO = Row.of(Value.of("b"), Value.of(2));

    /** SpotIt, equation 1: the same set of rows. */
    @Test
    void birdComparesSetsOfRows() {
        assertThat(bird(List.of(ONE_A, TWO_B), List.of(TWO_B, ONE_A, ONE_A))).isTrue();
        assertThat(bird(List.of(ONE_A), List.of(ONE_A, TWO_B))).isFalse();
        assertThat(bird(List.of(ONE_A), List.of(A_ONE))).isFalse();
        assertThat(bird(List.of(), List.of())).isTrue();
    }

    /** An empty answer and one NULL are two answers, unless a switch says otherwise. */
    @Test
    void nullIsARow() {
        assertThat(bird(List.of(), List.of(Row.of(Value.NULL)))).isFalse();
    }

    @Test
    void valuesAreComparedAsPythonDoes() {
        assertThat(bird(List.of(Row.of(Value.of(1))), List.of(Row.of(new Value.DoubleValue(1.0)))))
                .isTrue();
        assertThat(bird(List.of(Row.of(Value.of(1))), List.of(Row.of(Value.of("1")))))
                .isFalse();
        assertThat(bird(List.of(Row.of(new Value.DoubleValue(0.1 + 0.2))), List.of(Row.of(new Value.DoubleValue(0.3)))))
                .isFalse();
    }

    @Test
    void spiderTakesColumnsInAnyOrder() {
        assertThat(spider(List.of(ONE_A, TWO_B), List.of(A_ONE, B_TWO), "SELECT x"))
                .isTrue();
        assertThat(spider(List.of(ONE_A, TWO_B), List.of(B_TWO, A_ONE), "SELECT x"))
                .isTrue();
        assertThat(spider(
                        List.of(Row.of(Value.of(1), Value.of(2)), Row.of(Value.of(2), Value.of(1))),
                        List.of(Row.of(Value.of(1), Value.of(1)), Row.of(Value.of(2), Value.of(2))),
                        "SELECT x"))
                .isFalse();
    }

    @Test
    void spiderKeepsTheOrderThatTheGoldQueryAsksFor() {
        assertThat(spider(List.of(ONE_A, TWO_B), List.of(TWO_B, ONE_A), "SELECT x ORDER BY y"))
                .isFalse();
        assertThat(spider(List.of(ONE_A, TWO_B), List.of(TWO_B, ONE_A), "SELECT x"))
                .isTrue();
    }

    @Test
    void spiderCountsDuplicates() {
        assertThat(spider(List.of(ONE_A), List.of(ONE_A, ONE_A), "SELECT x")).isFalse();
    }

    private static boolean bird(List<Row> gold, List<Row> predicted) {
        return ExecutionMatch.BIRD.equal(gold, predicted, "SELECT x");
    }

    private static boolean spider(List<Row> gold, List<Row> predicted, String goldText) {
        return ExecutionMatch.SPIDER.equal(gold, predicted, goldText);
    }
}
