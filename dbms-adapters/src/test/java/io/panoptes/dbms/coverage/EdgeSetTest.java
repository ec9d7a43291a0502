package io.panoptes.dbms.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EdgeSetTest {

    @Test
    void sortsAndDropsDuplicates() {
        assertThat(EdgeSet.of(7, 3, 7, 1).toArray()).containsExactly(1, 3, 7);
    }

    @Test
    void leavesOutWhatWasSeen() {
        BitSet seen = new BitSet();
        EdgeSet.of(1, 3).addTo(seen);

        assertThat(EdgeSet.of(1, 2, 3, 4).minus(seen)).isEqualTo(EdgeSet.of(2, 4));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void agreesWithTheSetsOfJava(long seed) {
        Random random = new Random(seed);
        TreeSet<Integer> left = numbers(random);
        TreeSet<Integer> right = numbers(random);
        TreeSet<Integer> union = new TreeSet<>(left);
        union.addAll(right);
        TreeSet<Integer> both = new TreeSet<>(left);
        both.retainAll(right);
        TreeSet<Integer> onlyLeft = new TreeSet<>(left);
        onlyLeft.removeAll(right);
        TreeSet<Integer> onlyOne = new TreeSet<>(union);
        onlyOne.removeAll(both);

        assertThat(edges(left).union(edges(right))).isEqualTo(edges(union));
        assertThat(edges(left).intersection(edges(right))).isEqualTo(edges(both));
        assertThat(edges(left).minus(edges(right))).isEqualTo(edges(onlyLeft));
        assertThat(edges(left).symmetricDifference(edges(right))).isEqualTo(edges(onlyOne));
        assertThat(edges(left).contains(17)).isEqualTo(left.contains(17));
    }

    private static TreeSet<Integer> numbers(Random random) {
        TreeSet<Integer> numbers = new TreeSet<>();
        random.ints(random.nextInt(40), 0, 50).forEach(numbers::add);
        return numbers;
    }

    private static EdgeSet edges(TreeSet<Integer> numbers) {
        return EdgeSet.of(numbers.stream().mapToInt(Integer::intValue).toArray());
    }
}
