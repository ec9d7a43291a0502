package io.panoptes.equivalence.front.dependency;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ConjunctsTest {
    /** The columns of a row hold the values 10, 11 and 12. */
    private final Conjuncts conjuncts = new Conjuncts(List.of(10, 11, 12));

    private static final Scalar A = column(0, SqlType.INTEGER);
    private static final Scalar B = column(1, SqlType.INTEGER);
    private static final Scalar C = column(2, SqlType.INTEGER);
    private static final Scalar ONE = new Scalar.Literal(Value.of(1), SqlType.INTEGER);
    private static final Relation TABLE =
            new Relation.Scan(new Table("t", List.of(new Column("a", SqlType.INTEGER, true)), List.of()));

    private static Scalar column(int index, SqlType type) {
        return new Scalar.Column(index, type);
    }

    private static Scalar call(Operator operator, Scalar... arguments) {
        return new Scalar.Call(operator, List.of(arguments), SqlType.BOOLEAN);
    }

    private static Scalar plus(Scalar left, Scalar right) {
        return new Scalar.Call(Operator.PLUS, List.of(left, right), SqlType.INTEGER);
    }

    @Test
    void anEqualColumnIsDetermined() {
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, A, ONE))).containsExactly(new Dependency(Set.of(), 10));
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, ONE, A))).containsExactly(new Dependency(Set.of(), 10));
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, A, B)))
                .containsExactlyInAnyOrder(new Dependency(Set.of(11), 10), new Dependency(Set.of(10), 11));
        assertThat(conjuncts.dependencies(call(Operator.IS_NOT_DISTINCT_FROM, A, plus(B, C))))
                .containsExactly(new Dependency(Set.of(11, 12), 10));
    }

    @Test
    void allPartsOfAConjunctionCount() {
        Scalar nested = call(
                Operator.AND,
                call(Operator.IS_NULL, C),
                call(Operator.AND, call(Operator.EQUAL, A, ONE), call(Operator.LESS, A, B)));
        assertThat(conjuncts.dependencies(nested))
                .containsExactly(new Dependency(Set.of(), 12), new Dependency(Set.of(), 10));
        assertThat(conjuncts.dependencies(call(Operator.OR, call(Operator.EQUAL, A, ONE), call(Operator.IS_NULL, B))))
                .isEmpty();
        assertThat(conjuncts.dependencies(call(Operator.IS_NULL, plus(A, B)))).isEmpty();
        assertThat(conjuncts.dependencies(A)).isEmpty();
    }

    /** 0 and -0 are equal numbers in floating point; a comparison across types may lose digits. */
    @Test
    void equalMayNotMeanTheSame() {
        Scalar x = column(0, SqlType.DOUBLE);
        Scalar y = column(1, SqlType.DOUBLE);
        Scalar text = column(1, SqlType.TEXT);
        Scalar decimal = column(1, new SqlType.DecimalType(9, 2));
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, x, y))).isEmpty();
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, x, B))).isEmpty();
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, A, text))).isEmpty();
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, A, decimal))).hasSize(2);
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, column(0, SqlType.TEXT), text)))
                .hasSize(2);
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, decimal, column(0, SqlType.TEXT))))
                .isEmpty();
    }

    /** A number in floating point tells which whole number of 32 bits it is, but 0 not whether it is -0. */
    @Test
    void aWholeNumberIsDeterminedByItsFloatingPoint() {
        Scalar x = column(1, SqlType.DOUBLE);
        Scalar prefix = new Scalar.Uninterpreted("F", List.of(column(2, SqlType.TEXT)), SqlType.DOUBLE);
        Scalar floating = new Scalar.Cast(A, SqlType.DOUBLE);
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, floating, x)))
                .containsExactly(new Dependency(Set.of(11), 10));
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, prefix, floating)))
                .containsExactly(new Dependency(Set.of(12), 10));
        Scalar wide = new Scalar.Cast(column(0, new SqlType.IntegerType(64)), SqlType.DOUBLE);
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, wide, x))).isEmpty();
        Scalar single = new Scalar.Cast(A, new SqlType.DoubleType(32));
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, single, column(1, new SqlType.DoubleType(32)))))
                .isEmpty();
        Scalar fraction = new Scalar.Cast(column(0, new SqlType.DecimalType(9, 2)), SqlType.DOUBLE);
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, fraction, x))).isEmpty();
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, new Scalar.Cast(plus(A, ONE), SqlType.DOUBLE), x)))
                .isEmpty();
        assertThat(conjuncts.dependencies(call(Operator.LESS, floating, x))).isEmpty();
    }

    @Test
    void columnsThatAreComparedAreNotNull() {
        for (Operator operator : List.of(
                Operator.EQUAL,
                Operator.NOT_EQUAL,
                Operator.LESS,
                Operator.LESS_OR_EQUAL,
                Operator.GREATER,
                Operator.GREATER_OR_EQUAL,
                Operator.LIKE)) {
            assertThat(conjuncts.present(call(operator, A, plus(B, C)))).containsExactly(10);
        }
        assertThat(conjuncts.present(call(Operator.IS_NOT_NULL, B))).containsExactly(11);
        assertThat(conjuncts.present(call(Operator.AND, call(Operator.LESS, A, B), call(Operator.IS_NOT_NULL, C))))
                .containsExactlyInAnyOrder(10, 11, 12);
        assertThat(conjuncts.present(call(Operator.IS_NOT_DISTINCT_FROM, A, B))).isEmpty();
        assertThat(conjuncts.present(call(Operator.IS_NULL, A))).isEmpty();
        assertThat(conjuncts.present(call(Operator.OR, call(Operator.LESS, A, B), call(Operator.LESS, A, C))))
                .isEmpty();
    }

    @Test
    void whatAScalarIsComputedFrom() {
        assertThat(conjuncts.sources(plus(A, new Scalar.Cast(C, SqlType.INTEGER))))
                .contains(Set.of(10, 12));
        assertThat(conjuncts.sources(ONE)).contains(Set.of());
        assertThat(conjuncts.sources(new Scalar.Outer(1, 0, SqlType.INTEGER))).contains(Set.of());
        assertThat(conjuncts.sources(new Scalar.Uninterpreted("F", List.of(A, B), SqlType.INTEGER)))
                .contains(Set.of(10, 11));
        assertThat(conjuncts.sources(new Scalar.Case(
                        List.of(new Scalar.When(call(Operator.IS_NULL, A), B)), C, SqlType.INTEGER)))
                .contains(Set.of(10, 11, 12));
    }

    @Test
    void aRelationMaySeeAnyOfTheRow() {
        assertThat(conjuncts.sources(new Scalar.Exists(TABLE))).isEmpty();
        assertThat(conjuncts.sources(new Scalar.In(List.of(A), TABLE))).isEmpty();
        assertThat(conjuncts.sources(plus(A, new Scalar.Subquery(TABLE)))).isEqualTo(Optional.empty());
        assertThat(conjuncts.dependencies(call(Operator.EQUAL, A, new Scalar.Subquery(TABLE))))
                .isEmpty();
    }
}
