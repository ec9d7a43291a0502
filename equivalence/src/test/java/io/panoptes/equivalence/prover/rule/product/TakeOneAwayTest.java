package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TakeOneAwayTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, a INT, s VARCHAR)",
            "CREATE TABLE n (id INT UNIQUE, a INT)",
            "CREATE TABLE s (id VARCHAR PRIMARY KEY, a INT)");

    private final Rewriting rewriting = new Rewriting();
    private final Var v = rewriting.value(SqlType.INTEGER);
    private final Var k = rewriting.value(SqlType.BIGINT);
    private final Var x = rewriting.row(Rewriting.T);
    private final Var w = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.K);

    @Test
    void allButTheFirstAreLeftForEach() {
        assertThat(left(List.of(), same(first(x), Terms.variable(v)), Formulas.less(number(2), second(y))))
                .contains("Σb0∈WHOLE,b1∈t,b2∈k [2 < b2.x ∧ b0 ≡ b1.a ∧ ‖Σb3∈k [2 < b3.x ∧ b3.id < b2.id]‖] (b0)");
    }

    @Test
    void staysWhereHowOftenDependsOnTheRow() {
        assertThat(left(List.of(), same(first(x), Terms.variable(v)), Formulas.less(second(x), second(y))))
                .isEmpty();
    }

    @Test
    void staysWhereTheNumberIsSeen() {
        assertThat(left(List.of(Terms.variable(k)), same(first(x), Terms.variable(v)), Formula.TRUE))
                .isEmpty();
    }

    private Optional<String> left(List<Term> alsoSeen, Formula ofEach, Formula ofTimes) {
        Formula other = same(first(w), Terms.variable(v));
        Term below = new Term.Total(product(List.of(w), List.of(number(1)), other), SqlType.BIGINT);
        Term upTo = new Term.Total(product(List.of(x, y), List.of(number(1)), ofEach, ofTimes), SqlType.BIGINT);
        List<Term> head = new ArrayList<>(List.of(Terms.variable(v)));
        head.addAll(alsoSeen);
        return rewriting.within(
                new TakeOneAway(),
                product(
                        List.of(v, k),
                        head,
                        Formulas.less(below, Terms.variable(k)),
                        Formulas.not(Formulas.less(upTo, Terms.variable(k)))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT t.a FROM t, k WHERE t.a = 1 OR k.a > 0 EXCEPT ALL SELECT a FROM t ; SELECT t.a FROM t, k WHERE (t.a = 1 OR k.a > 0) AND EXISTS (SELECT 1 FROM k AS z WHERE (t.a = 1 OR z.a > 0) AND z.id < k.id)
            SELECT t.a FROM t, k EXCEPT ALL SELECT a FROM t                           ; SELECT t.a FROM t, k WHERE k.id > (SELECT MIN(id) FROM k)
            SELECT t.a FROM t, k EXCEPT ALL SELECT a FROM t                           ; (SELECT t.a FROM t, k WHERE t.a IN (0, 2) EXCEPT ALL SELECT a FROM t WHERE a IN (0, 2)) UNION ALL (SELECT t.a FROM t, k WHERE (t.a IN (0, 2)) IS NOT TRUE EXCEPT ALL SELECT a FROM t WHERE a NOT IN (0, 2) OR a IS NULL)
            SELECT t.a FROM t, k WHERE t.b > 0 EXCEPT ALL SELECT a FROM t WHERE b > 0 ; SELECT t.a FROM t, k WHERE t.b > 0 AND k.id > ANY (SELECT id FROM k)
            SELECT t.a FROM t, k WHERE k.s = 'x' EXCEPT ALL SELECT a FROM t           ; SELECT t.a FROM t, k WHERE k.s = 'x' AND EXISTS (SELECT 1 FROM k AS z WHERE z.s = 'x' AND z.id < k.id)
            """)
    void proves(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT t.a FROM t, k EXCEPT ALL SELECT a FROM t                              ; SELECT t.a FROM t, k WHERE k.id >= (SELECT MIN(id) FROM k)
            SELECT t.a FROM t, k EXCEPT ALL SELECT a FROM t WHERE b > 0                  ; SELECT t.a FROM t, k WHERE k.id > (SELECT MIN(id) FROM k)
            SELECT t.a FROM t, k EXCEPT ALL SELECT a FROM t                              ; (SELECT t.a FROM t, k WHERE t.a IN (0, 2) EXCEPT ALL SELECT a FROM t WHERE a IN (0, 2)) UNION ALL (SELECT t.a FROM t, k WHERE (t.a IN (0, 2)) IS NOT TRUE EXCEPT ALL SELECT a FROM t WHERE a NOT IN (0, 2))
            SELECT t.a FROM t, k WHERE t.a > 0 EXCEPT ALL SELECT a FROM t WHERE a > 1    ; SELECT t.a FROM t, k WHERE t.a > 0 AND k.id > (SELECT MIN(id) FROM k)
            SELECT t.a FROM t, k WHERE k.a > 0 EXCEPT ALL SELECT a FROM t                ; SELECT t.a FROM t, k WHERE k.a > 0 AND k.id > (SELECT MIN(id) FROM k)
            SELECT t.a FROM t, k WHERE t.b > k.a EXCEPT ALL SELECT a FROM t              ; SELECT t.a FROM t, k WHERE t.b > k.a AND EXISTS (SELECT 1 FROM k AS z WHERE t.b > z.a AND z.id < k.id)
            SELECT t.a FROM t, n EXCEPT ALL SELECT a FROM t                              ; SELECT t.a FROM t, n WHERE EXISTS (SELECT 1 FROM n AS z WHERE z.id < n.id)
            SELECT t.a FROM t, k EXCEPT ALL SELECT b FROM t                              ; SELECT t.a FROM t, k WHERE k.id > (SELECT MIN(id) FROM k)
            SELECT t.a FROM t, k EXCEPT SELECT a FROM t                                  ; SELECT t.a FROM t, k WHERE k.id > (SELECT MIN(id) FROM k)
            SELECT t.a FROM t, k EXCEPT ALL SELECT a FROM t EXCEPT ALL SELECT a FROM t   ; SELECT t.a FROM t, k WHERE k.id > (SELECT MIN(id) FROM k)
            SELECT t.a FROM t, t AS y EXCEPT ALL SELECT a FROM t                         ; SELECT t.a FROM t, t AS y WHERE y.a > (SELECT MIN(a) FROM t)
            """)
    void leavesNearMissesOpen(String left, String right) {
        assertThat(T.proves(left, right)).isFalse();
    }
}
