package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.ColumnReference;
import io.panoptes.sql.ast.Expression.Template;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.WrongResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class RewrittenConditionsTest {
    private static final Template NEGATED = new Template(List.of("NOT (NOT ", ")"), List.of(column("a")));
    private static final Template COMPARED = new Template(List.of("", " = ", ""), List.of(column("b"), NEGATED));

    @Test
    void aConditionThatTheBugGoesAwayWithoutIsACure() {
        assertThat(cures(NEGATED, sql -> !sql.contains("CASE WHEN NOT NOT a"))).containsExactly("NOT (NOT ?)");
    }

    @Test
    void aConditionThatHasNothingToDoWithItIsNone() {
        assertThat(cures(NEGATED, sql -> true)).isEmpty();
    }

    @Test
    void ofTwoWithinEachOtherTheInnerOneIsToldAndThatTheOuterOneCuresToo() {
        assertThat(cures(COMPARED, sql -> !sql.contains("CASE"))).containsExactly("NOT (NOT ?), and what it is in");
        assertThat(cures(COMPARED, sql -> !sql.contains("CASE WHEN NOT NOT a"))).containsExactly("NOT (NOT ?)");
        assertThat(cures(COMPARED, sql -> !sql.contains("CASE WHEN b"))).containsExactly("? = ?");
    }

    @Test
    void whatReadsRowsOrIsNoConditionIsNotReworded() {
        Template rows = new Template(List.of("", " IN (SELECT 1 FROM t)"), List.of(column("a")));
        Template value = new Template(List.of("", " << 1"), List.of(column("a")));
        assertThat(cures(rows, sql -> !sql.contains("CASE"))).isEmpty();
        assertThat(cures(Sql.equal(value, Sql.number(1)), sql -> !sql.contains("CASE")))
                .isEmpty();
    }

    /** MariaDB takes 0.5 for FALSE where a function gives it, whichever. */
    @Test
    void valuesWhereConditionsStandAreOfOneKind() {
        Template joined = new Template(List.of("(concat(", ", ''))"), List.of(column("a")));
        Template greatest = new Template(List.of("(GREATEST(FALSE, ", "))"), List.of(column("a")));
        assertThat(cures(joined, sql -> !sql.contains("CASE")))
                .isEqualTo(cures(greatest, sql -> !sql.contains("CASE")))
                .containsExactly("a value as condition");
        assertThat(cures(Sql.not(greatest), sql -> !sql.contains("CASE"))).containsExactly("a value as condition");
        assertThat(cures(Sql.equal(greatest, Sql.number(1)), sql -> !sql.contains("CASE")))
                .isEmpty();
    }

    @Test
    void valuesParenthesesAndHowRowsAreComparedMakeNoOtherKind() {
        assertThat(kind("((", ", 1.5) < (2, 'it''s'))"))
                .isEqualTo("row = row")
                .isEqualTo(kind("(", ", 1) <=> (NULL, ", ")"));
        assertThat(kind("(", " LIKE 'a%')")).isEqualTo("? LIKE ?").isNotEqualTo(kind("", " NOT LIKE 'a%'"));
        assertThat(kind("(", ", 1) NOT IN ((1, 2), (3, 4))")).isNotEqualTo("row = row");
        assertThat(kind("(", ") = (", ")")).isEqualTo("(?) = (?)");
    }

    private static String kind(String... pieces) {
        return RewrittenConditions.kind(new Template(
                List.of(pieces),
                List.<Expression>of(column("a"), column("b"), column("a")).subList(0, pieces.length - 1)));
    }

    /** @param shows whether the bug shows in the query, which is said without parentheses */
    private static Set<String> cures(Expression condition, Predicate<String> shows) {
        EditableSide side = new EditableSide(where(condition), Optional.empty());
        var finding = new EditableCase(List.of(), side, side, Semantics.BAG);
        return new RewrittenConditions(edited -> shows.test(
                                SqlWriter.write(edited.left().query(), Dialect.PORTABLE)
                                        .replaceAll("[()]", ""))
                        ? new WrongResult(new Difference(Difference.Kind.RIGHT_HAS_MORE, List.of(), List.of(), 0, 1))
                        : new Judgement.Agrees(1))
                .cures(finding);
    }

    private static Query where(Expression condition) {
        return new Query.Select(
                false,
                List.of(new Query.SelectItem.Column(new Expression.Literal(Value.of(1)), Optional.empty())),
                Optional.of(new FromItem.TableReference("t", Optional.empty())),
                Optional.of(condition),
                Optional.empty(),
                Optional.empty());
    }

    private static ColumnReference column(String name) {
        return new ColumnReference(Optional.empty(), name);
    }
}
