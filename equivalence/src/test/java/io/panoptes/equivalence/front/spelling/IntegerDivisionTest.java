package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntegerDivisionTest {
    private static String spelled(String sql, boolean slashes) {
        return Spelled.by(new IntegerDivision(slashes), sql).replace("/ INTEGER_DIVISOR(", "DIVIDED BY (");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        a DIV b            ; a DIVIDED BY ( b )
        a div 12           ; a DIVIDED BY ( 12 )
        12 DIV b           ; 12 DIVIDED BY ( b )
        (a) DIV -b         ; ( a ) DIVIDED BY ( - b )
        a DIV t.b + 1      ; a DIVIDED BY ( t . b ) + 1
        a DIV s.t.b        ; a DIVIDED BY ( s . t . b )
        a DIV f(x, y) * 2  ; a DIVIDED BY ( f ( x , y ) ) * 2
        a DIV (b + c) * 2  ; a DIVIDED BY ( ( b + c ) ) * 2
        a DIV b DIV c      ; a DIVIDED BY ( b ) DIVIDED BY ( c )
        """)
    void divIsAnOperator(String sql, String spelled) {
        assertThat(spelled(sql, false)).isEqualTo(spelled);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"DIV", "SELECT DIV", "DIV b", "a DIV", "+ DIV b", "a DIV * b", "a DIV (b", "a DIV f(b", "a DIV -"
            })
    void whatIsNoDivisionStays(String sql) {
        assertThat(spelled(sql, false)).doesNotContain("DIVIDED");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        a // b             ; a DIVIDED BY ( b )
        a // -(b)          ; a DIVIDED BY ( - ( b ) )
        """)
    void slashesAreOneWhereTheProfileHasThem(String sql, String spelled) {
        assertThat(spelled(sql, true)).isEqualTo(spelled);
        assertThatThrownBy(() -> spelled(sql, false))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("//");
    }

    @ParameterizedTest
    @ValueSource(strings = {"+ // b", "a // *"})
    void slashesWithoutOperandsAreRefused(String sql) {
        assertThatThrownBy(() -> spelled(sql + " c", true)).isInstanceOf(Unsupported.class);
    }
}
