package io.panoptes.dbms.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HoledTextTest {
    @Test
    void aHoleIsANameBetweenAngleBrackets() {
        HoledText text = HoledText.of("CASE WHEN <b> THEN <INTEGER> ELSE <b> END");
        assertThat(text.holes()).containsExactly("b", "INTEGER", "b");
        assertThat(text.pieces()).containsExactly("CASE WHEN ", " THEN ", " ELSE ", " END");
        assertThat(text.with(List.of("p", "1", "q"))).isEqualTo("CASE WHEN p THEN 1 ELSE q END");
        assertThat(text.with(hole -> hole + "0")).isEqualTo("CASE WHEN b0 THEN INTEGER0 ELSE b0 END");
    }

    @Test
    void operatorsAreNoHoles() {
        assertThat(HoledText.of("a <> b AND a <=> b AND c <@ d AND x < y AND y > z")
                        .holes())
                .isEmpty();
        assertThat(HoledText.of("r.m < <n>").holes()).containsExactly("n");
    }

    @Test
    void aNameThatIsNoHoleIsText() {
        HoledText text = HoledText.of("XMLEXISTS('<aa>' || <t>)", name -> name.length() == 1);
        assertThat(text.holes()).containsExactly("t");
        assertThat(text.text()).isEqualTo("XMLEXISTS('<aa>' || <t>)");
    }

    @Test
    void isWrittenAsItWasRead() {
        assertThat(HoledText.of("<i> + <i>").text()).isEqualTo("<i> + <i>");
        assertThat(HoledText.of("no hole").text()).isEqualTo("no hole");
    }
}
