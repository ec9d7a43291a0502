package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.testcase.Statements;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TitleFeaturesTest {
    private static final List<String> SETUP = List.of("CREATE TABLE t (a REAL, UNIQUE (a))");

    @Test
    void whereTheQueryIsMadeOfWhatOraclesAskWithTheCaseIsNamedToo() {
        Statements large = statements("SELECT COUNT(*) FROM t WHERE a > 9223372036854775807", "SELECT COUNT(a) FROM t");
        assertThat(TitleFeatures.of(Set.of("COUNT"), large))
                .containsExactlyInAnyOrder("COUNT", "REAL", "large number", "unique");
        Statements greatest =
                statements("SELECT FALSE FROM t WHERE (GREATEST(FALSE, a))", "SELECT FALSE FROM t WHERE a");
        assertThat(TitleFeatures.of(Set.of(), greatest)).contains("GREATEST or LEAST", "value as condition");
    }

    @Test
    void whatTellsTheBugStandsAlone() {
        Statements rows = statements("SELECT COUNT(*) FROM t WHERE (0, a) < (1, 0.5)", "SELECT COUNT(a) FROM t");
        assertThat(TitleFeatures.of(Set.of("COUNT", "row value"), rows))
                .containsExactlyInAnyOrder("COUNT", "row value");
    }

    /** A constant in an INSERT, a string or a COUNT stands in most cases. */
    @Test
    void whatMostCasesHaveIsNotNamed() {
        Statements plain = new Statements(
                List.of("CREATE TABLE t (a TEXT)", "INSERT INTO t (a) VALUES ('a')"),
                query("SELECT COUNT(*) FROM t WHERE a = 'a' OR a IS NULL"),
                query("SELECT COUNT(a) FROM t"));
        assertThat(TitleFeatures.of(Set.of("COUNT"), plain)).containsExactly("COUNT");
    }

    private static Statements statements(String left, String right) {
        return new Statements(SETUP, query(left), query(right));
    }

    private static Statements.Query query(String sql) {
        return new Statements.Query(List.of(), sql, List.of());
    }
}
