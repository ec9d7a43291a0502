package io.panoptes.reporting.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.oracle.Placeholder.ExpressionPlaceholder;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShownPatternsTest {
    private static final String THREE_COUNTS =
            "SELECT (SELECT COUNT(*) FROM t1 WHERE t1.p), (SELECT COUNT(*) FROM t1 WHERE t1.q), (SELECT COUNT(*) FROM t1 WHERE t1.r)";
    private static final String THREE_CASES =
            "SELECT COUNT(CASE WHEN t1.p THEN 1 END), COUNT(CASE WHEN t1.q THEN 1 END), COUNT(CASE WHEN t1.r THEN 1 END) FROM t1";

    @Test
    void ofColumnsThatAreAlikeAsManyAreShownAsAreLeft() {
        ShownPatterns one = ShownPatterns.of(oracle(THREE_COUNTS, THREE_CASES), 1, false);
        assertThat(one.left()).containsExactly("SELECT (SELECT COUNT(*) FROM t1 WHERE t1.p)");
        assertThat(one.right()).containsExactly("SELECT COUNT(CASE WHEN t1.p THEN 1 END) FROM t1");
        assertThat(one.leftOut()).isEqualTo("2 more columns of the patterns");
        assertThat(ShownPatterns.of(oracle(THREE_COUNTS, THREE_CASES), 2, false).right())
                .containsExactly("SELECT COUNT(CASE WHEN t1.p THEN 1 END), COUNT(CASE WHEN t1.q THEN 1 END) FROM t1");
    }

    @Test
    void allAreShownWhereAllAreLeftOrTheAnswerIsAnError() {
        assertThat(shown(THREE_COUNTS, THREE_CASES, 3)).containsExactly(THREE_COUNTS, THREE_CASES);
        assertThat(shown(THREE_COUNTS, THREE_CASES, 0)).containsExactly(THREE_COUNTS, THREE_CASES);
    }

    /** Which of them is left can't be told. */
    @Test
    void allAreShownWhereTheyAreNotAlike() {
        String columns = "SELECT t1.c0, t1.c1 FROM t1 WHERE t1.p";
        String others = "SELECT t1.c0, t1.c1 FROM t1 WHERE t1.p AND t1.p";
        assertThat(shown(columns, others, 1)).containsExactly(columns, others);
        String counts = "SELECT COUNT(t1.p), COUNT(t1.q) FROM t1";
        String other = "SELECT COUNT(t1.p), SUM(CASE WHEN t1.q IS NULL THEN 0 ELSE 1 END) FROM t1";
        assertThat(shown(counts, other, 1)).containsExactly(counts, other);
    }

    /** The rows of two columns may be more than those of one. */
    @Test
    void allAreShownWhereRowsAreDistinct() {
        String distinct = "SELECT DISTINCT t1.p, t1.q FROM t1";
        String grouped = "SELECT t1.p, t1.q FROM t1 GROUP BY t1.p, t1.q";
        assertThat(shown(distinct, grouped, 1)).containsExactly(distinct, grouped);
        assertThat(shown(grouped, distinct, 1)).containsExactly(grouped, distinct);
    }

    @Test
    void ofPartsThatAreAlikeOneIsShownWhereNoneIsUnitedAnyMore() {
        String table = "SELECT t1.c0 FROM t1 UNION ALL SELECT t1.c0 FROM t1 UNION ALL SELECT t1.c0 FROM t1";
        String parts = Stream.of("p", "q", "r")
                .map(name ->
                        "SELECT t1.c0 FROM t1 WHERE t1.%1$s IS TRUE UNION ALL SELECT t1.c0 FROM t1 WHERE t1.%1$s IS NOT TRUE"
                                .formatted(name))
                .collect(Collectors.joining(" UNION ALL "));
        ShownPatterns one = ShownPatterns.of(oracle(table, parts), 1, false);
        assertThat(one.left()).containsExactly("SELECT t1.c0 FROM t1");
        assertThat(one.right())
                .containsExactly(
                        "SELECT t1.c0 FROM t1 WHERE t1.p IS TRUE UNION ALL SELECT t1.c0 FROM t1 WHERE t1.p IS NOT TRUE");
        assertThat(one.leftOut()).isEqualTo("2 more parts of the patterns");
        assertThat(ShownPatterns.of(oracle(table, parts), 1, true).right()).containsExactly(parts);
        String other = parts.replace("t1.q IS TRUE", "t1.q IS FALSE");
        assertThat(shown(table, other, 1)).containsExactly(table, other);
    }

    /** Filled alike they agree; that they do otherwise is another proof. */
    @Test
    void aPartOfTwoPlaceholdersIsNotShownAlone() {
        String left = "SELECT t1.c0 FROM t1 WHERE t1.p AND t1.q UNION ALL SELECT t1.c0 FROM t1 WHERE t1.q AND t1.r"
                + " UNION ALL SELECT t1.c0 FROM t1 WHERE t1.r AND t1.p";
        assertThat(shown(left, left, 1)).containsExactly(left, left);
    }

    private static List<String> shown(String left, String right, int columns) {
        ShownPatterns shown = ShownPatterns.of(oracle(left, right), columns, false);
        assertThat(shown.leftOut()).isEmpty();
        return Stream.concat(shown.left().stream(), shown.right().stream()).toList();
    }

    private static Oracle oracle(String left, String right) {
        return new Oracle(
                "alike",
                "columns that are alike",
                SchemaReader.read(List.of("CREATE TABLE t1 (c0 INTEGER, c1 INTEGER, p BOOLEAN, q BOOLEAN, r BOOLEAN)")),
                Stream.of("p", "q", "r")
                        .<Placeholder>map(name -> new ExpressionPlaceholder(name, "t1", SqlType.BOOLEAN))
                        .toList(),
                left,
                right,
                Semantics.BAG,
                new Oracle.Origin("paper", "a paper"),
                new Oracle.Proof.Pending());
    }
}
