package io.panoptes.equivalence.prover.decision;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.FreshVariables;
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
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConstraintFactsTest {
    private final FreshVariables names = new FreshVariables(1);

    private static Table table(Constraint... constraints) {
        return new Table(
                "t",
                List.of(
                        new Column("a", SqlType.INTEGER, true),
                        new Column("b", SqlType.INTEGER, true),
                        new Column("c", SqlType.INTEGER, true)),
                List.of(constraints));
    }

    private Var row(Table table) {
        return names.fresh(new Source.Stored(table));
    }

    private ConstraintFacts facts(Table... tables) {
        return Deciding.facts(names, new Schema(List.of(tables)), Map.of());
    }

    private List<Formula> ofRow(Var row, Table table) {
        return facts(table).ofRow(row, table);
    }

    private static Term column(Var row, int index) {
        return new Term.Column(row, index, SqlType.INTEGER);
    }

    private static Term number(long number) {
        return new Term.Constant(Value.of(number), SqlType.INTEGER);
    }

    private static Formula not(Formula formula) {
        return new Formula.Not(formula);
    }

    private static Formula same(Term left, Term right) {
        return new Formula.Same(left, right);
    }

    private static Formula less(Term left, Term right) {
        return new Formula.Less(left, right);
    }

    /** NULL is in each range, for nothing is before or behind it. */
    @Test
    void aRangeExcludesWhatIsBeyondItsBounds() {
        Table table = table(new Constraint.Range("b", Value.of(2), Value.of(5)));
        Var row = row(table);
        assertThat(ofRow(row, table))
                .containsExactly(not(less(column(row, 1), number(2))), not(less(number(5), column(row, 1))));
        Table open = table(new Constraint.Range("b", Optional.empty(), Optional.of(Value.of(5))));
        assertThat(ofRow(row, open)).containsExactly(not(less(number(5), column(row, 1))));
    }

    @Test
    void aCategoryIsNullOrOneOfItsValues() {
        Table table = table(new Constraint.Categorical("a", List.of(Value.of(1), Value.of(3))));
        Var row = row(table);
        assertThat(ofRow(row, table))
                .containsExactly(new Formula.Or(List.of(
                        new Formula.IsNull(column(row, 0)),
                        same(column(row, 0), number(1)),
                        same(column(row, 0), number(3)))));
    }

    @Test
    void anOrderingForbidsTheLargerToBeLess() {
        Table table = table(new Constraint.Ordering("a", "c"));
        Var row = row(table);
        assertThat(ofRow(row, table)).containsExactly(not(less(column(row, 2), column(row, 0))));
    }

    /** A CHECK lets NULL pass: what it forbids is FALSE. */
    @Test
    void aCheckIsNotFalse() {
        Table table = table();
        Var row = row(table);
        Scalar condition = new Scalar.Call(
                Operator.LESS,
                List.of(new Scalar.Column(0, SqlType.INTEGER), new Scalar.Column(1, SqlType.INTEGER)),
                SqlType.BOOLEAN);
        List<Formula> facts = Deciding.facts(
                        names, new Schema(List.of(table)), Map.of("t", List.of(condition), "u", List.of(condition)))
                .ofRow(row, table);
        assertThat(facts)
                .containsExactly(new Formula.Or(List.of(
                        new Formula.IsNull(column(row, 0)),
                        new Formula.IsNull(column(row, 1)),
                        less(column(row, 0), column(row, 1)))));
    }

    @Test
    void keysAndReferencesSayNothingOfOneRow() {
        Table table = table(
                new Constraint.PrimaryKey(List.of("a")),
                new Constraint.Unique(List.of("b")),
                new Constraint.ForeignKey(List.of("b"), "t", List.of("a")),
                new Constraint.FunctionalDependency(List.of("a"), "b"));
        assertThat(ofRow(row(table), table)).isEmpty();
    }

    @Test
    void rowsWithOneKeyThatIsNotNullAreAlike() {
        Table table = table(new Constraint.Unique(List.of("a", "b")));
        Var x = row(table);
        Var y = row(table);
        assertThat(facts(table).ofPair(x, y, table))
                .containsExactly(new Formula.Or(List.of(
                        new Formula.IsNull(column(x, 0)),
                        not(same(column(x, 0), column(y, 0))),
                        new Formula.IsNull(column(x, 1)),
                        not(same(column(x, 1), column(y, 1))),
                        same(column(x, 2), column(y, 2)))));
    }

    /** NULL determines as other values do. */
    @Test
    void rowsWithTheSameDeterminantsHaveTheSameDependent() {
        Table table = table(new Constraint.FunctionalDependency(List.of("a", "b"), "c"));
        Var x = row(table);
        Var y = row(table);
        assertThat(facts(table).ofPair(x, y, table))
                .containsExactly(new Formula.Or(List.of(
                        not(same(column(x, 0), column(y, 0))),
                        not(same(column(x, 1), column(y, 1))),
                        same(column(x, 2), column(y, 2)))));
    }

    @Test
    void aReferencePointsToARowOfTheTargetWhereNoColumnIsNull() {
        Table target = new Table(
                "p",
                List.of(new Column("x", SqlType.INTEGER, true), new Column("y", SqlType.INTEGER, true)),
                List.of());
        Table table = table(new Constraint.InclusionDependency(List.of("a", "b"), "p", List.of("y", "x")));
        Var row = row(table);
        var links = facts(table, target).parents(row, table);
        assertThat(links).hasSize(1);
        Var parent = links.getFirst().parent();
        assertThat(parent.source()).isEqualTo(new Source.Stored(target));
        assertThat(links.getFirst().present())
                .isEqualTo(new Formula.And(
                        List.of(not(new Formula.IsNull(column(row, 0))), not(new Formula.IsNull(column(row, 1))))));
        assertThat(links.getFirst().agree())
                .isEqualTo(new Formula.And(
                        List.of(same(column(row, 0), column(parent, 1)), same(column(row, 1), column(parent, 0)))));
    }

    @Test
    void aReferenceOutOfTheSchemaPointsNowhere() {
        Table table = table(new Constraint.ForeignKey(List.of("a"), "elsewhere", List.of("x")));
        assertThat(facts(table).parents(row(table), table)).isEmpty();
    }
}
