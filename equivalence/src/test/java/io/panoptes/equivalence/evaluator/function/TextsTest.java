package io.panoptes.equivalence.evaluator.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {
    @Test
    void wholeNumbersOfAnyKind() {
        assertThat(Texts.whole(Value.of(7))).isEqualTo(7);
        assertThat(Texts.whole(new Value.DecimalValue(new BigDecimal("7.00")))).isEqualTo(7);
        assertThat(Texts.whole(new Value.DoubleValue(-7))).isEqualTo(-7);
        assertThat(Texts.whole(new Value.DecimalValue(BigDecimal.TEN.pow(17)))).isEqualTo(100_000_000_000_000_000L);
    }

    @Test
    void whatIsNoWholeNumberHasNoAnswer() {
        assertThatThrownBy(() -> Texts.whole(new Value.DecimalValue(new BigDecimal("7.5"))))
                .isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> Texts.whole(new Value.DecimalValue(
                        BigDecimal.TEN.pow(17).add(BigDecimal.ONE).negate())))
                .isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> Texts.whole(Value.TRUE)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> Texts.whole(Value.of("7"))).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> Texts.of(Value.of(7))).isInstanceOf(NoAnswer.class);
    }

    @ParameterizedTest
    @CsvSource({"abc,0,2,ab", "abc,1,9,bc", "abc,-5,1,a", "abc,2,1,''", "abc,5,9,''", "'😀b',1,2,b", "'😀b',0,1,'😀'"})
    void aPartIsWhatIsThereOfIt(String text, long start, long end, String part) {
        assertThat(Texts.part(text, start, end)).isEqualTo(part);
    }

    @ParameterizedTest
    @CsvSource({"abc,c,3", "abc,a,1", "abc,x,0", "'😀b',b,2", "abc,'',1"})
    void aPositionCountsCharactersFromOne(String text, String part, int position) {
        assertThat(Texts.position(text, part)).isEqualTo(position);
    }

    @Test
    void aLengthCountsCharacters() {
        assertThat(Texts.length("😀b")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "xaxbx,x,true,true,axb",
        "xaxbx,x,true,false,axbx",
        "xaxbx,x,false,true,xaxb",
        "xaxbx,x,false,false,xaxbx",
        "xyax,xy,true,false,ax",
        "xx,x,true,true,''",
        "xx,x,false,true,''",
        "abc,'',true,true,abc"
    })
    void trimTakesCharactersOfASetAway(String text, String set, boolean left, boolean right, String trimmed) {
        assertThat(Texts.trim(text, set, left, right)).isEqualTo(trimmed);
    }
}
