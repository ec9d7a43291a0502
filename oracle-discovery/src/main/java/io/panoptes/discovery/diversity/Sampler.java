package io.panoptes.discovery.diversity;

import java.util.List;
import java.util.random.RandomGenerator;

/** Chooses which of the queries that were proven equal a proposer is shown. */
public interface Sampler {

    /** All samplers, the default first. A new one is one line here. */
    List<Sampler> ALL = List.of(new ClusterSampler(), new BeamSampler(), new NaiveSampler());

    /** As {@code --sampler} names it. */
    String name();

    /** At most N of them. */
    <T> List<T> sample(List<Planned<T>> equal, int most, PlanDistances distances, RandomGenerator random);
}
