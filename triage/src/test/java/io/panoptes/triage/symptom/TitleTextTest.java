package io.panoptes.triage.symptom;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class TitleTextTest {
    @Test
    void namesTheConstructsThatSayMost() {
        assertThat(TitleText.constructs(Set.of(
                        "CASE", "COUNT", "EXISTS", "GROUP BY", "LATERAL", "ROLLUP", "UNION ALL", "VALUES", "WITH")))
                .isEqualTo("EXISTS, LATERAL, ROLLUP");
        assertThat(TitleText.constructs(Set.of("WITH", "COUNT"))).isEqualTo("COUNT, WITH");
        assertThat(TitleText.constructs(Set.of())).isEmpty();
    }

    @Test
    void whatOraclesAskWithSaysLittle() {
        assertThat(TitleText.sayLittle(Set.of("COUNT", "LEFT JOIN"))).isTrue();
        assertThat(TitleText.sayLittle(Set.of())).isTrue();
        assertThat(TitleText.sayLittle(Set.of("COUNT", "row value"))).isFalse();
    }

    @Test
    void leavesOutTheStatementAndWhatTheJvmAdds() {
        assertThat(TitleText.message(
                        "General error: \"java.lang.ClassCastException\"; SQL statement:\nSELECT 1 [50000-252]"))
                .isEqualTo("General error: \"java.lang.ClassCastException\"");
        assertThat(TitleText.message(
                        "class a.B cannot be cast to class a.C (a.B and a.C are in unnamed module of loader"
                                + " java.net.URLClassLoader @1f)"))
                .isEqualTo("class a.B cannot be cast to class a.C");
    }

    @Test
    void cutsALongMessageBetweenWords() {
        String title = TitleText.message("INTERNAL Error: " + "failed to bind column reference ".repeat(20));
        assertThat(title).hasSizeBetween(80, 102).endsWith(" bind …");
        assertThat(TitleText.message("x".repeat(300))).hasSize(101);
    }

    @Test
    void keepsAShortMessageAsItIs() {
        assertThat(TitleText.message("\n  SIGSEGV in duckdb::Foo\nmore")).isEqualTo("SIGSEGV in duckdb::Foo");
        assertThat(TitleText.message("")).isEqualTo("no message");
    }
}
