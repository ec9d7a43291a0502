package io.panoptes.discovery.diversity;

import java.util.List;
import java.util.random.RandomGenerator;

/** Shows nothing: each proposal starts from the seed alone. */
record NaiveSampler() implements Sampler {
    @Override
    public String name() {
        return "naive";
    }

    @Override
    public <T> List<T> sample(List<Planned<T>> equal, int most, PlanDistances distances, RandomGenerator random) {
        return List.of();
    }
}
