package io.panoptes.equivalence.evaluator.function;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SplitFunctionsTest {
    private static final FunctionCalls CALLS = new FunctionCalls(SplitFunctions.LIST);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        SPLIT_COUNT('a;b', ';')      | 2
        SPLIT_COUNT('a', ';')        | 1
        SPLIT_COUNT(';a;', ';')      | 3
        SPLIT_COUNT('abc', '')       | 3
        SPLIT_COUNT('abc', NULL)     | 1
        SPLIT_COUNT(NULL, ';')       | NULL
        SPLIT_ITEM('a;b', ';', 1)    | 'a'
        SPLIT_ITEM('a;b', ';', 2)    | 'b'
        SPLIT_ITEM('a;b', ';', 3)    | NULL
        SPLIT_ITEM('abc', '', 2)     | 'b'
        SPLIT_ITEM('a;b', NULL, 1)   | 'a;b'
        SPLIT_ITEM(NULL, ';', 1)     | NULL
        SPLIT_COUNT('', '')          | no answer: nothing split at nothing
        """)
    void partsOfATextOneByOne(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }

    @Test
    void asManyItemsAsThereAreRows() {
        assertThat(CALLS.value("SPLIT_COUNT('%s', ';')".formatted(";".repeat(SplitFunctions.MOST_ITEMS - 1))))
                .isEqualTo("40");
        assertThat(CALLS.value("SPLIT_COUNT('%s', ';')".formatted(";".repeat(SplitFunctions.MOST_ITEMS))))
                .isEqualTo("no answer: a list of more than 40 items as rows");
    }

    @ParameterizedTest
    @ValueSource(ints = {0x301, 0x20DD, 0x903, 0x200D, 0x7, 0x1F3FB, 0x1F1E6, 0x1F1FF, 0x1100, 0x11FF})
    void charactersThatBelongTogetherAreNotSplit(int joining) {
        assertThat(CALLS.value("SPLIT_COUNT('a%s', '')".formatted(Character.toString(joining))))
                .isEqualTo("no answer: characters that are made of several");
    }

    @ParameterizedTest
    @ValueSource(ints = {'b', 0xE4, 0x1F600, 0x1F1E5, 0x1200})
    void othersAre(int character) {
        assertThat(CALLS.value("SPLIT_COUNT('a%s', '')".formatted(Character.toString(character))))
                .isEqualTo("2");
    }
}
