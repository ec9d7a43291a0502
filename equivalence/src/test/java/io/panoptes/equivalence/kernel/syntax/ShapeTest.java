package io.panoptes.equivalence.kernel.syntax;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.greatest;
import static io.panoptes.equivalence.kernel.Claims.least;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.or;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.strict;
import static io.panoptes.equivalence.kernel.Claims.total;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Expressions of one shape are taken for one function: where two that mean different things share one, a proof is wrong. */
class ShapeTest {
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Term YA = column(Y, "a");
    private static final Term YB = column(Y, "b");

    private static Shape exists(Var var, Formula condition) {
        return Shape.of(new Formula.Exists(product(over(var), condition)));
    }

    @Test
    void namesOfBoundVariablesDoNotMatter() {
        assertThat(exists(Y, present(YA))).isEqualTo(exists(Z, present(column(Z, "a"))));
    }

    @Test
    void whatIsTakenFromOutsideIsAnArgument() {
        Term outside = strict(ArithmeticOperation.PLUS, column(X, "b"), constant(1));
        Shape shape = exists(Y, same(YA, outside));
        assertThat(shape.arguments()).containsExactly(new Shape.Argument.OfTerm(outside));
        assertThat(shape.text()).isEqualTo(exists(Y, same(YA, constant(3))).text());
        Formula condition = present(column(X, "a"));
        assertThat(exists(Y, and(present(YA), condition)).arguments())
                .containsExactly(new Shape.Argument.OfFormula(condition));
    }

    /** A text is no number: one function of both would be asked for a value of either kind. */
    @Test
    void argumentsOfOtherKindsAreOtherShapes() {
        Term text = new Term.Constant(new Value.TextValue("3"), SqlType.TEXT);
        assertThat(exists(Y, same(YA, text)).text())
                .isNotEqualTo(exists(Y, same(YA, constant(3))).text());
    }

    @Test
    void orderAndBracketsDoNotMatter() {
        Formula one = present(YA);
        Formula two = less(YB, YA);
        Formula three = not(same(YA, YB));
        assertThat(exists(Y, and(one, and(two, three))))
                .isEqualTo(exists(Y, and(not(same(YB, YA)), one, and(two, Formula.TRUE))));
        assertThat(exists(Y, or(one, or(two)))).isEqualTo(exists(Y, or(two, one, Formula.FALSE)));
    }

    @Test
    void conjunctsAndDisjunctsAreNotMixed() {
        Formula one = present(YA);
        Formula two = less(YB, YA);
        assertThat(exists(Y, and(one, or(two, not(one)))).text())
                .isNotEqualTo(exists(Y, and(one, two, not(one))).text());
        assertThat(exists(Y, or(one, and(two, not(one)))).text())
                .isNotEqualTo(exists(Y, or(one, two, not(one))).text());
    }

    @Test
    void whatIsMadeOfConstantsIsAConstant() {
        Formula one = present(YA);
        assertThat(exists(Y, and(one, not(or(Formula.FALSE, and(Formula.TRUE, Formula.FALSE))))))
                .isEqualTo(exists(Y, one));
        assertThat(exists(Y, or(one, and(Formula.TRUE, not(Formula.FALSE))))).isEqualTo(exists(Y, Formula.TRUE));
        assertThat(exists(Y, or(one, new Formula.IsNull(constant(1))))).isEqualTo(exists(Y, one));
        assertThat(exists(Y, and(one, or(Formula.FALSE, Formula.FALSE)))).isEqualTo(exists(Y, Formula.FALSE));
        assertThat(exists(Y, Formula.TRUE)).isNotEqualTo(exists(Y, Formula.FALSE));
    }

    @Test
    void whatTheValueDependsOnDoes() {
        Shape shape = exists(Y, less(YA, YB));
        assertThat(exists(Y, less(YB, YA)).text()).isNotEqualTo(shape.text());
        assertThat(exists(Y, not(less(YA, YB))).text()).isNotEqualTo(shape.text());
        assertThat(exists(Y, and(present(YA), present(YB))).text())
                .isNotEqualTo(exists(Y, or(present(YA), present(YB))).text());
        Var p = row(4, "p");
        Var c = row(5, "c");
        assertThat(exists(p, Formula.TRUE).text())
                .isNotEqualTo(exists(c, Formula.TRUE).text());
        Product product = product(over(Y), Formula.TRUE, YA);
        assertThat(List.of(
                        Shape.of(total(product)).text(),
                        Shape.of(greatest(product)).text(),
                        Shape.of(least(product)).text()))
                .doesNotHaveDuplicates();
    }

    @Test
    void functionsAreToldApartByNameAndType() {
        assertThat(List.of(
                        exists(Y, new Formula.IsNull(function("f", SqlType.BIGINT)))
                                .text(),
                        exists(Y, new Formula.IsNull(function("g", SqlType.BIGINT)))
                                .text(),
                        exists(Y, new Formula.IsNull(function("f", SqlType.TEXT)))
                                .text()))
                .doesNotHaveDuplicates();
    }

    private static Term function(String name, SqlType type) {
        return new Term.Unknown(new Function.Named(name), List.of(YA), type);
    }

    /** Numbers of rows count: two rows of a table are not one row read twice. */
    @Test
    void eachVariableIsToldApart() {
        Formula two = new Formula.Exists(product(over(Y, Z), and(present(YA), present(column(Z, "b")))));
        Formula one = new Formula.Exists(product(over(Y, Z), and(present(YA), present(YB))));
        assertThat(Shape.of((Formula.Exists) two).text())
                .isNotEqualTo(Shape.of((Formula.Exists) one).text());
    }

    @Test
    void allOfAnExpressionAsText() {
        Product here = product(over(Y), less(YA, constant(3)), YB);
        assertThat(Shape.full(product(over(Z), less(column(Z, "a"), constant(3)), column(Z, "b"))))
                .isEqualTo(Shape.full(here));
        assertThat(Shape.full(product(over(Y), less(YA, constant(4)), YB))).isNotEqualTo(Shape.full(here));
        assertThat(Shape.full(product(over(Y), same(YA, column(X, "a")))))
                .isNotEqualTo(Shape.full(product(over(Y), same(YA, column(Z, "a")))));
    }
}
