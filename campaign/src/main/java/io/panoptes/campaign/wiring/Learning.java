package io.panoptes.campaign.wiring;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.instantiation.choice.LearningSource;
import io.panoptes.instantiation.guidance.CoverageFeedback;
import io.panoptes.instantiation.guidance.PowerSchedule;
import io.panoptes.instantiation.guidance.Seed;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What a campaign learns from, and what is told of it.
 *
 * @param observes whether the target is opened with coverage, also where nothing is learned of it
 * @param timed whether seeds and states are judged by time; otherwise by statements, and the campaign is the same each time
 * @param restored seeds of an earlier part of the campaign
 * @param kept is given each new seed
 * @param adapts whether parts of SQL that the target keeps refusing are drawn less
 * @param watcher is told of the coverage of each case
 */
public record Learning(
        LearningSource guidance,
        boolean observes,
        PowerSchedule schedule,
        boolean timed,
        List<Seed> restored,
        Consumer<Seed> kept,
        boolean adapts,
        Optional<CoverageFeedback> watcher) {
    public Learning {
        restored = List.copyOf(restored);
    }

    /** What the plan says; plans alone where it says nothing. The same each time where it has a number of cases. */
    public static Learning of(CampaignPlan plan) {
        return of(
                plan.guidance().orElse(LearningSource.PLANS),
                false,
                plan.cases().isEmpty());
    }

    public static Learning of(LearningSource guidance, boolean observes, boolean timed) {
        return new Learning(
                guidance,
                observes || guidance == LearningSource.COVERAGE,
                PowerSchedule.FAST,
                timed,
                List.of(),
                seed -> {},
                false,
                Optional.empty());
    }

    public Learning by(PowerSchedule other) {
        return new Learning(guidance, observes, other, timed, restored, kept, adapts, watcher);
    }

    public Learning keeping(List<Seed> earlier, Consumer<Seed> keeper) {
        return new Learning(guidance, observes, schedule, timed, earlier, keeper, adapts, watcher);
    }

    /** What a DBMS knows for which nobody wrote an adapter, is learned as cases run. */
    public Learning adapting() {
        return new Learning(guidance, observes, schedule, timed, restored, kept, true, watcher);
    }

    /** As above, where the target is such a DBMS, or is run with the profile of another one. */
    public Learning adaptingTo(Targets targets, Target target) {
        return targets.mayRefuse(target) ? adapting() : this;
    }

    public Learning watchedBy(CoverageFeedback feedback) {
        return new Learning(guidance, observes, schedule, timed, restored, kept, adapts, Optional.of(feedback));
    }
}
