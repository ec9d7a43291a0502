package io.panoptes.sql.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LexerTest {
    /** Each token but the last as its kind and its text. */
    private static String tokens(String text) {
        return Lexer.tokens(text).stream()
                .filter(token -> token.kind() != Token.Kind.END)
                .map(token -> token.kind() + ":" + token.text())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        a_1 $x _y ä     ; WORD:a_1 WORD:$x WORD:_y WORD:ä
        a$b             ; WORD:a$b
        12 1.5 1..2     ; NUMBER:12 NUMBER:1.5 NUMBER:1..2
        1a              ; NUMBER:1 WORD:a
        a1              ; WORD:a1
        .5              ; SYMBOL:. NUMBER:5
        a<=b            ; WORD:a SYMBOL:< SYMBOL:= WORD:b
        'it''s'         ; STRING:it's
        '' 'a'          ; STRING: STRING:a
        "a""b" `c``d`   ; QUOTED:a"b QUOTED:c`d
        "a'b" 'a"b'     ; QUOTED:a'b STRING:a"b
        a-b /c          ; WORD:a SYMBOL:- WORD:b SYMBOL:/ WORD:c
        """)
    void wordsNumbersAndQuotes(String text, String tokens) {
        assertThat(tokens(text)).isEqualTo(tokens);
    }

    @Test
    void commentsAndBlanksAreDropped() {
        assertThat(tokens("a -- b\nc--d")).isEqualTo("WORD:a WORD:c");
        assertThat(tokens("a/* b\n*/c")).isEqualTo("WORD:a WORD:c");
        assertThat(tokens("/*/ a */b")).isEqualTo("WORD:b");
        assertThat(tokens(" \n\t")).isEmpty();
    }

    @Test
    void aTokenKnowsItsPlace() {
        assertThat(Lexer.tokens(" ab 'c'"))
                .containsExactly(
                        new Token(Token.Kind.WORD, "ab", 1, 3),
                        new Token(Token.Kind.STRING, "c", 4, 7),
                        new Token(Token.Kind.END, "", 7, 7));
        assertThat(Lexer.tokens("a;").get(1)).isEqualTo(new Token(Token.Kind.SYMBOL, ";", 1, 2));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        'a        ; a ' is not closed
        a "b''    ; a " is not closed
        `a'       ; a ` is not closed
        'a''      ; a ' is not closed
        a /* b    ; a comment is not closed
        /*/       ; a comment is not closed
        """)
    void whatIsNotClosedIsTold(String text, String problem) {
        assertThatThrownBy(() -> tokens(text))
                .isInstanceOf(SqlTextException.class)
                .hasMessageContaining(problem);
    }
}
