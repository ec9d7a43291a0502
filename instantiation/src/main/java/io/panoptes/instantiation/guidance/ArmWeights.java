package io.panoptes.instantiation.guidance;

import java.util.HashMap;
import java.util.Map;

/**
 * What the choices of one kind brought, for what they cost, lately. A choice that has hardly been made is taken for an average
 * one. For one thread at a time.
 */
final class ArmWeights {
    private static final double LEAST = 0.2;
    private static final double MOST = 8;

    private final double patience;
    private final double fading;
    private final Map<String, Arm> arms = new HashMap<>();
    private double allWorth;
    private double allCost;
    private double told;

    private static final class Arm {
        private double worth;
        private double cost;
    }

    /**
     * @param patience how many times a choice must have been made to weigh as much as the average over all
     * @param fading what is left of what was learned, after each round
     */
    ArmWeights(double patience, double fading) {
        this.patience = patience;
        this.fading = fading;
    }

    void tell(String name, double worth, double cost) {
        Arm arm = arms.computeIfAbsent(name, ignored -> new Arm());
        arm.worth += worth;
        arm.cost += cost;
        allWorth += worth;
        allCost += cost;
        told++;
    }

    /** A round is over. */
    void fade() {
        allWorth *= fading;
        allCost *= fading;
        told *= fading;
        arms.values().forEach(arm -> {
            arm.worth *= fading;
            arm.cost *= fading;
        });
    }

    /** 1 for one that brings as much for its cost as all do together. */
    double weight(String name) {
        Arm arm = arms.get(name);
        if (arm == null || allWorth <= 0 || allCost <= 0) {
            return 1;
        }
        double average = allWorth / allCost;
        double prior = patience * allCost / told;
        double own = (arm.worth + prior * average) / (arm.cost + prior);
        return Math.clamp(own / average, LEAST, MOST);
    }
}
