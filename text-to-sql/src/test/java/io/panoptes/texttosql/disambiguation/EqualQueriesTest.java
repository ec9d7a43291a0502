package io.panoptes.texttosql.disambiguation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EqualQueriesTest {
    @Test
    void eachQueryJoinsTheGroupWhoseFirstItEquals() {
        EqualQueries equal = EqualQueries.of(5, (left, right) -> left % 2 == right % 2);
        assertThat(equal.groups()).containsExactly(List.of(0, 2, 4), List.of(1, 3));
        assertThat(equal.representatives()).containsExactly(0, 1);
        assertThat(equal.alike()).hasSize(2);
    }

    /** Equality is transitive: one proof a group and query is enough. */
    @Test
    void onlyTheFirstOfAGroupIsAsked() {
        List<String> asked = new ArrayList<>();
        EqualQueries.of(3, (left, right) -> asked.add(left + " " + right));
        assertThat(asked).containsExactly("0 1", "0 2");
    }

    @Test
    void withoutAProofEachIsAlone() {
        assertThat(EqualQueries.none(2).alike()).isEmpty();
        assertThat(EqualQueries.none(2).groups()).containsExactly(List.of(0), List.of(1));
    }
}
