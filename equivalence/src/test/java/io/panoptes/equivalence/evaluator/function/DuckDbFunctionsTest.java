package io.panoptes.equivalence.evaluator.function;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuckDbFunctionsTest {
    private static final FunctionCalls CALLS = new FunctionCalls(DuckDbFunctions.LIST);

    /** As DuckDB 1.4.1 and 2.0.1 have it: what begins behind the text begins at its end. */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
            SUBSTR('1', 3, -1)    | '1'
            SUBSTR('ab', 3, -1)   | 'b'
            SUBSTR('abcd', 3, -1) | 'b'
            SUBSTR('abcd', 2, 2)  | 'bc'
            SUBSTR('1', 3, 1)     | ''
            """)
    void partsOfATextOfNegativeLength(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }

    /** As DuckDB 2.0.1 has it. */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
            GLOB('a?*', 'abab')              | true
            GLOB('ab', 'aB')                 | false
            GLOB('*', '')                    | true
            YEARWEEK(d'2021-01-01')      | 202053
            YEARWEEK(d'0001-01-01')      | 101
            MILLISECONDS(d'2021-01-01')  | 0
            EPOCH(d'1970-01-02')         | 86400.0e0
            MAKE_TIMESTAMP(2021, 12, 30, 12, 41, 46.123456) | t'2021-12-30T12:41:46.123456'
            """)
    void patternsAndPartsOfMoments(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }
}
