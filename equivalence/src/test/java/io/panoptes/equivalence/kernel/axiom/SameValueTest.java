package io.panoptes.equivalence.kernel.axiom;

import static io.panoptes.equivalence.kernel.ClaimAssert.accepts;
import static io.panoptes.equivalence.kernel.ClaimAssert.isNotFor;
import static io.panoptes.equivalence.kernel.ClaimAssert.refuses;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.greatest;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.strict;
import static io.panoptes.equivalence.kernel.Claims.total;
import static io.panoptes.equivalence.kernel.Claims.values;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Terms with one value. */
class SameValueTest {
    private static final Axiom AXIOM = new SameValue();
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Term A = column(X, "a");
    private static final Term B = column(X, "b");

    @Test
    void arithmeticIsExactAndStrict() {
        accepts(
                AXIOM,
                values(
                        strict(ArithmeticOperation.MINUS, strict(ArithmeticOperation.PLUS, A, B), B),
                        strict(ArithmeticOperation.PLUS, A, strict(ArithmeticOperation.MINUS, B, B))));
        refuses(AXIOM, values(strict(ArithmeticOperation.MINUS, strict(ArithmeticOperation.PLUS, A, B), B), A));
        accepts(AXIOM, values(strict(ArithmeticOperation.TIMES, A, B), strict(ArithmeticOperation.TIMES, B, A)));
        refuses(AXIOM, values(strict(ArithmeticOperation.MINUS, A, B), strict(ArithmeticOperation.MINUS, B, A)));
        accepts(AXIOM, values(strict(ArithmeticOperation.PLUS, A, nothing()), nothing()));
    }

    @Test
    void wholeNumbersAreCutTowardsZero() {
        Term half = strict(ArithmeticOperation.WHOLE_QUOTIENT, constant(-1), constant(2));
        accepts(AXIOM, values(half, constant(0)));
        refuses(AXIOM, values(half, constant(-1)));
        accepts(AXIOM, values(strict(ArithmeticOperation.WHOLE_QUOTIENT, constant(3), constant(2)), constant(1)));
    }

    @Test
    void numbersInFloatingPointHaveNoAlgebra() {
        Var d = new Var(8, new Source.AnyValue(SqlType.DOUBLE));
        Term x = new Term.Variable(d, SqlType.DOUBLE);
        Term difference = new Term.Strict(ArithmeticOperation.MINUS, List.of(x, x), SqlType.DOUBLE);
        isNotFor(AXIOM, values(difference, constant(0), not(new Formula.IsNull(x))));
        Term sum = new Term.Strict(ArithmeticOperation.PLUS, List.of(x, constant(1)), SqlType.DOUBLE);
        isNotFor(
                AXIOM,
                values(new Term.Strict(ArithmeticOperation.MINUS, List.of(sum, x), SqlType.DOUBLE), constant(1)));
        accepts(AXIOM, values(sum, sum));
    }

    @Test
    void aFunctionDependsOnItsArguments() {
        Term f = new Term.Unknown(new Function.Named("f"), List.of(A), SqlType.BIGINT);
        Term g = new Term.Unknown(new Function.Named("g"), List.of(A), SqlType.BIGINT);
        Term fb = new Term.Unknown(new Function.Named("f"), List.of(B), SqlType.BIGINT);
        accepts(AXIOM, values(f, fb, same(A, B)));
        refuses(AXIOM, values(f, g));
        refuses(AXIOM, values(f, fb));
        Term text = new Term.Constant(new Value.TextValue("1"), SqlType.TEXT);
        isNotFor(
                AXIOM,
                values(
                        new Term.Unknown(new Function.Named("f"), List.of(text), SqlType.BIGINT),
                        new Term.Unknown(new Function.Named("f"), List.of(constant(1)), SqlType.BIGINT)));
    }

    @Test
    void anOperationNeedsArguments() {
        Term none = new Term.Strict(ArithmeticOperation.PLUS, List.of(), SqlType.BIGINT);
        isNotFor(AXIOM, values(none, none));
    }

    /** That a column may be added up does not say that it is never NULL. */
    @Test
    void aSumLeavesNullOut() {
        Var p = row(4, "p");
        Var q = row(5, "p");
        Term sum = total(product(over(q), same(column(q, "id"), column(p, "id")), column(q, "w")));
        refuses(AXIOM, values(sum, column(p, "w")));
        accepts(AXIOM, values(sum, column(p, "w"), present(column(p, "w"))));
        accepts(
                AXIOM,
                values(
                        sum,
                        new Term.If(present(column(p, "w")), column(p, "w"), constant(0)),
                        present(column(p, "w"))));
    }

    @Test
    void theGreatestOfSomeIsNotThatOfAll() {
        Term all = greatest(product(over(Y), Formula.TRUE, column(Y, "a")));
        Term some = greatest(product(over(Y), present(column(Y, "b")), column(Y, "a")));
        refuses(AXIOM, values(all, some));
        accepts(AXIOM, values(all, greatest(product(over(Y), present(column(Y, "a")), column(Y, "a")))));
    }
}
