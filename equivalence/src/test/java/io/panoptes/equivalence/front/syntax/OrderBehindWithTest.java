package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrderBehindWithTest {
    @Test
    void goesInAndOut() {
        var query = Rewritten.parse("WITH q AS (SELECT a FROM t ORDER BY b) SELECT a FROM q ORDER BY a LIMIT 2");
        String before = Rewritten.text(query);
        var inside = OrderBehindWith.inside(query);
        assertThat(inside).isInstanceOf(org.apache.calcite.sql.SqlWith.class);
        assertThat(Rewritten.text(OrderBehindWith.outside(inside))).isEqualTo(before);
    }

    /** What is said of an ORDER BY is said of one behind WITH, too. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            WITH q AS (SELECT a, b FROM t) SELECT a AS b FROM q ORDER BY -b LIMIT 1     ; SELECT a AS b FROM (SELECT a, b FROM t) q ORDER BY -b LIMIT 1
            WITH q AS (SELECT a, b FROM t) SELECT a AS b FROM q ORDER BY b LIMIT 1      ; SELECT a AS b FROM (SELECT a, b FROM t) q ORDER BY b LIMIT 1
            WITH q AS (SELECT a, b FROM t) SELECT (SELECT 1) FROM q ORDER BY a + b      ; SELECT (SELECT 1) FROM (SELECT a, b FROM t) q ORDER BY a + b
            SELECT (WITH q AS (SELECT a, b FROM t) SELECT b FROM q ORDER BY a) FROM u   ; SELECT (SELECT b FROM (SELECT a, b FROM t) q ORDER BY a) FROM u
            """)
    void meansTheSame(String sql, String same) {
        Front front = new Front(Rewritten.SCHEMA, ReadingProfiles.named("sqlite"));
        assertThat(front.translate(sql)).isEqualTo(front.translate(same));
    }
}
