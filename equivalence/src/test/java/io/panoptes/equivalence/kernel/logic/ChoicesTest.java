package io.panoptes.equivalence.kernel.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChoicesTest {
    private static List<Var> values(int from, int count) {
        return IntStream.range(from, from + count)
                .mapToObj(i -> new Var(i, new Source.AnyValue(SqlType.INTEGER)))
                .toList();
    }

    private static List<List<Var>> readings(List<Var> open, List<Var> atHand, int most) {
        List<List<Var>> readings = new ArrayList<>();
        Product product = new Product(open, Formula.TRUE, List.of());
        Choices.of(product, atHand, VariableRenaming.none(new Fresh()), (row, chosen) -> {
            readings.add(chosen);
            return readings.size() < most;
        });
        return readings;
    }

    @Test
    void allReadingsOfFewValues() {
        List<Var> atHand = values(10, 3);
        assertThat(readings(values(0, 2), atHand, 100)).hasSizeGreaterThanOrEqualTo(9);
        assertThat(readings(values(0, 2), atHand, 100).stream().distinct()).hasSize(9);
    }

    @Test
    void valuesBesideEachOtherComeFirst() {
        List<Var> atHand = values(10, 4);
        assertThat(readings(values(0, 2), atHand, 3))
                .containsExactly(atHand.subList(0, 2), atHand.subList(1, 3), atHand.subList(2, 4));
    }

    /** A row of nine columns over eighteen values has 18^9 readings: without an end a proof's check never came back. */
    @Test
    void whoeverIsToldMayEndIt() {
        List<Var> atHand = values(100, 18);
        List<List<Var>> readings = readings(values(0, 9), atHand, 600);
        assertThat(readings).hasSize(600);
        assertThat(readings).contains(atHand.subList(0, 9), atHand.subList(9, 18));
    }
}
