package io.panoptes.discovery.diversity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Keeps a beam: the latest queries, thinned to those whose plans are farthest from each other. What has left the beam does not
 * come back.
 */
record BeamSampler() implements Sampler {
    /** Of the N latest ones for each place in the beam. */
    private static final int GENERATION = 4;

    @Override
    public String name() {
        return "beam";
    }

    @Override
    public <T> List<T> sample(List<Planned<T>> equal, int most, PlanDistances distances, RandomGenerator random) {
        List<Planned<T>> latest =
                new ArrayList<>(equal.subList(Math.max(0, equal.size() - GENERATION * most), equal.size()));
        List<Planned<T>> beam = new ArrayList<>();
        while (beam.size() < most && !latest.isEmpty()) {
            Planned<T> farthest = beam.isEmpty()
                    ? latest.getLast()
                    : latest.stream()
                            .max(Comparator.comparingDouble(candidate -> nearest(candidate, beam, distances)))
                            .orElseThrow();
            beam.add(farthest);
            latest.remove(farthest);
        }
        return beam.stream().map(Planned::value).toList();
    }

    private static <T> double nearest(Planned<T> candidate, List<Planned<T>> beam, PlanDistances distances) {
        return beam.stream()
                .mapToDouble(kept -> distances.share(candidate.plan(), kept.plan()))
                .min()
                .orElse(1);
    }
}
