package io.panoptes.discovery.diversity;

import io.panoptes.dbms.Plan;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Distances of plans, each computed once. */
public final class PlanDistances {
    private final Map<String, Integer> known = new HashMap<>();

    public int between(Plan first, Plan second) {
        String one = first.shape();
        String other = second.shape();
        if (one.equals(other)) {
            return 0;
        }
        String key = one.compareTo(other) < 0 ? one + '\n' + other : other + '\n' + one;
        return known.computeIfAbsent(key, ignored -> TreeEditDistance.between(first, second));
    }

    /** The distance as a share of both sizes: 0 for equal plans, 1 where nothing of one is in the other. */
    public double share(Plan first, Plan second) {
        return (double) between(first, second) / (TreeEditDistance.size(first) + TreeEditDistance.size(second));
    }

    /** {@code 1 -} the average share of all pairs, as in section 7.6 of the Argus paper; 1 for fewer than two plans. */
    public double similarity(List<Plan> plans) {
        double sum = 0;
        int pairs = 0;
        for (int i = 0; i < plans.size(); i++) {
            for (int j = i + 1; j < plans.size(); j++) {
                sum += 1 - share(plans.get(i), plans.get(j));
                pairs++;
            }
        }
        return pairs == 0 ? 1 : sum / pairs;
    }
}
