package io.panoptes.equivalence.prover.decision;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CorrespondencesTest {
    private final Rewriting rewriting = new Rewriting();
    private final Correspondences correspondences = new Correspondences(rewriting.names);
    private final Var t = rewriting.row(Rewriting.T);
    private final Var u = rewriting.row(Rewriting.T);
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.T);
    private final Var k = rewriting.row(Rewriting.K);
    private final Var l = rewriting.row(Rewriting.K);

    private List<List<Var>> chosen(Product product, Product like) {
        return correspondences.of(product, like).stream()
                .map(Correspondences.Reading::chosen)
                .toList();
    }

    /** Each variable of the other is taken once: a row read twice is not two rows. */
    @Test
    void eachReadingIsAPermutation() {
        List<List<Var>> found = chosen(product(List.of(t, u), List.of()), product(List.of(x, y), List.of()));
        assertThat(found).containsExactlyInAnyOrder(List.of(x, y), List.of(y, x));
        Var third = rewriting.row(Rewriting.T);
        Var fourth = rewriting.row(Rewriting.T);
        assertThat(chosen(product(List.of(t, u, third), List.of()), product(List.of(x, y, fourth), List.of())))
                .hasSize(6)
                .allSatisfy(choice -> assertThat(new HashSet<>(choice)).hasSize(3));
    }

    @Test
    void rowsStandForRowsOfTheSameTable() {
        assertThat(chosen(product(List.of(t, k), List.of()), product(List.of(l, x), List.of())))
                .containsExactly(List.of(x, l));
    }

    @Test
    void theProductIsWrittenOverTheOthersVariables() {
        Product product = product(List.of(t, k), List.of(second(t)), same(first(t), first(k)));
        Product like = product(List.of(l, x), List.of(second(x)), Formulas.less(first(x), first(l)));
        Correspondences.Reading reading = correspondences.of(product, like).getFirst();
        assertThat(reading.product()).isEqualTo(product(List.of(l, x), List.of(second(x)), same(first(x), first(l))));
        assertThat(reading.original()).isEqualTo(product);
    }

    @Test
    void valuesStandForValues() {
        Var n = rewriting.value(SqlType.INTEGER);
        Var m = rewriting.value(SqlType.INTEGER);
        Term here = new Term.Variable(n, SqlType.INTEGER);
        Term there = new Term.Variable(m, SqlType.INTEGER);
        Product product = product(List.of(n), List.of(here), same(here, first(t)));
        Product like = product(List.of(m), List.of(there), same(there, second(t)));
        assertThat(correspondences.of(product, like).getFirst().product())
                .isEqualTo(product(List.of(m), List.of(there), same(there, first(t))));
    }

    @Test
    void theMostAlikeComesFirst() {
        Product product = product(List.of(t, u), List.of(first(u)), same(first(t), number(1)));
        assertThat(chosen(product, product(List.of(x, y), List.of(first(x)), same(first(y), number(1))))
                        .getFirst())
                .containsExactly(y, x);
        assertThat(chosen(product, product(List.of(x, y), List.of(first(y)), same(first(x), number(1))))
                        .getFirst())
                .containsExactly(x, y);
    }

    /** 8! readings are more than anybody would try. */
    @Test
    void thereIsAnEndToThem() {
        List<Var> many =
                IntStream.range(0, 8).mapToObj(i -> rewriting.row(Rewriting.T)).toList();
        assertThat(chosen(product(many, List.of()), product(many, List.of()))).hasSize(720);
    }
}
