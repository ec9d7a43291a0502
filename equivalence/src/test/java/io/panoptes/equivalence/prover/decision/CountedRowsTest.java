package io.panoptes.equivalence.prover.decision;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountedRowsTest {
    private static final Proving PAIRS =
            Proving.over("CREATE TABLE t (a INT, b INT)", "CREATE TABLE k (id INT PRIMARY KEY, a INT)");

    private final Rewriting rewriting = new Rewriting();
    private final Var k = rewriting.value(SqlType.INTEGER);
    private final Var n = rewriting.value(SqlType.BIGINT);
    private final Term value = Terms.variable(k);
    private final Term place = Terms.variable(n);

    private Term count(Term one, Formula... more) {
        Var row = rewriting.row(Rewriting.T);
        Formula condition = Formulas.and(same(value, first(row)), Formulas.and(more));
        return new Term.Total(product(List.of(row), List.of(one), condition), SqlType.BIGINT);
    }

    private Term positive() {
        Var row = rewriting.row(Rewriting.T);
        return new Term.Total(
                product(
                        List.of(row),
                        List.of(number(1)),
                        same(value, first(row)),
                        Formulas.less(number(0), second(row))),
                SqlType.BIGINT);
    }

    private Optional<String> between(Term above, Term upTo, List<Term> head, Formula... more) {
        Product numbered = product(
                List.of(k, n),
                head,
                Formulas.less(above, place),
                Formulas.not(Formulas.less(upTo, place)),
                Formulas.and(more));
        Product rows = new CountedRows(rewriting.names).apply(List.of(numbered)).getFirst();
        return rows.equals(numbered) ? Optional.empty() : Optional.of(Text.of(rows));
    }

    @Test
    void firesFromNothingToACount() {
        assertThat(between(number(0), count(number(1)), List.of(value))).contains("Σb0∈WHOLE,b1∈t [b0 ≡ b1.a] (b0)");
    }

    @Test
    void firesFromACountOfAPart() {
        assertThat(between(positive(), count(number(1)), List.of(value)))
                .contains("Σb0∈WHOLE,b1∈t [b0 ≡ b1.a ∧ ¬0 < b1.b] (b0)");
    }

    @Test
    void firesForACountUnderACondition() {
        Term counted = Terms.when(Formulas.notNull(value), count(number(1)), number(0));
        assertThat(between(number(0), counted, List.of(value))).contains("Σb0∈WHOLE,b1∈t [b0 ≡ b1.a ∧ ¬null(b0)] (b0)");
    }

    @Test
    void staysWhereTheCountIsNoPart() {
        assertThat(between(count(number(1)), positive(), List.of(value))).isEmpty();
    }

    @Test
    void staysWhereTheFirstNumbersAreLeftOut() {
        assertThat(between(number(1), count(number(1)), List.of(value))).isEmpty();
        assertThat(between(number(-1), count(number(1)), List.of(value))).isEmpty();
    }

    @Test
    void staysWhereNumbersAreAddedUp() {
        assertThat(between(number(0), count(number(2)), List.of(value))).isEmpty();
    }

    @Test
    void staysWhereTheNumberIsSeen() {
        assertThat(between(number(0), count(number(1)), List.of(value, place))).isEmpty();
        assertThat(between(number(0), count(number(1)), List.of(value), Formulas.not(same(place, number(2)))))
                .isEmpty();
        assertThat(between(number(0), count(number(1)), List.of(value), Formulas.less(place, number(7))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT a FROM (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS n FROM t) s | SELECT a FROM t
        SELECT x.a FROM (SELECT a FROM t EXCEPT ALL SELECT a FROM t WHERE b > 0) x JOIN k ON k.a = x.a | SELECT t.a FROM t JOIN k ON k.a = t.a WHERE b <= 0 OR b IS NULL
        SELECT a FROM (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS n FROM t) s WHERE n > 0 | SELECT a FROM t
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT a FROM (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS n FROM t) s WHERE n > 1 | SELECT a FROM t
        SELECT a FROM (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS n FROM t) s WHERE n < 3 | SELECT a FROM t
        SELECT a FROM t EXCEPT ALL SELECT b FROM t WHERE b > 0 | SELECT a FROM t WHERE b <= 0 OR b IS NULL
        SELECT a FROM t INTERSECT ALL SELECT a FROM k | SELECT a FROM t WHERE a IN (SELECT a FROM k)
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
