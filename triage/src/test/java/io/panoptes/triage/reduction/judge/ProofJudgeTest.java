package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.ColumnReference;
import io.panoptes.sql.ast.Expression.Template;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.EngineReading;
import io.panoptes.triage.reduction.judge.PairJudge.Opinion;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProofJudgeTest {
    private static final CreateTable T = new CreateTable(
            "t",
            List.of(
                    new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty()),
                    new ColumnDefinition("s", SqlType.TEXT, "TEXT", true, Optional.empty()),
                    new ColumnDefinition(
                            "l", new SqlType.OpaqueType("TEXT COLLATE NOCASE"), "TEXT", true, Optional.empty())),
            List.of(),
            "");

    @Test
    void acceptsWhereNoRowIsEverSeen() {
        assertThat(judge(query("SELECT a FROM t EXCEPT SELECT a FROM t"), query("SELECT a FROM t WHERE a <> a")))
                .isEqualTo(Opinion.ACCEPTS);
    }

    @Test
    void saysNothingOfWhatItCannotProve() {
        assertThat(judge(query("SELECT a FROM t"), query("SELECT a FROM t WHERE a = a")))
                .isEqualTo(Opinion.CANNOT_TELL);
    }

    @Test
    void theSameConditionOfTheDbmsIsTheSameFunction() {
        Expression glob = template("a*");
        Expression not = new Expression.Unary(Expression.UnaryOperator.NOT, glob);
        Query both = where(new Expression.Binary(Expression.BinaryOperator.AND, glob, not));
        assertThat(judge(both, query("SELECT a FROM t WHERE 1 = 0"))).isEqualTo(Opinion.ACCEPTS);
        Query mixed = where(new Expression.Binary(
                Expression.BinaryOperator.AND,
                glob,
                new Expression.Unary(Expression.UnaryOperator.NOT, template("b*"))));
        assertThat(judge(mixed, query("SELECT a FROM t WHERE 1 = 0"))).isEqualTo(Opinion.CANNOT_TELL);
    }

    @Test
    void aComparisonOfAColumnOfTheDbmssOwnIsAFunctionToo() {
        Expression high = new Expression.Binary(
                Expression.BinaryOperator.GREATER, column("l"), new Expression.Literal(Value.of(7)));
        Expression said = new Expression.Case(
                Optional.empty(),
                List.of(new Expression.When(high, high)),
                Optional.of(new Expression.Literal(Value.FALSE)));
        assertThat(judge(where(high), where(said))).isEqualTo(Opinion.ACCEPTS);
    }

    /** For MySQL '0.5' lies between 0 and 1; the front would take whole numbers for what these texts are cast to. */
    @Test
    void nothingIsProvedOfCastsThatNobodyAskedFor() {
        assertThat(judge(query("SELECT a FROM t WHERE s > 0 AND s < 1"), query("SELECT a FROM t WHERE 1 = 0")))
                .isEqualTo(Opinion.CANNOT_TELL);
        assertThat(judge(query("SELECT a FROM t WHERE a > 0 AND a < 1"), query("SELECT a FROM t WHERE 1 = 0")))
                .isEqualTo(Opinion.ACCEPTS);
    }

    /** Its equality is not that of texts. */
    @Test
    void aColumnOfTheDbmssOwnMayBeReadByItsConditionsAlone() {
        assertThat(judge(query("SELECT DISTINCT l FROM t"), query("SELECT l FROM t GROUP BY l")))
                .isEqualTo(Opinion.CANNOT_TELL);
    }

    @Test
    void whatIsNoConditionOrReadsRowsIsLeft() {
        Template number = new Template(List.of("length(", ")"), List.of(column("l")));
        assertThat(judge(where(number), where(number))).isEqualTo(Opinion.CANNOT_TELL);
        Template rows = new Template(
                List.of("", " IN ", ""), List.of(column("l"), new Expression.ScalarQuery(query("SELECT a FROM t"))));
        assertThat(judge(where(rows), where(rows))).isEqualTo(Opinion.CANNOT_TELL);
    }

    /** Of a number that is 2 it is not said what a condition would be: TRUE where it stands alone, and not equal to TRUE. */
    @Test
    void whatGivesAValueIsNoConditionForAllItsSigns() {
        for (List<String> pieces :
                List.of(List.of("", " << 1"), List.of("CASE WHEN ", " = 1 THEN 2 END"), List.of("", " -> '$'"))) {
            Template value = new Template(pieces, List.of(column("l")));
            assertThat(judge(where(value), where(value))).isEqualTo(Opinion.CANNOT_TELL);
        }
    }

    /** MySQL's FALSE is 0, which is no value of an INTEGER column elsewhere. */
    @Test
    void whatOnlyTheDbmsReadsIsProvedInItsReading() {
        Query joined = query("SELECT x.a FROM t AS x LEFT JOIN t AS y ON y.a = FALSE WHERE x.a > 0");
        Query pushed = query("SELECT x.a FROM (SELECT a FROM t WHERE a > 0) AS x LEFT JOIN t AS y ON y.a = FALSE");
        assertThat(judge(joined, pushed)).isEqualTo(Opinion.CANNOT_TELL);
        var mysql = EngineReading.of(Dialect.PORTABLE, ReadingProfiles.named("mysql"));
        assertThat(judge(joined, pushed, EngineReading.PORTABLE, mysql)).isEqualTo(Opinion.ACCEPTS);
        assertThat(judge(joined, query("SELECT a FROM t WHERE a > 0"), EngineReading.PORTABLE, mysql))
                .isEqualTo(Opinion.CANNOT_TELL);
    }

    private static Template template(String pattern) {
        return new Template(List.of("", " GLOB '%s'".formatted(pattern)), List.of(column("l")));
    }

    private static ColumnReference column(String name) {
        return new ColumnReference(Optional.empty(), name);
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

    private static Query query(String sql) {
        return SqlReader.query(sql);
    }

    private static Opinion judge(Query left, Query right) {
        return judge(left, right, EngineReading.PORTABLE);
    }

    private static Opinion judge(Query left, Query right, EngineReading... readings) {
        return new ProofJudge(SolverSource.HERE, Duration.ofMinutes(1), List.of(readings))
                .judge(new EditableCase(
                        List.of(T),
                        new EditableSide(left, Optional.empty()),
                        new EditableSide(right, Optional.empty()),
                        Semantics.BAG));
    }
}
