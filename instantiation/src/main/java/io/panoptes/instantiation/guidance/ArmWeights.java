package io.panoptes.instantiation.guidance;

import java.util.HashMap;
import java.util.Map;

/**
 * Weights of the choices of one kind, the arms of a bandit, by what each gained lately for its cost. A choice that has hardly been made has
 * the weight of an average one. For one thread at a time.
 */
final class ArmWeights {
    private static final double LEAST = 0.2;
    private static final double MOST = 8;

    private final double priorChoices;
    private final double decay;
    private final Map<String, Arm> arms = new HashMap<>();
    private double allWorth;
    private double allCost;
    private double choices;

    private static final class Arm {
        private double worth;
        private double cost;
    }

    /**
     * @param priorChoices how often a choice must have been made for its own results to count as much as the average over all
     * @param decay the share of what was learned that is left after each round
     */
    ArmWeights(double priorChoices, double decay) {
        this.priorChoices = priorChoices;
        this.decay = decay;
    }

    void learn(String name, double worth, double cost) {
        Arm arm = arms.computeIfAbsent(name, ignored -> new Arm());
        arm.worth += worth;
        arm.cost += cost;
        allWorth += worth;
        allCost += cost;
        choices++;
    }

    /** Lets everything learned so far count less. */
    void endRound() {
        allWorth *= decay;
        allCost *= decay;
        choices *= decay;
        arms.values().forEach(arm -> {
            arm.worth *= decay;
            arm.cost *= decay;
        });
    }

    /** 1 for a choice that gains as much for its cost as all together; never below {@link #LEAST} or above {@link #MOST}. */
    double weight(String name) {
        Arm arm = arms.get(name);
        if (arm == null || allWorth <= 0 || allCost <= 0) {
            return 1;
        }
        double average = allWorth / allCost;
        double prior = priorChoices * allCost / choices;
        double own = (arm.worth + prior * average) / (arm.cost + prior);
        return Math.clamp(own / average, LEAST, MOST);
    }
}
