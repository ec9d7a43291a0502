package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScannerTest {
    /** Each token as the first letter of its kind and its text: word, quoted name, number, string or symbol (y). */
    private static String tokens(String sql, String profile) {
        return new Scanner(sql, ReadingProfiles.named(profile))
                .scan().stream()
                        .map(token -> switch (token.kind()) {
                                    case WORD -> "w";
                                    case QUOTED_NAME -> "q";
                                    case NUMBER -> "n";
                                    case STRING -> "s";
                                    case SYMBOL -> "y";
                                }
                                + token.text())
                        .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        a b1 _c     ; wa wb1 w_c
        a.b         ; wa y. wb
        a$b         ; q"a$b"
        "a b"       ; q"a b"
        "a""b"      ; q"a""b"
        `a``b`      ; q"a`b"
        `a"b`       ; q"a""b"
        'it''s'     ; s'it''s'
        ''          ; s''
        'a\\'       ; s'a\\'
        f(x)        ; wf y( wx y)
        [a]         ; y[ wa y]
        x#a         ; wx y# wa
        ä           ; wä
        """)
    void namesStringsAndWords(String sql, String tokens) {
        assertThat(tokens(sql, "standard")).isEqualTo(tokens);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        1 12 1.5 .5 1. ; n1 n12 n1.5 n.5 n1.
        1e5 1E5 1.5e5  ; n1e5 n1E5 n1.5e5
        1e-5 1e+5      ; n1e-5 n1e+5
        1-5            ; n1 y- n5
        a.5            ; wa n.5
        a . b          ; wa y. wb
        """)
    void numbers(String sql, String tokens) {
        assertThat(tokens(sql, "standard")).isEqualTo(tokens);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x1F", "1_000", "1a", "1e", "1e+", "1.5f", ".5e"})
    void aNumberThatGoesOnWithALetterIsRefused(String sql) {
        assertThatThrownBy(() -> tokens("SELECT " + sql, "standard"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("number that goes on with a letter");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        a<=>b==c<>d!=e ; wa y<=> wb y== wc y<> wd y!= we
        a<=b>=c<d>e    ; wa y<= wb y>= wc y< wd y> we
        a||b&&c|d&e    ; wa y|| wb y&& wc y| wd y& we
        a::b=>c:=d//e/f; wa y:: wb y=> wc y:= wd y// we y/ wf
        """)
    void symbolsAreAsLongAsTheyCanBe(String sql, String tokens) {
        assertThat(tokens(sql, "standard")).isEqualTo(tokens);
    }

    @Test
    void commentsAreBlanks() {
        assertThat(tokens("a -- b\nc --d", "standard")).isEqualTo("wa wc");
        assertThat(tokens("a /* b\n*/ c /* d", "standard")).isEqualTo("wa wc");
        assertThat(tokens("a/*/ b */c", "standard")).isEqualTo("wa wc");
        assertThat(tokens("", "standard")).isEmpty();
        assertThat(tokens(" \t\n", "standard")).isEmpty();
        assertThat(tokens("a # b\nc #d", "mysql")).isEqualTo("wa wc");
    }

    @Test
    void dashesMayNeedABlankBehindThem() {
        assertThat(tokens("a--1", "standard")).isEqualTo("wa");
        assertThat(tokens("a--1", "mysql")).isEqualTo("wa y- y- n1");
        assertThat(tokens("a-- 1\nb--\tc\nd--", "mysql")).isEqualTo("wa wb wd");
    }

    @Test
    void quotesAreReadAsTheProfileHasThem() {
        assertThat(tokens("\"a'b\" 'c\"d'", "mysql")).isEqualTo("s'a''b' s'c\"d'");
        assertThat(tokens("[a \"b]", "sqlite")).isEqualTo("q\"a \"\"b\"");
        assertThat(tokens("\"a\"", "sqlite")).isEqualTo("q\"a\"");
    }

    @Test
    void aBackslashEscapesWhereTheProfileHasIt() {
        assertThat(tokens("'a\\'b' 'x\\ny\\tz\\r\\0\\%\\_\\\\q'", "mysql"))
                .isEqualTo("s'a''b' s'x\ny\tz\r\0\\%\\_\\q'");
        assertThat(tokens("'\\b\\Z\\c'", "mysql")).isEqualTo("s'\b\u001Ac'");
        assertThat(tokens("`a\\` b", "mysql")).isEqualTo("q\"a\\\" wb");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        a 'b      ; standard ; 2
        a "b      ; standard ; 2
        a `b      ; standard ; 2
        a 'b\\'   ; mysql    ; 2
        a 'b\\    ; mysql    ; 2
        ab [c     ; sqlite   ; 3
        """)
    void anOpenQuoteIsToldWithItsPlace(String sql, String profile, int offset) {
        assertThatThrownBy(() -> tokens(sql, profile))
                .isInstanceOfSatisfying(
                        Scanner.OpenQuote.class,
                        open -> assertThat(open.offset()).isEqualTo(offset));
    }

    @Test
    void aTokenKnowsItsPlaceAndWhatStandsBeforeIt() {
        assertThat(new Scanner("a /* c */ 'b'", ReadingProfile.STANDARD).scan().getLast())
                .isEqualTo(new SpellingToken(SpellingToken.Kind.STRING, "'b'", " /* c */ ", 10));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SELECT a FROM t /*! WHERE b > 0 */", "SELECT a FROM t /*M!100100 WHERE b > 0 */"})
    void whatMySqlExecutesIsNoComment(String sql) {
        assertThatThrownBy(() -> tokens(sql, "mysql")).isInstanceOf(Unsupported.class);
        assertThat(tokens(sql, "sqlite")).isEqualTo("wSELECT wa wFROM wt");
    }

    /** PostgreSQL and DuckDB read the first as {@code SELECT a FROM t}, SQLite as one with a condition. */
    @ParameterizedTest
    @ValueSource(strings = {"SELECT a FROM t /* /* */ WHERE b > 0 -- */", "SELECT a FROM t /* /* */ */"})
    void whereACommentInACommentEndsIsNotSaid(String sql) {
        for (String profile : List.of("standard", "mysql", "sqlite", "duckdb", "postgresql")) {
            assertThatThrownBy(() -> tokens(sql, profile)).isInstanceOf(Unsupported.class);
        }
    }
}
