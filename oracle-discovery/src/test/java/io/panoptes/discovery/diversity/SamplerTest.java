package io.panoptes.discovery.diversity;

import static io.panoptes.discovery.diversity.TreeEditDistanceTest.plan;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class SamplerTest {
    private static final List<Sampler> SAMPLERS = Sampler.ALL;

    /** Twenty that are planned alike, and one that is not. */
    private static List<Planned<String>> twentyAlike() {
        List<Planned<String>> equal = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            equal.add(new Planned<>("alike " + i, plan("FILTER", plan("SCAN"))));
        }
        equal.add(new Planned<>("other", plan("UNION", plan("JOIN", plan("SCAN"), plan("SCAN")), plan("VALUES"))));
        return equal;
    }

    @ParameterizedTest
    @FieldSource("SAMPLERS")
    void shownAreNoMoreThanAskedFor(Sampler sampler) {
        List<String> shown = sampler.sample(twentyAlike(), 4, new PlanDistances(), new SplittableRandom(1));
        assertThat(shown).hasSizeLessThanOrEqualTo(4).doesNotHaveDuplicates();
    }

    @Test
    void theBeamKeepsWhatDiffersMost() {
        assertThat(new BeamSampler().sample(twentyAlike(), 2, new PlanDistances(), new SplittableRandom(1)))
                .contains("other");
    }

    @Test
    void aClusterOfOneIsShown() {
        int shown = 0;
        for (int seed = 0; seed < 40; seed++) {
            List<String> sample =
                    new ClusterSampler().sample(twentyAlike(), 3, new PlanDistances(), new SplittableRandom(seed));
            shown += sample.contains("other") ? 1 : 0;
        }
        // Clusters begin with three of 21 at random; where the one that differs is none of them, it joins another.
        assertThat(shown).isBetween(3, 25);
    }

    @Test
    void fewAreShownAll() {
        List<Planned<String>> few = twentyAlike().subList(0, 2);
        assertThat(new ClusterSampler().sample(few, 3, new PlanDistances(), new SplittableRandom(1)))
                .containsExactly("alike 0", "alike 1");
    }

    @Test
    void theNaiveShowsNothing() {
        assertThat(new NaiveSampler().sample(twentyAlike(), 4, new PlanDistances(), new SplittableRandom(1)))
                .isEmpty();
    }
}
