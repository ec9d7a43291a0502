package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReservedNamesTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        t.timestamp            ; t . "timestamp"
        t.a                    ; t . "a"
        t.f(x)                 ; t . f ( x )
        date                   ; "date"
        date = 1               ; "date" = 1
        DATE '2020-01-01'      ; DATE '2020-01-01'
        date(x)                ; date ( x )
        x::date                ; x :: date
        x::datetime            ; x :: TIMESTAMP
        datetime               ; "datetime"
        CAST(x AS date)        ; CAST ( x AS date )
        CAST(f(x) AS date)     ; CAST ( f ( x ) AS date )
        TRY_CAST(x AS date)    ; TRY_CAST ( x AS date )
        CAST(x AS datetime)    ; CAST ( x AS TIMESTAMP )
        CONVERT(x, date)       ; CONVERT ( x , date )
        f(x AS date)           ; f ( x AS "date" )
        CAST(x, date)          ; CAST ( x , "date" )
        CONVERT(x AS date)     ; CONVERT ( x AS "date" )
        SELECT x AS date       ; SELECT x AS "date"
        SELECT x, date         ; SELECT x , "date"
        f(x) AS date           ; f ( x ) AS "date"
        """)
    void typesAreNamesWhereNoTypeIsExpected(String sql, String spelled) {
        assertThat(Spelled.by(new ReservedNames(), sql)).isEqualTo(spelled);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        datediff(a, b)         ; "datediff" ( a , b )
        date_part('year', a)   ; "date_part" ( 'year' , a )
        next                   ; "next"
        next(x)                ; next ( x )
        FETCH next 3           ; FETCH next 3
        monday                 ; "monday"
        'date'                 ; 'date'
        ename                  ; ename
        """)
    void functionsAndOtherWords(String sql, String spelled) {
        assertThat(Spelled.by(new ReservedNames(), sql)).isEqualTo(spelled);
    }
}
