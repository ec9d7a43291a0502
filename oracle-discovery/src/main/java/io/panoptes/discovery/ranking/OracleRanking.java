package io.panoptes.discovery.ranking;

import io.panoptes.discovery.diversity.PlanDistances;
import io.panoptes.sql.oracle.Oracle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Orders oracles by what they are worth: how far apart their two plans are, times how new the pair of plans is among those
 * ranked before; and what they have found. Plans that are the same try nothing of an optimizer; plans that were seen together
 * before, little. A first finding counts half as much as plans that have nothing in common, each further one less.
 */
public final class OracleRanking {
    /** What is left to an oracle whose plans are the same, or not known. */
    private static final double LEAST = 0.02;

    private final PlanDistances distances = new PlanDistances();

    /** An oracle with its worth. */
    public record Ranked(Oracle oracle, double worth) {}

    /**
     * The most valuable first. Oracles without plans and findings come last.
     *
     * @param findings how many an oracle has had so far, by its id
     */
    public List<Ranked> rank(List<Oracle> oracles, Map<String, OraclePlans> plans, Map<String, Integer> findings) {
        List<Oracle> farthestFirst = new ArrayList<>(oracles);
        farthestFirst.sort(Comparator.comparingDouble((Oracle oracle) -> -distance(plans.get(oracle.id())))
                .thenComparing(Oracle::id));
        Map<String, Integer> seen = new HashMap<>();
        List<Ranked> ranked = new ArrayList<>();
        for (Oracle oracle : farthestFirst) {
            OraclePlans pair = plans.get(oracle.id());
            int before = pair == null ? 0 : seen.merge(pair.shapes(), 1, Integer::sum) - 1;
            double found = findings.getOrDefault(oracle.id(), 0);
            ranked.add(new Ranked(oracle, distance(pair) / (1 + before) + found / (1 + found)));
        }
        ranked.sort(Comparator.comparingDouble((Ranked one) -> -one.worth())
                .thenComparing(one -> one.oracle().id()));
        return ranked;
    }

    private double distance(@org.jspecify.annotations.Nullable OraclePlans pair) {
        return pair == null ? LEAST : Math.max(LEAST, distances.share(pair.left(), pair.right()));
    }
}
