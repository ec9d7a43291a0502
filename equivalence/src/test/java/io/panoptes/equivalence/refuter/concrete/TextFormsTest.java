package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextFormsTest {
    @Test
    void givesOtherCasesAndBlanks() {
        assertThat(TextForms.of(List.of(Value.of("Ann")), TextForms.Wanted.CASES_TOO))
                .contains(Value.of("ann"), Value.of("ANN"), Value.of(" Ann"), Value.of("Ann "));
    }

    @Test
    void givesTextsOfTheLengthThatIsAskedFor() {
        assertThat(TextForms.of(List.of(Value.of(3)), TextForms.Wanted.LENGTHS_AND_BLANKS))
                .contains(Value.of("abc"), Value.of("abcd"));
    }

    @Test
    void makesNoTextOfUnreasonableLength() {
        assertThat(TextForms.of(List.of(Value.of(1_000_000), Value.of(-5)), TextForms.Wanted.LENGTHS_AND_BLANKS))
                .isEqualTo(TextForms.of(List.of(), TextForms.Wanted.LENGTHS_AND_BLANKS));
    }

    @Test
    void givesOneCaseWhereNoFunctionChangesIt() {
        assertThat(TextForms.of(List.of(Value.of("Ann")), TextForms.Wanted.LENGTHS_AND_BLANKS))
                .contains(Value.of("Ann "))
                .doesNotContain(Value.of("ann"), Value.of("A"));
        assertThat(TextForms.of(List.of(Value.of("Ann")), TextForms.Wanted.NONE))
                .isEmpty();
    }
}
