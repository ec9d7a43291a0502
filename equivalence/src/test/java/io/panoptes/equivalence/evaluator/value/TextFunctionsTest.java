package io.panoptes.equivalence.evaluator.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextFunctionsTest {
    private final Pool pool = new Pool();
    private final TextFunctions functions = new TextFunctions(pool);

    private long code(String text) {
        return pool.ofText(text);
    }

    @Test
    void theCaseOfLettersOfAscii() {
        assertThat(pool.text(functions.upper(code("aB9_")))).isEqualTo("AB9_");
        assertThat(pool.text(functions.lower(code("aB9_")))).isEqualTo("ab9_");
        assertThat(pool.text(functions.upper(code("")))).isEmpty();
        assertThat(pool.text(functions.upper(code("aÄ")))).isEqualTo("AÄ");
        assertThat(pool.text(functions.lower(code("Aä")))).isEqualTo("aä");
    }

    @Test
    void theCaseOfOtherLettersDiffersBetweenDbmss() {
        assertThatThrownBy(() -> functions.upper(code("aä"))).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> functions.lower(code("Ä"))).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> functions.upper(code("ß"))).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> functions.upper(code("äa"))).isInstanceOf(NoAnswer.class);
    }

    @Test
    void aLengthCountsCharacters() {
        assertThat(functions.length(code("a😀"))).isEqualTo(2);
        assertThat(functions.length(code(""))).isZero();
    }

    @ParameterizedTest
    @CsvSource({"'  a b ','a b'", "'a ',a", "' a',a", "'   ',''", "'',''", "'\ta','\ta'"})
    void trimTakesBlanksAway(String text, String trimmed) {
        assertThat(pool.text(functions.trim(code(text)))).isEqualTo(trimmed);
    }

    @ParameterizedTest
    @CsvSource({
        "abcd,1,2,ab",
        "abcd,2,9,bcd",
        "abcd,4,1,d",
        "abcd,5,1,''",
        "abcd,9,1,''",
        "abcd,1,0,''",
        "'😀bc',2,1,b",
        "'😀bc',1,1,'😀'"
    })
    void aSubstringCountsFromOne(String text, long start, long length, String part) {
        assertThat(pool.text(functions.substring(code(text), start, length))).isEqualTo(part);
    }

    @Test
    void aSubstringFromBeforeTheTextHasNoAnswer() {
        assertThatThrownBy(() -> functions.substring(code("abc"), 0, 1)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> functions.substring(code("abc"), -1, 1)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> functions.substring(code("abc"), 1, -1)).isInstanceOf(NoAnswer.class);
    }

    @ParameterizedTest
    @CsvSource({
        "abc,abc,true",
        "abc,ab,false",
        "ab,abc,false",
        "abc,Abc,false",
        "abc,%,true",
        "'',%,true",
        "'','',true",
        "'',_,false",
        "abc,a%,true",
        "abc,%c,true",
        "abc,%b,false",
        "abc,a%c,true",
        "abc,%b%,true",
        "abc,_b_,true",
        "abc,__,false",
        "'😀c',_c,true",
        "aab,%ab,true"
    })
    void likeness(String text, String pattern, boolean matches) {
        assertThat(functions.like(code(text), code(pattern))).isEqualTo(matches ? Pool.TRUE : Pool.FALSE);
    }

    @Test
    void aBackslashInAPatternHasNoAnswer() {
        assertThatThrownBy(() -> functions.like(code("a"), code("\\a"))).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> functions.like(code("a"), code("a\\"))).isInstanceOf(NoAnswer.class);
    }
}
