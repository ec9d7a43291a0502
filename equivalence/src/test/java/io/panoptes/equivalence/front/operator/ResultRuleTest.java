package io.panoptes.equivalence.front.operator;

import static io.panoptes.equivalence.front.operator.PlainKind.DATE;
import static io.panoptes.equivalence.front.operator.PlainKind.DOUBLE;
import static io.panoptes.equivalence.front.operator.PlainKind.OTHER;
import static io.panoptes.equivalence.front.operator.PlainKind.TEXT;
import static io.panoptes.equivalence.front.operator.PlainKind.TIMESTAMP;
import static io.panoptes.equivalence.front.operator.PlainKind.WHOLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResultRuleTest {
    private static ResultRule.Call call(PlainKind result, PlainKind... arguments) {
        return new ResultRule.Call(List.of(arguments), result);
    }

    @Test
    void oneKindNeedsNoArguments() {
        ResultRule rule = ResultRule.of(List.of(call(TEXT, WHOLE), call(TEXT, DATE, WHOLE)));
        assertThat(rule.text()).isEqualTo("text");
        assertThat(rule.result(List.of())).contains(TEXT);
    }

    @Test
    void theFirstArgumentThatTellsItIsNamed() {
        ResultRule rule = ResultRule.of(
                List.of(call(DATE, TEXT, DATE), call(TIMESTAMP, TEXT, TIMESTAMP), call(TIMESTAMP, WHOLE, TIMESTAMP)));
        assertThat(rule.text()).isEqualTo("2: date=date timestamp=timestamp");
        assertThat(rule.result(List.of(Optional.of(TEXT), Optional.of(DATE)))).contains(DATE);
        assertThat(rule.result(List.of(Optional.of(TEXT), Optional.of(WHOLE)))).isEmpty();
        assertThat(rule.result(List.of(Optional.of(TEXT), Optional.empty()))).isEmpty();
        assertThat(rule.result(List.of(Optional.of(TEXT)))).isEmpty();
    }

    @Test
    void whatNoArgumentTellsIsNotKnown() {
        ResultRule rule = ResultRule.of(List.of(call(WHOLE, WHOLE), call(DOUBLE, WHOLE)));
        assertThat(rule.text()).isEqualTo("?");
        assertThat(rule.result(List.of(Optional.of(WHOLE)))).isEmpty();
    }

    @Test
    void ofArraysNothingIsRead() {
        assertThat(ResultRule.of(List.of(call(OTHER, TEXT))).result(List.of(Optional.of(TEXT))))
                .isEmpty();
    }

    @Test
    void isReadFromItsText() {
        for (String text : List.of("text", "?", "2: date=date timestamp=timestamp")) {
            assertThat(ResultRule.parse(text).text()).isEqualTo(text);
        }
        assertThatIllegalArgumentException().isThrownBy(() -> ResultRule.parse("colour"));
    }
}
