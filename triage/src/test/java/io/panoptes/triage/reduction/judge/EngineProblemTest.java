package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EngineProblemTest {
    private static ColumnDefinition column(String name, SqlType type) {
        return new ColumnDefinition(name, type, "", true, Optional.empty());
    }

    private static ColumnDefinition odd(String name, String type) {
        return column(name, new SqlType.OpaqueType(type));
    }

    private static CreateTable table(List<Constraint> constraints, ColumnDefinition... columns) {
        return new CreateTable("t", List.of(columns), constraints, "");
    }

    private static EditableCase pair(CreateTable table, String left, String right) {
        return new EditableCase(
                List.of(table),
                new EditableSide(SqlReader.query(left), Optional.empty()),
                new EditableSide(SqlReader.query(right), Optional.empty()),
                Semantics.SET);
    }

    private static Table read(CreateTable table, String query) {
        return EngineProblem.of(pair(table, query, query)).schema().tables().getFirst();
    }

    @Test
    void thePairIsReadAsItStands() {
        Problem problem = EngineProblem.of(pair(
                table(List.of(), column("a", SqlType.INTEGER), column("b", SqlType.INTEGER)),
                "SELECT a FROM t WHERE a > 1",
                "SELECT b FROM t"));
        assertThat(RelationText.inline(problem.left())).isEqualTo("Project[$0](Filter[($0 > 1)](Scan[t]))");
        assertThat(RelationText.inline(problem.right())).isEqualTo("Project[$1](Scan[t])");
        assertThat(problem.semantics()).isEqualTo(Semantics.SET);
    }

    @Test
    void whatIsDeclaredInPlainWordsHasATypeOfTheEngine() {
        assertThat(read(table(List.of(), odd("d", "decimal( 6 , 1 )"), odd("r", "REAL")), "SELECT d, r FROM t")
                        .columns())
                .containsExactly(
                        new Column("d", new SqlType.DecimalType(6, 1), true), new Column("r", SqlType.DOUBLE, true));
    }

    /** As SQLite's may. */
    @Test
    void aColumnThatHoldsOtherValuesThanItsDeclarationSaysHasNone() {
        CreateTable table = table(List.of(), odd("r", "REAL"));
        EditableCase pair = pair(table, "SELECT r FROM t", "SELECT r FROM t");
        EditableCase filled =
                pair.withSetup(List.of(table, new Insert("t", List.of("r"), List.of(new Row(List.of(Value.of("a")))))));
        assertThat(EngineProblem.isReadable(pair)).isTrue();
        assertThat(EngineProblem.isReadable(filled)).isFalse();
    }

    /** A column of which the engine has no values would keep the table empty in all its databases, and any two queries equal. */
    @Test
    void columnsWithoutValuesAreLeftOutWithWhatIsSaidOfThem() {
        CreateTable table = table(
                List.of(
                        new Constraint.PrimaryKey(List.of("o")),
                        new Constraint.Unique(List.of("a", "o")),
                        new Constraint.FunctionalDependency(List.of("a"), "o"),
                        new Constraint.Check(SqlReader.expression("o > a")),
                        new Constraint.Range("a", Value.of(1), Value.of(2))),
                column("a", SqlType.INTEGER),
                odd("o", "INET"));
        Table read = read(table, "SELECT a FROM t");
        assertThat(read.columns()).containsExactly(new Column("a", SqlType.INTEGER, true));
        assertThat(read.constraints()).containsExactly(new Constraint.Range("a", Value.of(1), Value.of(2)));
    }

    @Test
    void aTableKeepsAColumn() {
        assertThat(read(table(List.of(), odd("o", "INET")), "SELECT 1 FROM t").columns())
                .hasSize(1)
                .first()
                .extracting(Column::type)
                .isEqualTo(SqlType.INTEGER);
    }

    @Test
    void aColumnWithoutValuesMayNotBeRead() {
        CreateTable table = table(List.of(), column("a", SqlType.INTEGER), odd("o", "INET"));
        for (String query : List.of("SELECT o FROM t", "SELECT * FROM t", "SELECT a FROM t ORDER BY o LIMIT 1")) {
            assertThatThrownBy(() -> EngineProblem.of(pair(table, "SELECT a FROM t", query)))
                    .as(query)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("column t.o is of a type of the DBMS's own");
        }
    }

    /** {@code '1' = 1} is TRUE, FALSE or an error, by DBMS. */
    @Test
    void valuesOfTwoKindsAreNotCompared() {
        EditableCase mixed = pair(
                table(List.of(), column("a", SqlType.INTEGER), column("s", SqlType.TEXT)),
                "SELECT a FROM t WHERE s = a",
                "SELECT a FROM t");
        assertThatThrownBy(() -> EngineProblem.of(mixed)).isInstanceOf(Unsupported.class);
        assertThat(EngineProblem.isReadable(mixed)).isFalse();
    }

    @Test
    void aConditionWithoutATableIsRead() {
        assertThat(EngineProblem.isReadable(
                        pair(table(List.of(), column("a", SqlType.INTEGER)), "SELECT 1 WHERE 1 = 2", "SELECT 2")))
                .isTrue();
    }
}
