package io.panoptes.texttosql.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.texttosql.evaluation.ResultRow;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ProvedMajorityTest {
    @Test
    void theLargestClassWins() {
        assertThat(majority(List.of("a", "x", "b", "c"), Set.of("ab", "bc"))).containsExactly("a", "b", "c");
    }

    /** a and c were not compared, or not within their time: b joins them. */
    @Test
    void whatIsEqualToBothJoinsThem() {
        assertThat(majority(List.of("a", "c", "x", "b"), Set.of("ab", "cb"))).containsExactly("a", "c", "b");
    }

    @Test
    void withoutAProofEachStandsAlone() {
        assertThat(majority(List.of("a", "b"), Set.of())).hasSize(1);
        assertThat(majority(List.of(), Set.of())).isEmpty();
    }

    private static List<String> majority(List<String> predicted, Set<String> equal) {
        return ProvedMajority.of(
                        predicted.stream().map(ProvedMajorityTest::row).toList(),
                        (one, other) -> equal.contains(one + other) || equal.contains(other + one))
                .stream()
                .map(ResultRow::predicted)
                .toList();
    }

    private static ResultRow row(String predicted) {
        return ResultRow.read("{\"id\": \"1\", \"key\": \"k\", \"outcome\": \"different\", \"predicted\": \"%s\"}"
                        .formatted(predicted))
                .orElseThrow();
    }
}
