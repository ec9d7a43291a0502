package io.panoptes.equivalence.kernel;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.as;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.greatest;
import static io.panoptes.equivalence.kernel.Claims.holds;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.own;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.rows;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.sums;
import static io.panoptes.equivalence.kernel.Claims.total;
import static io.panoptes.equivalence.kernel.Claims.value;
import static io.panoptes.equivalence.kernel.Claims.values;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each refused step would let a proof say something of nothing: a table that is not there, a number with two meanings, an endless sum. */
class WellformedTest {
    /** The last variable that the kernel has made: numbers below are its own. */
    private static final Var MADE = number(-10);

    private static final Var X = row(1, "t");
    private static final Var N = number(2);
    private static final Formula FACT = present(column(X, "a"));

    private final Wellformed wellformed = new Wellformed(SmallWorlds.SCHEMA, MADE);

    private boolean isRight(ProofStep step) {
        return wellformed.isRight(step);
    }

    private boolean isRight(Formula formula) {
        return isRight(holds(formula));
    }

    @Test
    void takesStepsOverTablesOfTheSchema() {
        assertThat(isRight(rows(own(product(over(X), FACT, column(X, "a"))), own())))
                .isTrue();
        assertThat(isRight(values(column(X, "a"), constant(1), FACT))).isTrue();
    }

    @Test
    void aTableIsOneOfTheSchema() {
        Table elsewhere = new Table("elsewhere", List.of(new Column("a", SqlType.INTEGER, true)), List.of());
        Var row = new Var(3, new Source.Stored(elsewhere));
        assertThat(isRight(exists(over(row), Formula.TRUE))).isFalse();
    }

    @Test
    void aTableOfTheNameHasTheColumnsAndKeysOfTheSchema() {
        Table p = SmallWorlds.SCHEMA.table("p").orElseThrow();
        Var withoutKey = new Var(3, new Source.Stored(new Table("p", p.columns(), List.of())));
        assertThat(isRight(exists(over(withoutKey), Formula.TRUE))).isFalse();
        assertThat(isRight(exists(over(row(4, "p")), Formula.TRUE))).isTrue();
    }

    @Test
    void aColumnIsOneOfItsTable() {
        assertThat(isRight(present(new Term.Column(X, 1, SqlType.INTEGER)))).isTrue();
        assertThat(isRight(present(new Term.Column(X, 2, SqlType.INTEGER)))).isFalse();
        assertThat(isRight(present(new Term.Column(X, -1, SqlType.INTEGER)))).isFalse();
    }

    @Test
    void aValueHasNoColumnsAndARowIsNoValue() {
        assertThat(isRight(present(new Term.Column(N, 0, SqlType.INTEGER)))).isFalse();
        assertThat(isRight(present(new Term.Variable(X, SqlType.INTEGER)))).isFalse();
    }

    @Test
    void nothingIsSaidOfMadeRelations() {
        Var made = new Var(3, new Source.Unknown("limit", List.of(), List.of(SqlType.INTEGER)));
        assertThat(isRight(exists(over(made), Formula.TRUE))).isFalse();
    }

    @Test
    void aNumberStandsForOneSource() {
        Var again = row(1, "p");
        assertThat(isRight(and(FACT, present(column(again, "id"))))).isFalse();
    }

    /** Variables of several steps of one proof share their numbers. */
    @Test
    void aNumberStandsForOneSourceInAllSteps() {
        assertThat(isRight(FACT)).isTrue();
        assertThat(isRight(present(column(row(1, "p"), "id")))).isFalse();
        assertThat(isRight(FACT)).isTrue();
    }

    @Test
    void numbersThatTheKernelHasYetToMakeAreRefused() {
        assertThat(isRight(present(value(number(MADE.id()))))).isTrue();
        assertThat(isRight(present(value(number(MADE.id() - 1))))).isFalse();
    }

    @Test
    void noVariableIsBoundTwiceInOneProduct() {
        assertThat(isRight(exists(over(X, X), Formula.TRUE))).isFalse();
    }

    @Test
    void anOperationHasArguments() {
        assertThat(isRight(present(new Term.Strict(ArithmeticOperation.PLUS, List.of(), SqlType.BIGINT))))
                .isFalse();
    }

    @Test
    void whatIsSummedIsFinite() {
        assertThat(isRight(present(total(product(over(N), less(constant(0), value(N)), value(N))))))
                .isFalse();
        assertThat(isRight(present(total(product(over(N), same(value(N), column(X, "a")), value(N))))))
                .isTrue();
        assertThat(isRight(present(greatest(product(over(N), Formula.TRUE, value(N))))))
                .isFalse();
    }

    @Test
    void aSumIsOfOneNumber() {
        assertThat(isRight(present(total(product(over(X), Formula.TRUE, column(X, "a"), column(X, "b"))))))
                .isFalse();
        assertThat(isRight(present(total(product(over(X), Formula.TRUE))))).isFalse();
    }

    /** Rows may be infinitely many in a product that is compared row by row, but not in one whose numbers are added up. */
    @Test
    void onlySumsMustBeFinite() {
        var endless = own(product(over(N), not(less(value(N), constant(0))), value(N)));
        assertThat(isRight(rows(endless, endless))).isTrue();
        assertThat(isRight(sums(endless, endless))).isFalse();
    }

    @Test
    void theVariablesThatAProductIsReadOverAreLookedAtToo() {
        Var free = number(MADE.id() - 1);
        var reading = List.of(as(product(over(N), same(value(N), constant(1))), free));
        assertThat(isRight(rows(reading, reading))).isFalse();
    }

    @Test
    void factsAreLookedAtToo() {
        assertThat(isRight(holds(FACT, present(new Term.Column(X, 7, SqlType.INTEGER)))))
                .isFalse();
    }
}
