package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeriesTableTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        FROM range(3)                     ; FROM TABLE ( "RANGE$TABLE" ( 3 ) )
        FROM t, range(1, f(2)) AS r       ; FROM t , TABLE ( "RANGE$TABLE" ( 1 , f ( 2 ) ) ) AS r
        JOIN generate_series(1, 3)        ; JOIN TABLE ( "SERIES$TABLE" ( 1 , 3 ) )
        SELECT range(3)                   ; SELECT "range" ( 3 )
        SELECT generate_series(1, 3)      ; SELECT generate_series ( 1 , 3 )
        FROM range                        ; FROM range
        FROM range(3                      ; FROM range ( 3
        """)
    void aSeriesIsATable(String sql, String spelled) {
        assertThat(Spelled.by(new SeriesTable(), sql)).isEqualTo(spelled);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        SELECT range FROM t               ; SELECT "range" FROM t
        WHERE 1 < range                   ; WHERE 1 < "range"
        ORDER BY range                    ; ORDER BY "range"
        (range)                           ; ( "range" )
        a AND range = 1                   ; a AND "range" = 1
        ROWS range                        ; ROWS range
        ) range                           ; ) range
        BY a range BETWEEN 1              ; BY a range BETWEEN 1
        (range BETWEEN 1                  ; ( range BETWEEN 1
        (range UNBOUNDED PRECEDING        ; ( range UNBOUNDED PRECEDING
        (range CURRENT ROW                ; ( range CURRENT ROW
        range                             ; range
        """)
    void rangeIsAColumnWhereAValueStands(String sql, String spelled) {
        assertThat(Spelled.by(new SeriesTable(), sql)).isEqualTo(spelled);
    }
}
