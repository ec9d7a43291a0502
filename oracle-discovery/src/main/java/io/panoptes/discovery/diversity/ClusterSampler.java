package io.panoptes.discovery.diversity;

import io.panoptes.sql.chance.Draw;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * Algorithm 3 of the Argus paper: clusters by the distance to the nearest member of a cluster, and one query of each. The
 * clusters begin with queries drawn at random, and are made again until they stay as they are.
 */
record ClusterSampler() implements Sampler {
    private static final int MOST_ROUNDS = 10;

    @Override
    public String name() {
        return "cluster";
    }

    @Override
    public <T> List<T> sample(List<Planned<T>> equal, int most, PlanDistances distances, RandomGenerator random) {
        if (equal.size() <= most) {
            return equal.stream().map(Planned::value).toList();
        }
        List<T> sample = new ArrayList<>();
        for (List<Planned<T>> cluster : clusters(equal, most, distances, random)) {
            if (!cluster.isEmpty()) {
                sample.add(Draw.oneOf(random, cluster).value());
            }
        }
        return sample;
    }

    private static <T> List<List<Planned<T>>> clusters(
            List<Planned<T>> equal, int most, PlanDistances distances, RandomGenerator random) {
        List<Planned<T>> shuffled = new ArrayList<>(equal);
        Collections.shuffle(shuffled, Random.from(random));
        List<List<Planned<T>>> clusters = new ArrayList<>();
        shuffled.subList(0, most).forEach(seed -> clusters.add(List.of(seed)));
        for (int round = 0; round < MOST_ROUNDS; round++) {
            List<List<Planned<T>>> next = assigned(equal, clusters, distances);
            if (next.equals(clusters)) {
                break;
            }
            clusters.clear();
            clusters.addAll(next);
        }
        return clusters;
    }

    private static <T> List<List<Planned<T>>> assigned(
            List<Planned<T>> equal, List<List<Planned<T>>> clusters, PlanDistances distances) {
        List<List<Planned<T>>> next = new ArrayList<>();
        clusters.forEach(ignored -> next.add(new ArrayList<>()));
        for (Planned<T> query : equal) {
            int nearest = 0;
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < clusters.size(); i++) {
                int distance = distance(query, clusters.get(i), distances);
                if (distance < least) {
                    least = distance;
                    nearest = i;
                }
            }
            next.get(nearest).add(query);
        }
        return next;
    }

    private static <T> int distance(Planned<T> query, List<Planned<T>> cluster, PlanDistances distances) {
        return cluster.stream()
                .mapToInt(member -> distances.between(query.plan(), member.plan()))
                .min()
                .orElse(Integer.MAX_VALUE);
    }
}
