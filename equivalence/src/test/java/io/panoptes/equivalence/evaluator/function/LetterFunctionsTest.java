package io.panoptes.equivalence.evaluator.function;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of DuckDB, with which {@code LettersOnDbmsTest} compares them. */
class LetterFunctionsTest {
    private static final FunctionCalls CALLS = new FunctionCalls(LetterFunctions.LIST);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        LOWER('AbÄ9')   | 'abä9'
        LCASE('ABC')    | 'abc'
        UPPER('abä9')   | 'ABÄ9'
        UCASE('abc')    | 'ABC'
        UPPER('ß')      | 'ẞ'
        LOWER('ẞ')      | 'ß'
        LOWER('')       | ''
        LOWER(NULL)     | NULL
        LOWER(5)        | no answer: a value that is no text where text is wanted
        """)
    void oneLetterByOne(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }

    /** In releases with other tables each of these may be its own other case. */
    @ParameterizedTest
    @ValueSource(ints = {0x19B, 0x264, 0x1C80, 0x1C88, 0xA7C0, 0xA7F6, 0x10400, 0x1E900})
    void theCaseOfNewLettersIsNotKnown(int letter) {
        assertThat(CALLS.value("UPPER('%s')".formatted(Character.toString(letter))))
                .isEqualTo("no answer: the case of a letter that is new in Unicode");
    }

    @ParameterizedTest
    @ValueSource(ints = {0x19A, 0x19C, 0x265, 0x1C90, 0xA7BF, 0xAB53, 0x1F600, 0xA7F7})
    void theCaseOfOthersIs(int letter) {
        String text = Character.toString(letter);
        assertThat(CALLS.value("UPPER('%s')".formatted(text)))
                .isEqualTo("'%s'".formatted(Character.toString(Character.toUpperCase(letter))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        LIKE_WITHOUT_CASE('Abc', 'aBC')        | true
        LIKE_WITHOUT_CASE('abc', 'ab')         | false
        LIKE_WITHOUT_CASE('ab', 'abc')         | false
        LIKE_WITHOUT_CASE('abc', 'a%')         | true
        LIKE_WITHOUT_CASE('abc', '%C')         | true
        LIKE_WITHOUT_CASE('abc', '%b')         | false
        LIKE_WITHOUT_CASE('', '%')             | true
        LIKE_WITHOUT_CASE('', '_')             | false
        LIKE_WITHOUT_CASE('abc', 'a_c')        | true
        LIKE_WITHOUT_CASE('abc', '_c')         | false
        LIKE_WITHOUT_CASE('ÄB', 'ä_')          | true
        LIKE_WITHOUT_CASE('a%c', 'a!%C', '!')  | true
        LIKE_WITHOUT_CASE('abc', 'a!%c', '!')  | false
        LIKE_WITHOUT_CASE('a', 'a!%', '!')     | false
        LIKE_WITHOUT_CASE('a_d', 'a!_c', '!')  | false
        LIKE_WITHOUT_CASE('a!', 'a!', '')      | true
        LIKE_WITHOUT_CASE('a', 'a!', '!')      | no answer: a pattern that ends in its escape character
        LIKE_WITHOUT_CASE('a', 'a', 'x')       | no answer: ILIKE with such an ESCAPE
        LIKE_WITHOUT_CASE('a', 'a', '!!')      | no answer: ILIKE with such an ESCAPE
        LIKE_WITHOUT_CASE('a', NULL)           | NULL
        """)
    void likeWithoutCase(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }

    @Test
    void anEscapeIsOneCharacterAlsoBeyondSixteenBits() {
        assertThat(CALLS.value("LIKE_WITHOUT_CASE('a%', 'a😀%', '😀')")).isEqualTo("true");
        assertThat(CALLS.value("LIKE_WITHOUT_CASE('ab', 'a😀%', '😀')")).isEqualTo("false");
    }
}
