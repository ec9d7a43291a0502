package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
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
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstValueTest {
    private static final Proving T =
            Proving.over("CREATE TABLE t (a INT, b INT)", "CREATE TABLE u (a INT, c INT, d INT NOT NULL, s VARCHAR)");

    private final Rewriting rewriting = new Rewriting();
    private final Var v = rewriting.value(SqlType.INTEGER);
    private final Term value = Terms.variable(v);
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.T);
    private final Var z = rewriting.row(Rewriting.T);
    private final Formula behind = Formulas.and(Formulas.isNull(value), Formulas.notNull(second(z)));

    @Test
    void whereThereAreRowsThereIsOne() {
        assertThat(without(List.of(first(x)), Formulas.or(Formulas.less(second(z), value), behind)))
                .contains("Σb0∈t [‖Σb1∈t [1 ≡ b1.a]‖] (b0.a)");
    }

    @Test
    void nullsMayComeFirstAndTheOrderMayGoDown() {
        Formula ahead = Formulas.and(Formulas.isNull(second(z)), Formulas.notNull(value));
        assertThat(without(List.of(), Formulas.or(Formulas.less(value, second(z)), ahead)))
                .isPresent();
    }

    @Test
    void staysWhereNullIsInNoOrder() {
        assertThat(without(List.of(), Formulas.less(second(z), value))).isEmpty();
    }

    @Test
    void staysWhereTheValueIsSeen() {
        assertThat(without(List.of(value), Formulas.or(Formulas.less(second(z), value), behind)))
                .isEmpty();
    }

    private Optional<String> without(List<Term> head, Formula before) {
        return rewriting.within(
                new FirstValue(),
                product(
                        List.of(x, v),
                        head,
                        exists(List.of(y), same(first(y), number(1)), same(second(y), value)),
                        Formulas.not(exists(List.of(z), same(first(z), number(1)), before))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT t.b FROM t WHERE a IN (SELECT a FROM u)             ; SELECT t.b FROM t JOIN (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY c) AS r FROM u) AS x ON x.a = t.a AND x.r = 1
            SELECT t.b FROM t WHERE a IN (SELECT a FROM u)             ; SELECT t.b FROM t JOIN (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY d DESC) AS r FROM u) AS x ON x.a = t.a AND x.r = 1
            SELECT t.b FROM t WHERE a IN (SELECT a FROM u WHERE d > 0) ; SELECT t.b FROM t JOIN (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY c NULLS FIRST) AS r FROM u WHERE d > 0) AS x ON x.a = t.a AND x.r = 1
            SELECT t.b FROM t WHERE EXISTS (SELECT 1 FROM u)           ; SELECT t.b FROM t, (SELECT ROW_NUMBER() OVER (ORDER BY c) AS r FROM u) AS x WHERE x.r = 1
            """)
    void proves(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT t.b FROM t WHERE a IN (SELECT a FROM u)             ; SELECT t.b FROM t JOIN (SELECT a, RANK() OVER (PARTITION BY a ORDER BY c) AS r FROM u) AS x ON x.a = t.a AND x.r = 1
            SELECT t.b FROM t WHERE a IN (SELECT a FROM u)             ; SELECT t.b FROM t JOIN (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY c) AS r FROM u) AS x ON x.a = t.a AND x.r = 2
            SELECT t.b FROM t WHERE a IN (SELECT a FROM u)             ; SELECT t.b FROM t JOIN (SELECT a, ROW_NUMBER() OVER (PARTITION BY a, d ORDER BY c) AS r FROM u) AS x ON x.a = t.a AND x.r = 1
            SELECT t.b FROM t WHERE a IN (SELECT a FROM u WHERE d > 0) ; SELECT t.b FROM t JOIN (SELECT a, d, ROW_NUMBER() OVER (PARTITION BY a ORDER BY d) AS r FROM u) AS x ON x.a = t.a AND x.r = 1 AND x.d > 0
            SELECT t.b FROM t WHERE a IN (SELECT a FROM u)             ; SELECT t.b FROM t JOIN (SELECT a, ROW_NUMBER() OVER (ORDER BY c) AS r FROM u) AS x ON x.a = t.a AND x.r = 1
            """)
    void leavesNearMissesOpen(String left, String right) {
        assertThat(T.proves(left, right)).isFalse();
    }
}
