package io.panoptes.equivalence.evaluator.function;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of DuckDB, with which {@code BitsOnDbmsTest} compares them. */
class BitFunctionsTest {
    private static final FunctionCalls CALLS = new FunctionCalls(BitFunctions.LIST);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        TO_BIT('0101', 'VARCHAR')       | b'0101'
        TO_BIT('x1F', 'VARCHAR')        | b'00011111'
        TO_BIT('XaF', 'VARCHAR')        | b'10101111'
        TO_BIT(b'10', 'BIT')            | b'10'
        TO_BIT(true, 'BOOLEAN')         | b'00000001'
        TO_BIT(false, 'BOOLEAN')        | b'00000000'
        TO_BIT(5, 'TINYINT')            | b'00000101'
        TO_BIT(-1, 'TINYINT')           | b'11111111'
        TO_BIT(-2, 'SMALLINT')          | b'1111111111111110'
        TO_BIT(200, 'UTINYINT')         | b'11001000'
        TO_BIT(1e0, 'REAL')             | b'00111111100000000000000000000000'
        TO_BIT(-2e0, 'DOUBLE')          | b'1100000000000000000000000000000000000000000000000000000000000000'
        TO_BIT(NULL, 'TINYINT')         | NULL
        TO_BIT('012', 'VARCHAR')        | no answer: a text that is no bits
        TO_BIT('', 'VARCHAR')           | no answer: no text as bits
        TO_BIT(5, 'DECIMAL')            | no answer: bits of type DECIMAL
        TO_BIT(5.5, 'INTEGER')          | no answer: bits of type INTEGER
        TRY_TO_BIT('012', 'VARCHAR')    | NULL
        TRY_TO_BIT('01', 'VARCHAR')     | b'01'
        TRY_TO_BIT(1, 'TINYINT')        | b'00000001'
        """)
    void bitsOfAValue(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        FROM_BIT(b'0101', 'VARCHAR')      | '0101'
        FROM_BIT(b'0101', 'BIT')          | b'0101'
        FROM_BIT(b'0101', 'TINYINT')      | 5
        FROM_BIT(b'10000001', 'TINYINT')  | -127
        FROM_BIT(b'00000001', 'TINYINT')  | 1
        FROM_BIT(b'1000001', 'TINYINT')   | 65
        FROM_BIT(b'10000001', 'UTINYINT') | 129
        FROM_BIT(b'10000001', 'SMALLINT') | 129
        FROM_BIT(b'0', 'BOOLEAN')         | false
        FROM_BIT(b'10', 'BOOLEAN')        | true
        FROM_BIT(b'00111111100000000000000000000000', 'REAL')   | 1.0e0
        FROM_BIT(b'0', 'REAL')            | 0.0e0
        FROM_BIT(b'00000000000000000000000000000001', 'REAL')   | no answer: a number that is too small for its digits
        FROM_BIT(b'00000000100000000000000000000000', 'REAL')   | 1.1754944E-38e0
        FROM_BIT(b'01111111100000000000000000000000', 'REAL')   | no answer: a result that is no number
        FROM_BIT(b'01111111110000000000000000000000', 'REAL')   | no answer: a result that is no number
        FROM_BIT(b'100000000000000000000000000000000', 'REAL')  | no answer: a cast of too many bits
        FROM_BIT(b'100000001', 'BOOLEAN') | no answer: a cast of too many bits
        FROM_BIT(b'100000001', 'TINYINT') | no answer: a cast of too many bits
        FROM_BIT(b'1', 'DATE')            | no answer: bits as DATE
        FROM_BIT(5, 'TINYINT')            | no answer: bits of what is none
        TRY_FROM_BIT(b'100000001', 'TINYINT') | NULL
        TRY_FROM_BIT(b'00000001', 'TINYINT')  | 1
        """)
    void aValueOfBits(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }

    @Test
    void aDoubleOfItsBits() {
        String bits = "0100000000001000" + "0".repeat(48);
        assertThat(CALLS.value("FROM_BIT(b'%s', 'DOUBLE')".formatted(bits))).isEqualTo("3.0e0");
        assertThat(CALLS.value("FROM_BIT(b'1%s', 'DOUBLE')".formatted(bits)))
                .isEqualTo("no answer: a cast of too many bits");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        BITSTRING('101', 5)                | b'00101'
        BITSTRING(b'101', 3)               | b'101'
        BITSTRING(b'101', 2)               | no answer: bits of another length
        BITSTRING(b'101', 10001)           | no answer: bits of another length
        BITSTRING('2', 5)                  | no answer: a text that is no bits
        OPERATOR_AND(b'0011', b'0101')     | b'0001'
        OPERATOR_OR(b'0011', b'0101')      | b'0111'
        XOR(b'0011', b'0101')              | b'0110'
        XOR(b'0011', b'01')                | no answer: bits of different lengths
        OPERATOR_AND(12, 10)               | 8
        OPERATOR_OR(12, 10)                | 14
        XOR(12, 10)                        | 6
        XOR(12, b'10')                     | no answer: bits of a fraction
        XOR('1', 1)                        | no answer: an operator on the bits of a text
        XOR(1.5, 1)                        | no answer: bits of a fraction
        OPERATOR_NOT(b'0110')              | b'1001'
        OPERATOR_NOT(5)                    | -6
        OPERATOR_NOT(5e0)                  | no answer: the inverted bits of a type of which the width is not known
        """)
    void operatorsOnBits(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        OPERATOR_LEFT(b'0011', 1)   | b'0110'
        OPERATOR_LEFT(b'0011', 0)   | b'0011'
        OPERATOR_LEFT(b'0011', 9)   | b'0000'
        OPERATOR_RIGHT(b'0011', 1)  | b'0001'
        OPERATOR_RIGHT(b'1011', 9)  | b'0000'
        OPERATOR_LEFT(b'0011', -1)  | no answer: a shift by less than 0
        OPERATOR_LEFT(1, 6)         | 64
        OPERATOR_LEFT(2, 6)         | no answer: a shift of a number that may leave its type
        OPERATOR_LEFT(0, 7)         | no answer: a shift of a number that may leave its type
        OPERATOR_LEFT(-1, 1)        | no answer: a shift of a number that may leave its type
        OPERATOR_LEFT(0, 1)         | 0
        OPERATOR_RIGHT(9, 1)        | 4
        OPERATOR_RIGHT(127, 0)      | 127
        OPERATOR_RIGHT(128, 0)      | no answer: a shift of a number that may leave its type
        """)
    void shifts(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        BIT_COUNT(b'01101')         | 3
        BIT_LENGTH(b'01101')        | 5
        BIT_LENGTH('aä')            | 24
        OCTET_LENGTH(b'011011011')  | 2
        OCTET_LENGTH(b'01101101')   | 1
        OCTET_LENGTH('aä')          | 3
        OCTET_LENGTH(5)             | no answer: a value that is no text where text is wanted
        GET_BIT(b'010', 1)          | 1
        GET_BIT(b'010', 0)          | 0
        GET_BIT(b'010', 3)          | no answer: a bit that is not there
        GET_BIT(b'010', -1)         | no answer: a bit that is not there
        SET_BIT(b'010', 0, 1)       | b'110'
        SET_BIT(b'010', 1, 0)       | b'000'
        SET_BIT(b'010', 1, 2)       | no answer: a bit that is neither 0 nor 1
        BIT_POSITION(b'10', b'0010')| 3
        BIT_POSITION(b'11', b'0010')| 0
        BIT_POSITION(NULL, b'0010') | NULL
        """)
    void placesAndLengths(String call, String value) {
        assertThat(CALLS.value(call)).isEqualTo(value);
    }
}
