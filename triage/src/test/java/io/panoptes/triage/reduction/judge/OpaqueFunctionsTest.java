package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Template;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpaqueFunctionsTest {
    private static final CreateTable T = new CreateTable(
            "t",
            List.of(
                    new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty()),
                    new ColumnDefinition("o", new SqlType.OpaqueType("ANY"), "ANY", true, Optional.empty())),
            List.of(),
            "");

    private static Expression column(String name) {
        return SqlReader.expression(name);
    }

    private static Template template(String before, String name, String after) {
        return new Template(List.of(before, after), List.of(column(name)));
    }

    private static Query where(Expression condition) {
        return new Query.Select(
                false,
                List.of(new Query.SelectItem.Column(column("a"), Optional.empty())),
                Optional.of(new FromItem.TableReference("t", Optional.empty())),
                Optional.of(condition),
                Optional.empty(),
                Optional.empty());
    }

    private static EditableCase of(Query left, Query right) {
        return OpaqueFunctions.of(new EditableCase(
                List.of(T),
                new EditableSide(left, Optional.empty()),
                new EditableSide(right, Optional.empty()),
                Semantics.BAG));
    }

    private static String replaced(Expression condition) {
        Query query = where(condition);
        return SqlWriter.write(of(query, query).left().query(), Dialect.PORTABLE)
                .substring("SELECT a FROM t WHERE ".length());
    }

    private static SqlType typeOfO(EditableCase edited) {
        return ((CreateTable) edited.setup().getFirst()).columns().getLast().type();
    }

    @Test
    void aConditionIsAFunctionOfItsColumns() {
        assertThat(replaced(template("", "o", " GLOB 'x'"))).isEqualTo("opaque1(0, o) = 1");
        assertThat(replaced(SqlReader.expression("a > 1 AND o = a"))).isEqualTo("a > 1 AND opaque1(0, o, a) = 1");
        assertThat(replaced(SqlReader.expression("o IS NULL OR o BETWEEN 1 AND 2 OR o IN (1, 2) OR o LIKE 'x'")))
                .isEqualTo("opaque1(0, o) = 1 OR opaque2(0, o) = 1" + " OR opaque3(0, o) = 1 OR opaque4(0, o) = 1");
    }

    /** In both queries alike, over whichever columns. */
    @Test
    void theSameConditionIsTheSameFunction() {
        EditableCase edited = of(
                where(template("", "o", " GLOB 'x'")),
                where(new Expression.Binary(
                        Expression.BinaryOperator.OR, template("", "a", " GLOB 'y'"), template("", "a", " GLOB 'x'"))));
        assertThat(SqlWriter.write(edited.left().query(), Dialect.PORTABLE)).endsWith("opaque1(0, o) = 1");
        assertThat(SqlWriter.write(edited.right().query(), Dialect.PORTABLE))
                .endsWith("opaque2(0, a) = 1 OR opaque1(0, a) = 1");
    }

    @Test
    void otherConditionsStay() {
        assertThat(replaced(SqlReader.expression("a = 1 OR a IS NULL"))).isEqualTo("a = 1 OR a IS NULL");
    }

    @Test
    void itsColumnsAreTextsWhereNothingElseReadsThem() {
        Query condition = where(SqlReader.expression("o = 1"));
        assertThat(typeOfO(of(condition, condition))).isEqualTo(SqlType.TEXT);
        assertThat(typeOfO(of(condition, SqlReader.query("SELECT o FROM t")))).isInstanceOf(SqlType.OpaqueType.class);
        assertThat(typeOfO(of(condition, SqlReader.query("SELECT * FROM t")))).isInstanceOf(SqlType.OpaqueType.class);
    }

    @Test
    void aConditionThatReadsRowsIsNoFunctionOfColumns() {
        Query rows = where(SqlReader.expression("o = (SELECT MAX(a) FROM t)"));
        assertThatThrownBy(() -> of(rows, rows))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a condition that reads rows");
    }

    @ParameterizedTest
    @ValueSource(strings = {"# GLOB 'x'", "# = 1", "# IS TRUE", "(#, 1) IN ((1, 2))", "NOT #", "# not like 'x'"})
    void conditionsAreKnownByTheirWords(String text) {
        assertThat(OpaqueFunctions.isCondition(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "length(#)",
                "# << 1",
                "# -> '$'",
                "CASE WHEN # = 1 THEN 2 END",
                "(case when # > 1 then 2 end)",
                "# || 'x'"
            })
    void valuesAreNoConditions(String text) {
        assertThat(OpaqueFunctions.isCondition(text)).isFalse();
    }
}
