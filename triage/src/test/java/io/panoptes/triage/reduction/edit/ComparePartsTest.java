package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparePartsTest {
    @Test
    void aComparisonOfRowsBecomesOneOfTheirParts() {
        assertThat(EditCases.edited(new CompareParts(), "SELECT a FROM t WHERE (a, 1) < ('b', 2)"))
                .containsExactly(
                        EditCases.query("SELECT a FROM t WHERE a < 'b'"),
                        EditCases.query("SELECT a FROM t WHERE 1 < 2"));
    }

    @Test
    void aRangeBecomesOneOfItsEnds() {
        assertThat(EditCases.edited(new CompareParts(), "SELECT a FROM t WHERE a BETWEEN 1 AND b"))
                .containsExactly(
                        EditCases.query("SELECT a FROM t WHERE a >= 1"),
                        EditCases.query("SELECT a FROM t WHERE a <= b"));
        assertThat(EditCases.edited(new CompareParts(), "SELECT a FROM t WHERE a NOT BETWEEN 1 AND b"))
                .containsExactly(
                        EditCases.query("SELECT a FROM t WHERE a < 1"), EditCases.query("SELECT a FROM t WHERE a > b"));
    }

    @Test
    void aListBecomesOneOfItsValuesAndRowsOfAQueryOneOfTheirColumns() {
        assertThat(EditCases.edited(new CompareParts(), "SELECT a FROM t WHERE a IN (1, b)"))
                .containsExactly(
                        EditCases.query("SELECT a FROM t WHERE a = 1"), EditCases.query("SELECT a FROM t WHERE a = b"));
        assertThat(EditCases.edited(new CompareParts(), "SELECT a FROM t WHERE (a, b) NOT IN (SELECT c, d FROM u)"))
                .containsExactly(
                        EditCases.query("SELECT a FROM t WHERE a NOT IN (SELECT c FROM u)"),
                        EditCases.query("SELECT a FROM t WHERE b NOT IN (SELECT d FROM u)"));
    }

    @Test
    void whatIsSaidInTheWordsOfADbmsTooButForOtherTests() {
        assertThat(texts("(", ", ", ") >= (", ", ", ")")).containsExactly("a >= c", "b >= d");
        assertThat(texts("", " BETWEEN ", " AND ", "")).containsExactly("a >= b", "a <= c");
        assertThat(texts("(", ", ", ") IS (", ", ", ")")).isEmpty();
        assertThat(texts("", " LIKE ", "")).isEmpty();
    }

    private static List<String> texts(String... pieces) {
        List<Expression> arguments = List.<Expression>of(
                        Sql.column("a"), Sql.column("b"), Sql.column("c"), Sql.column("d"))
                .subList(0, pieces.length - 1);
        return new CompareParts()
                .replacements(new Expression.Template(List.of(pieces), arguments))
                .map(replacement -> SqlWriter.write((Expression) replacement, Dialects.SQLITE))
                .toList();
    }
}
