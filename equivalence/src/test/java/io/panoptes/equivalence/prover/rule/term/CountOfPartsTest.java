package io.panoptes.equivalence.prover.rule.term;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountOfPartsTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.T);

    private static Term count(Var row, Term one, Formula... conditions) {
        return new Term.Total(product(List.of(row), List.of(one), conditions), SqlType.BIGINT);
    }

    private static Formula positive(Var row) {
        return Formulas.less(number(0), first(row));
    }

    private static Formula isSeven(Var row) {
        return same(second(row), number(7));
    }

    private Optional<String> sum(Term left, Term right) {
        Term sum = new Term.Strict(ArithmeticOperation.PLUS, List.of(left, right), SqlType.BIGINT);
        return new CountOfParts(rewriting.names).apply(sum, List.of()).map(Text::of);
    }

    @Test
    void firesWhereTheOneLeavesOutTheOther() {
        assertThat(sum(
                        count(x, number(1), positive(x), isSeven(x)),
                        count(y, number(1), Formulas.not(positive(y)), isSeven(y))))
                .contains("total{Σb0∈t [7 ≡ b0.b] (1)}");
        assertThat(sum(count(x, number(1), positive(x)), count(y, number(1), Formulas.not(positive(y)), isSeven(y))))
                .contains("total{Σb0∈t [(0 < b0.a ∨ 7 ≡ b0.b)] (1)}");
    }

    @Test
    void firesWhereConditionsAreLeftOutTogether() {
        Formula neither = Formulas.not(Formulas.and(positive(y), isSeven(y)));
        assertThat(sum(count(x, number(1), positive(x), isSeven(x)), count(y, number(1), neither)))
                .contains("total{Σb0∈t (1)}");
    }

    @Test
    void staysWhereARowMayBeBoth() {
        assertThat(sum(count(x, number(1), positive(x)), count(y, number(1), isSeven(y))))
                .isEmpty();
        assertThat(sum(count(x, number(1), positive(x)), count(y, number(1), positive(y))))
                .isEmpty();
        Formula notBoth = Formulas.not(Formulas.and(positive(y), isSeven(y)));
        assertThat(sum(count(x, number(1), positive(x)), count(y, number(1), notBoth)))
                .isEmpty();
    }

    @Test
    void staysWhereOtherNumbersAreAddedUp() {
        assertThat(sum(count(x, number(2), positive(x)), count(y, number(1), Formulas.not(positive(y)))))
                .isEmpty();
        assertThat(sum(count(x, first(x), positive(x)), count(y, first(y), Formulas.not(positive(y)))))
                .isEmpty();
    }

    @Test
    void staysForAnotherTable() {
        Var other = rewriting.row(Rewriting.K);
        assertThat(sum(count(x, number(1), positive(x)), count(other, number(1), Formulas.not(positive(other)))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT COUNT(*) FROM t | SELECT COUNT(a) + COUNT(CASE WHEN a IS NULL THEN 1 END) FROM t
        SELECT COUNT(a) FROM t | SELECT COUNT(a) FILTER (WHERE b > 0) + COUNT(a) FILTER (WHERE b <= 0 OR b IS NULL) FROM t
        SELECT id FROM k WHERE g = 2 OR x > 0 ORDER BY id DESC LIMIT 2 | SELECT id FROM (SELECT id FROM k WHERE g = 2 UNION ALL SELECT id FROM k WHERE x > 0 AND (g <> 2 OR g IS NULL)) u ORDER BY id DESC LIMIT 2
        """)
    void areEqual(String left, String right) {
        assertThat(pairs().proves(left, right)).isTrue();
        assertThat(pairs().proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT COUNT(*) FROM t | SELECT COUNT(a) + COUNT(CASE WHEN b IS NULL THEN 1 END) FROM t
        SELECT COUNT(a) FROM t | SELECT COUNT(a) FILTER (WHERE b > 0) + COUNT(a) FILTER (WHERE b <= 0) FROM t
        SELECT COUNT(a) FROM t | SELECT COUNT(a) FILTER (WHERE b > 0) + COUNT(a) FILTER (WHERE b >= 0 OR b IS NULL) FROM t
        SELECT COUNT(a) FROM t | SELECT COUNT(DISTINCT a) FILTER (WHERE b > 0) + COUNT(DISTINCT a) FILTER (WHERE b <= 0 OR b IS NULL) FROM t
        SELECT id FROM k WHERE g = 2 OR x > 0 ORDER BY id DESC LIMIT 2 | SELECT id FROM (SELECT id FROM k WHERE g = 2 UNION ALL SELECT id FROM k WHERE x > 0) u ORDER BY id DESC LIMIT 2
        SELECT id FROM k WHERE g = 2 OR x > 0 ORDER BY id DESC LIMIT 2 | SELECT id FROM (SELECT id FROM k WHERE g = 2 UNION ALL SELECT id FROM k WHERE x > 0 AND g <> 2) u ORDER BY id DESC LIMIT 2
        """)
    void differ(String left, String right) {
        assertThat(pairs().leavesOpen(left, right)).isTrue();
    }

    private static Proving pairs() {
        return Proving.over("CREATE TABLE t (a INT, b INT)", "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT)");
    }
}
