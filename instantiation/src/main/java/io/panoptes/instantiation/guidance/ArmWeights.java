package io.panoptes.instantiation.guidance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Weights of the choices of one kind, the arms of a bandit, by what each gained lately for its cost. A choice that has hardly been made has
 * the weight of an average one. For one thread at a time.
 *
 * <p>A campaign gains most when it begins, whatever it chooses. So a gain counts by what everything gained at that time: what was chosen
 * first does not stay first for it.
 */
final class ArmWeights {
    private static final double LEAST = 0.2;
    private static final double MOST = 8;

    /** The share of the rounds before in what is taken for the gain at a time. */
    private static final double BEFORE = 0.5;

    private final double priorChoices;
    private final double decay;
    private final Map<String, Arm> arms = new HashMap<>();
    private final List<Choice> round = new ArrayList<>();
    private double latelyWorth;
    private double latelyCost;
    private double allWorth;
    private double allCost;
    private double choices;

    private record Choice(String name, double worth, double cost) {}

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

    /** Counts from the end of the round. */
    void learn(String name, double worth, double cost) {
        round.add(new Choice(name, worth, cost));
        latelyWorth += worth;
        latelyCost += cost;
    }

    /** Takes in what the round brought, and lets everything learned before count less. */
    void endRound() {
        allWorth *= decay;
        allCost *= decay;
        choices *= decay;
        arms.values().forEach(arm -> {
            arm.worth *= decay;
            arm.cost *= decay;
        });
        if (latelyWorth > 0 && latelyCost > 0) {
            double usual = latelyWorth / latelyCost;
            round.forEach(choice -> count(choice, choice.worth() / usual));
        }
        round.clear();
        latelyWorth *= BEFORE;
        latelyCost *= BEFORE;
    }

    private void count(Choice choice, double worth) {
        Arm arm = arms.computeIfAbsent(choice.name(), ignored -> new Arm());
        arm.worth += worth;
        arm.cost += choice.cost();
        allWorth += worth;
        allCost += choice.cost();
        choices++;
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
