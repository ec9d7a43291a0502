package io.panoptes.equivalence.refuter.disambiguation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition.Agree;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConditionReaderTest {
    @Test
    void namesStandForTheirConditions() {
        assertThat(ConditionReader.read("all-differ", 3)).isEqualTo(AnswerCondition.allDiffer(3));
        assertThat(ConditionReader.read(" Even-Split ", 4)).isEqualTo(AnswerCondition.evenSplit(4));
    }

    @Test
    void andBindsCloserThanOr() {
        assertThat(ConditionReader.read("1 = 2 or 2<>3 and not (1=3)", 3))
                .isEqualTo(new AnswerCondition.Any(List.of(
                        new Agree(0, 1),
                        new AnswerCondition.All(
                                List.of(AnswerCondition.differ(1, 2), new AnswerCondition.Not(new Agree(0, 2)))))));
    }

    @Test
    void saysWhereItDoesNotUnderstand() {
        assertThatThrownBy(() -> ConditionReader.read("1 = 7", 3))
                .hasMessageContaining("the number of a query, from 1 to 3 at character 5");
        assertThatThrownBy(() -> ConditionReader.read("1 =", 3)).hasMessageContaining("at the end");
        assertThatThrownBy(() -> ConditionReader.read("1 = 2 ; DROP", 3)).hasMessageContaining("expected an end");
        assertThatThrownBy(() -> ConditionReader.read("", 3)).hasMessageContaining("expected the number of a query");
    }
}
