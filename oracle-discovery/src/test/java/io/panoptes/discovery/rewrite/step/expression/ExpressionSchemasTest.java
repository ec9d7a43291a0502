package io.panoptes.discovery.rewrite.step.expression;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.rewrite.site.Step;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every schema: a query that it changes, what it makes of it, and one that it leaves as it is. */
class ExpressionSchemasTest {
    private static final String ROWS = """
            and-always | WHERE t.p | WHERE t.p AND (t.p OR NOT t.p OR t.p IS NULL) | SELECT t.a AS k FROM t
            or-never | WHERE t.p | WHERE t.p OR (t.p AND NOT t.p AND t.p IS NOT NULL) | SELECT t.a AS k FROM t
            case-never | WHERE t.p | WHERE CASE WHEN t.p AND NOT t.p AND t.p IS NOT NULL THEN NOT t.p ELSE t.p END | SELECT t.a AS k FROM t
            case-same-condition | WHERE t.p | WHERE CASE WHEN t.p THEN t.p ELSE t.p END | SELECT t.a AS k FROM t
            case-same-value | SELECT t.a AS k FROM t | SELECT CASE WHEN t.p THEN t.a ELSE t.a END AS k FROM t | SELECT * FROM t
            case-of-null | SELECT t.a AS k FROM t | SELECT CASE WHEN t.a IS NULL THEN NULL ELSE t.a END AS k FROM t | SELECT * FROM t
            coalesce-itself | SELECT t.a AS k FROM t | SELECT COALESCE(t.a, t.a) AS k FROM t | SELECT * FROM t
            double-negation | WHERE t.p | WHERE NOT (NOT t.p) | SELECT t.a AS k FROM t
            drop-double-negation | WHERE NOT (NOT t.p) | WHERE t.p | WHERE t.a >= t.b
            de-morgan-and | WHERE NOT (t.p AND t.a > 3) | WHERE NOT t.p OR NOT (t.a > 3) | WHERE t.a >= t.b
            de-morgan-or | WHERE NOT (t.p OR t.a > 3) | WHERE NOT t.p AND NOT (t.a > 3) | WHERE t.a >= t.b
            and-as-not-or | WHERE t.p AND t.a > 3 | WHERE NOT (NOT t.p OR NOT (t.a > 3)) | WHERE t.a >= t.b
            or-as-not-and | WHERE t.p OR t.a > 3 | WHERE NOT (NOT t.p AND NOT (t.a > 3)) | WHERE t.a >= t.b
            swap-and | WHERE t.p AND t.a > 3 | WHERE t.a > 3 AND t.p | WHERE t.a >= t.b
            swap-or | WHERE t.p OR t.a > 3 | WHERE t.a > 3 OR t.p | WHERE t.a >= t.b
            distribute-and | WHERE t.p AND (t.a > 3 OR t.b > 4) | WHERE (t.p AND t.a > 3) OR (t.p AND t.b > 4) | WHERE t.a >= t.b
            distribute-or | WHERE t.p OR (t.a > 3 AND t.b > 4) | WHERE (t.p OR t.a > 3) AND (t.p OR t.b > 4) | WHERE t.a >= t.b
            absorb-and | WHERE t.p | WHERE t.p AND (t.p OR t.p) | SELECT t.a AS k FROM t
            absorb-or | WHERE t.p | WHERE t.p OR (t.p AND t.p) | SELECT t.a AS k FROM t
            repeat | WHERE t.p | WHERE t.p AND t.p | SELECT t.a AS k FROM t
            swap-equal | WHERE t.a = t.b | WHERE t.b = t.a | WHERE t.a >= t.b
            swap-less | WHERE t.a < t.b | WHERE t.b > t.a | WHERE t.a >= t.b
            swap-greater | WHERE t.a > t.b | WHERE t.b < t.a | WHERE t.a >= t.b
            less-as-not | WHERE t.a < t.b | WHERE NOT (t.a >= t.b) | WHERE t.a >= t.b
            greater-as-not | WHERE t.a > t.b | WHERE NOT (t.a <= t.b) | WHERE t.a >= t.b
            equal-as-not | WHERE t.a = t.b | WHERE NOT (t.a <> t.b) | WHERE t.a >= t.b
            equal-as-bounds | WHERE t.a = t.b | WHERE t.a >= t.b AND t.a <= t.b | WHERE t.a >= t.b
            equal-as-between | WHERE t.a = t.b | WHERE t.a BETWEEN t.b AND t.b | WHERE t.a >= t.b
            equal-as-in | WHERE t.a = t.b | WHERE t.a IN (t.b, t.b) | WHERE t.a >= t.b
            unequal-as-bounds | WHERE t.a <> t.b | WHERE t.a < t.b OR t.a > t.b | WHERE t.a >= t.b
            between-as-bounds | WHERE t.a BETWEEN t.b AND t.id | WHERE t.a >= t.b AND t.a <= t.id | WHERE t.a >= t.b
            bounds-as-between | WHERE t.a >= t.b AND t.a <= t.id | WHERE t.a BETWEEN t.b AND t.id | WHERE t.a >= t.b
            less-or-equal-as-or | WHERE t.a <= t.b | WHERE t.a < t.b OR t.a = t.b | WHERE t.a >= t.b
            equal-as-not-distinct | WHERE t.a = t.b | WHERE t.a IS NOT DISTINCT FROM t.b AND t.a IS NOT NULL | SELECT t.a = t.b AS k FROM t
            equal-as-case | WHERE t.a = t.b | WHERE CASE WHEN t.a = t.b THEN TRUE WHEN t.a <> t.b THEN FALSE ELSE NULL END | WHERE t.a >= t.b
            not-distinct-as-or | WHERE t.a IS NOT DISTINCT FROM t.b | WHERE COALESCE(t.a = t.b, t.a IS NULL AND t.b IS NULL) | WHERE t.a >= t.b
            not-distinct-as-or-filter | WHERE t.a IS NOT DISTINCT FROM t.b | WHERE t.a = t.b OR (t.a IS NULL AND t.b IS NULL) | SELECT t.a IS NOT DISTINCT FROM t.b AS k FROM t
            is-true | WHERE t.p | WHERE t.p IS TRUE | SELECT t.p AS k FROM t
            not-is-not-true | WHERE t.p | WHERE NOT (t.p IS NOT TRUE) | SELECT t.p AS k FROM t
            coalesce-false | WHERE t.p | WHERE COALESCE(t.p, FALSE) | SELECT t.p AS k FROM t
            case-of-condition | WHERE t.p | WHERE CASE WHEN t.p THEN TRUE ELSE FALSE END | SELECT t.p AS k FROM t
            case-as-number | WHERE t.p | WHERE CASE WHEN t.p THEN 1 ELSE 0 END = 1 | SELECT t.p AS k FROM t
            nullif-false | WHERE t.p | WHERE NULLIF(t.p, FALSE) | SELECT t.p AS k FROM t
            not-as-is-false | WHERE NOT t.p | WHERE t.p IS FALSE | SELECT NOT t.p AS k FROM t
            not-true-as-or | WHERE t.p IS NOT TRUE | WHERE t.p IS NULL OR NOT t.p | WHERE t.a >= t.b
            condition-split | WHERE t.p | WHERE (t.p AND t.p) OR (t.p AND t.p IS NOT TRUE) | SELECT t.p AS k FROM t
            is-null-as-case | WHERE t.a IS NULL | WHERE CASE WHEN t.a IS NOT NULL THEN FALSE ELSE TRUE END | WHERE t.a >= t.b
            is-null-as-not | WHERE t.a IS NULL | WHERE NOT (t.a IS NOT NULL) | WHERE t.a >= t.b
            is-not-null-as-self | WHERE t.a IS NOT NULL | WHERE t.a = t.a | SELECT t.a IS NOT NULL AS k FROM t
            two-values-as-or | WHERE t.a IN (t.b, t.id) | WHERE t.a = t.b OR t.a = t.id | WHERE t.a >= t.b
            not-two-values-as-and | WHERE t.a NOT IN (t.b, t.id) | WHERE t.a <> t.b AND t.a <> t.id | WHERE t.a >= t.b
            coalesce-as-case | SELECT COALESCE(t.a, t.b) AS k FROM t | SELECT CASE WHEN t.a IS NOT NULL THEN t.a ELSE t.b END AS k FROM t | WHERE t.a >= t.b
            case-swapped | SELECT CASE WHEN t.p THEN t.a ELSE t.b END AS k FROM t | SELECT CASE WHEN t.p IS NOT TRUE THEN t.b ELSE t.a END AS k FROM t | WHERE t.a >= t.b
            case-as-coalesce | SELECT CASE WHEN t.a IS NOT NULL THEN t.a ELSE t.b END AS k FROM t | SELECT COALESCE(t.a, t.b) AS k FROM t | WHERE t.a >= t.b
            value-as-scalar | SELECT t.a AS k FROM t | SELECT (SELECT t.a) AS k FROM t | SELECT * FROM t
            condition-as-exists | WHERE t.p | WHERE EXISTS (SELECT w.v AS v FROM (SELECT 1 AS v) AS w WHERE t.p) | SELECT t.p AS k FROM t
            equal-as-exists | WHERE t.a IS NOT DISTINCT FROM t.b | WHERE EXISTS (SELECT t.a AS v INTERSECT SELECT t.b AS v) | WHERE t.a >= t.b
            two-values-as-values | WHERE t.a IN (t.b, t.id) | WHERE t.a IN (SELECT t.b AS v UNION ALL SELECT t.id AS v) | WHERE t.a >= t.b
            not-true-as-not | WHERE t.p IS NOT TRUE | WHERE NOT t.p | WHERE t.a >= t.b
            not-as-not-true | WHERE NOT t.p | WHERE t.p IS NOT TRUE | WHERE t.a >= t.b
            equal-as-not-distinct-daring | WHERE t.a = t.b | WHERE t.a IS NOT DISTINCT FROM t.b | WHERE t.a >= t.b
            not-distinct-as-equal | WHERE t.a IS NOT DISTINCT FROM t.b | WHERE t.a = t.b | WHERE t.a >= t.b
            less-as-less-or-equal | WHERE t.a < t.b | WHERE t.a <= t.b | WHERE t.a >= t.b
            drop-coalesce | SELECT COALESCE(t.a, t.b) AS k FROM t | SELECT t.a AS k FROM t | WHERE t.a >= t.b
            or-as-and | WHERE t.p OR t.a > 3 | WHERE t.p AND t.a > 3 | WHERE t.a >= t.b
            """;

    /** A row that begins with a condition stands for a query with it. */
    private record Row(String name, String before, String after, String left) {
        static Row of(String line) {
            List<String> parts = List.of(line.split(" \\| "));
            return new Row(parts.get(0), query(parts.get(1)), query(parts.get(2)), query(parts.get(3)));
        }

        private static String query(String text) {
            return text.startsWith("WHERE ") ? "SELECT t.a AS k FROM t " + text : text;
        }
    }

    static Stream<Row> rows() {
        return ROWS.lines().map(Row::of);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void changesWhatFitsAndLeavesWhatDoesNot(Row row) {
        Step step = ExpressionSchemas.ALL.stream()
                .filter(schema -> schema.name().equals(row.name()))
                .findFirst()
                .orElseThrow();
        check(step).turns(row.before()).into(row.after());
        check(step).leaves(row.left());
    }

    @Test
    void noneIsLeftOut() {
        assertThat(rows().map(Row::name))
                .containsExactlyElementsOf(
                        ExpressionSchemas.ALL.stream().map(Step::name).toList());
    }
}
