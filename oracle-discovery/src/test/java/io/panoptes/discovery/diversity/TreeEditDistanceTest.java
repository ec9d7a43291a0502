package io.panoptes.discovery.diversity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TreeEditDistanceTest {
    @Test
    void ofTheTreesInThePaperOfZhangAndShasha() {
        Plan first = plan("f", plan("d", plan("a"), plan("c", plan("b"))), plan("e"));
        Plan second = plan("f", plan("c", plan("d", plan("a"), plan("b"))), plan("e"));
        assertThat(TreeEditDistance.between(first, second)).isEqualTo(2);
    }

    @Test
    void countsDeletionsInsertionsAndRenames() {
        Plan scan = plan("SCAN");
        assertThat(TreeEditDistance.between(scan, scan)).isZero();
        assertThat(TreeEditDistance.between(scan, plan("FILTER"))).isEqualTo(1);
        assertThat(TreeEditDistance.between(scan, plan("FILTER", scan))).isEqualTo(1);
        assertThat(TreeEditDistance.between(plan("JOIN", scan, scan), plan("JOIN", scan)))
                .isEqualTo(1);
    }

    @Test
    void isADistance() {
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            Plan a = random(random, 3);
            Plan b = random(random, 3);
            Plan c = random(random, 3);
            int ab = TreeEditDistance.between(a, b);
            assertThat(TreeEditDistance.between(b, a)).isEqualTo(ab);
            assertThat(ab).isLessThanOrEqualTo(TreeEditDistance.size(a) + TreeEditDistance.size(b));
            assertThat(TreeEditDistance.between(a, c)).isLessThanOrEqualTo(ab + TreeEditDistance.between(b, c));
        }
    }

    @Test
    void similarityIsThatOfTheArgusPaper() {
        Plan scan = plan("SCAN");
        Plan filter = plan("FILTER", scan);
        PlanDistances distances = new PlanDistances();
        assertThat(distances.similarity(List.of(scan, scan))).isEqualTo(1);
        assertThat(distances.similarity(List.of(scan, filter))).isEqualTo(1 - 1 / 3.0);
        assertThat(distances.similarity(List.of(scan))).isEqualTo(1);
    }

    private static Plan random(Random random, int depth) {
        List<Plan> inputs = new ArrayList<>();
        for (int i = depth == 0 ? 0 : random.nextInt(3); i > 0; i--) {
            inputs.add(random(random, depth - 1));
        }
        return new Plan("abc".charAt(random.nextInt(3)) + "", "", inputs);
    }

    static Plan plan(String operator, Plan... inputs) {
        return new Plan(operator, "", List.of(inputs));
    }
}
