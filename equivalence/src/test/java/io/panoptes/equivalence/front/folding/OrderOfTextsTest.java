package io.panoptes.equivalence.front.folding;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands in another order than that of the codes does so in MySQL 8.0.33. */
class OrderOfTextsTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (k INT PRIMARY KEY, s VARCHAR(9))"));

    private static Problem problem(String left) {
        Front front = new Front(SCHEMA, ReadingProfiles.named("postgresql"));
        return new Problem(
                SCHEMA, front.translate(left), front.translate("SELECT k FROM t WHERE 1 = 0"), Semantics.BAG);
    }

    @ParameterizedTest
    @CsvSource({"9, :", "a0, a_", "a, {", "z, ~", "1, @", "a, B", "ab, aBc"})
    void codesAreNoOrderOfALanguage(String one, String other) {
        assertThat(OrderOfTexts.standAlike(one, other)).isFalse();
        assertThat(OrderOfTexts.standAlike(other, one)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "2020-01-31, 2020-02-01",
        "2020-1-5, 2020-10-1",
        "'', a",
        "a, ab",
        "a, b",
        "A, B",
        "9, a",
        "a b, aa",
        "a-b, ab",
        "x, x"
    })
    void digitsAndLettersOfOneCaseStandInOneOrderEverywhere(String one, String other) {
        assertThat(OrderOfTexts.standAlike(one, other)).isTrue();
        assertThat(OrderOfTexts.standAlike(other, one)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SELECT k FROM t WHERE s > 'B' AND s < 'a'
            SELECT k FROM t WHERE s BETWEEN 'a_' AND 'a0'
            SELECT k FROM t WHERE GREATEST('9', ':') = s
            SELECT k FROM t WHERE s = 'a' OR s >= ALL (SELECT '{' FROM t)
            SELECT MAX(CASE WHEN s IS NULL THEN '9' ELSE ':' END) FROM t
            SELECT k FROM t ORDER BY CASE WHEN s IS NULL THEN '9' ELSE ':' END LIMIT 1
            SELECT k, ROW_NUMBER() OVER (ORDER BY CASE WHEN s IS NULL THEN '9' ELSE ':' END) FROM t
            """)
    void noVerdictRestsOnSuchAnOrder(String left) {
        assertThat(OrderOfTexts.against(problem(left), Optional.empty())).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SELECT k FROM t WHERE s > '2020-01-01' AND s < '2020-12-31'
            SELECT k FROM t WHERE s IN ('a', 'B', '{', '9')
            SELECT k FROM t WHERE s > 'B' OR s < 'A'
            SELECT k FROM t WHERE s <> 'B' AND s <> 'a' AND k > 1
            """)
    void othersDo(String left) {
        assertThat(OrderOfTexts.against(problem(left), Optional.empty())).isEmpty();
    }

    @Test
    void norADifferenceOnSuchTexts() {
        Problem problem = problem("SELECT k FROM t WHERE s > 'a'");
        assertThat(OrderOfTexts.against(problem, Optional.of(database("b")))).isEmpty();
        assertThat(OrderOfTexts.against(problem, Optional.of(database("{")))).isPresent();
    }

    private static Database database(String text) {
        return new Database(SCHEMA, Map.of("t", List.of(Row.of(Value.of(1), Value.of(text)))));
    }
}
