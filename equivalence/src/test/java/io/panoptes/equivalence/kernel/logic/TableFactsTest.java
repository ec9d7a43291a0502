package io.panoptes.equivalence.kernel.logic;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.or;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableFactsTest {
    private static final Formula CHECKED = new Formula.Or(List.of(Formula.TRUE));

    private static Table table(Constraint... constraints) {
        return new Table(
                "t",
                List.of(
                        new Column("a", SqlType.INTEGER, true),
                        new Column("b", SqlType.INTEGER, true),
                        new Column("c", SqlType.INTEGER, true)),
                List.of(constraints));
    }

    private static Var row(int id, Table table) {
        return new Var(id, new Source.Stored(table));
    }

    private static List<Formula> ofRow(Var row, Table table) {
        return facts(List.of(), table).ofRow(row, table);
    }

    private static TableFacts facts(List<Formula> checks, Table... tables) {
        return new TableFacts(new Schema(List.of(tables)), (table, row) -> checks, new Fresh());
    }

    private static Term column(Var row, int index) {
        return new Term.Column(row, index, SqlType.INTEGER);
    }

    private static Term number(long number) {
        return new Term.Constant(Value.of(number), SqlType.INTEGER);
    }

    @Test
    void aRangeExcludesWhatIsBeyondItsBounds() {
        Table table = table(new Constraint.Range("b", Value.of(2), Value.of(5)));
        Var row = row(1, table);
        assertThat(ofRow(row, table))
                .containsExactly(not(less(column(row, 1), number(2))), not(less(number(5), column(row, 1))));
        Table open = table(new Constraint.Range("b", Optional.of(Value.of(2)), Optional.empty()));
        assertThat(ofRow(row, open)).containsExactly(not(less(column(row, 1), number(2))));
    }

    @Test
    void aCategoryIsNullOrOneOfItsValues() {
        Table table = table(new Constraint.Categorical("a", List.of(Value.of(1), Value.of(3))));
        Var row = row(1, table);
        assertThat(ofRow(row, table))
                .containsExactly(or(
                        new Formula.IsNull(column(row, 0)),
                        same(column(row, 0), number(1)),
                        same(column(row, 0), number(3))));
    }

    @Test
    void anOrderingForbidsTheLargerToBeLess() {
        Table table = table(new Constraint.Ordering("a", "c"));
        Var row = row(1, table);
        assertThat(ofRow(row, table)).containsExactly(not(less(column(row, 2), column(row, 0))));
    }

    @Test
    void checksComeWithTheOtherFactsOfARow() {
        Table table = table(new Constraint.PrimaryKey(List.of("a")), new Constraint.Unique(List.of("b")));
        assertThat(facts(List.of(CHECKED), table).ofRow(row(1, table), table)).containsExactly(CHECKED);
    }

    /** Rows with NULL in a key may be several, though {@code same} holds of two NULLs. */
    @Test
    void aKeyMakesOneRowOfThoseThatAgreeOnItAndHaveNoNull() {
        Table table = table(new Constraint.PrimaryKey(List.of("c")), new Constraint.Unique(List.of("a", "b")));
        Var x = row(1, table);
        Var y = row(2, table);
        assertThat(TableFacts.isOneRow(x, y, table))
                .containsExactly(
                        and(same(column(x, 2), column(y, 2)), present(column(x, 2))),
                        and(
                                same(column(x, 0), column(y, 0)),
                                present(column(x, 0)),
                                same(column(x, 1), column(y, 1)),
                                present(column(x, 1))));
        assertThat(TableFacts.ofPair(x, y, table)).isEmpty();
    }

    @Test
    void onlyKeysMakeOneRow() {
        Table table = table(
                new Constraint.FunctionalDependency(List.of("a"), "b"),
                new Constraint.Categorical("a", List.of(Value.of(1))),
                new Constraint.InclusionDependency(List.of("a"), "t", List.of("b")));
        assertThat(TableFacts.isOneRow(row(1, table), row(2, table), table)).isEmpty();
    }

    @Test
    void rowsWithTheSameDeterminantsHaveTheSameDependent() {
        Table table = table(new Constraint.FunctionalDependency(List.of("a", "b"), "c"));
        Var x = row(1, table);
        Var y = row(2, table);
        assertThat(TableFacts.ofPair(x, y, table))
                .containsExactly(or(
                        not(and(same(column(x, 0), column(y, 0)), same(column(x, 1), column(y, 1)))),
                        and(same(column(x, 2), column(y, 2)))));
    }

    @Test
    void aReferencePointsToARowOfTheTargetWhereNoColumnIsNull() {
        Table target = new Table(
                "p",
                List.of(new Column("x", SqlType.INTEGER, true), new Column("y", SqlType.INTEGER, true)),
                List.of());
        Table table = table(new Constraint.InclusionDependency(List.of("a", "b"), "p", List.of("y", "x")));
        Var row = row(1, table);
        var parents = facts(List.of(), table, target).parents(row, table);
        assertThat(parents).hasSize(1);
        Var parent = parents.getFirst().row();
        assertThat(parent.source()).isEqualTo(new Source.Stored(target));
        assertThat(parents.getFirst().present()).isEqualTo(and(present(column(row, 0)), present(column(row, 1))));
        assertThat(parents.getFirst().agrees())
                .isEqualTo(and(same(column(row, 0), column(parent, 1)), same(column(row, 1), column(parent, 0))));
    }

    @Test
    void aReferenceOutOfTheSchemaPointsNowhere() {
        Table table = table(new Constraint.ForeignKey(List.of("a"), "elsewhere", List.of("x")));
        assertThat(facts(List.of(), table).parents(row(1, table), table)).isEmpty();
    }
}
