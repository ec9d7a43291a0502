package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownFunctionsTest {
    @ParameterizedTest
    @ValueSource(strings = {"DOW", "ISODOW", "EPOCH", "SECOND", "WEEK", "YEARS", "STRFTIME", "DIV", "CAST_VARCHAR_3"})
    void aFunctionThatSomeDbmsHasIsKnown(String name) {
        assertThat(KnownFunctions.isKnown(name)).isTrue();
    }

    @Test
    void anyOtherNameIsUnknown() {
        assertThat(KnownFunctions.isKnown("F")).isFalse();
    }
}
