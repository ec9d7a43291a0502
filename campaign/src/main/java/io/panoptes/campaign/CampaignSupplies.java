package io.panoptes.campaign;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.instantiation.choice.Guidance;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.guidance.CoverageFeedback;
import io.panoptes.instantiation.refusal.PartLesson;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.triage.Triage;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.slowdown.SlowdownSearch;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a campaign works with. */
public interface CampaignSupplies extends AutoCloseable {

    int oracleCount();

    /** Fetches, unpacks and starts what is needed for the first case: this is no part of a campaign's time. */
    default void prepare() {}

    /** What the campaign runs with, for journal and findings. */
    Provenance provenance();

    /** A builder of its own for each worker. */
    TestCaseBuilder newBuilder();

    TestCaseWriter writer();

    /** Is told what came of each case. */
    default OracleFeedback feedback() {
        return OracleFeedback.NONE;
    }

    /** Whether parts of SQL that the target keeps refusing are drawn less: then little is to be ahead at first. */
    default boolean adapts() {
        return false;
    }

    /** What was learned of the parts of SQL that the target refuses, and not told before; every case below {@code done} has ended. */
    default List<PartLesson> newLessons(long done) {
        return List.of();
    }

    /** Goes on with what an earlier part of the campaign learned, from the case of this number on. */
    default void restoreLessons(List<PartLesson> lessons, long next) {}

    Instance openTarget();

    /** Is told what code each case reached, where {@link #openTarget} gives instances with coverage; empty where nobody asks. */
    default Optional<CoverageFeedback> coverage() {
        return Optional.empty();
    }

    /** Whether the shapes of plans are of use; without, no case is asked for its plans. */
    default boolean wantsPlans() {
        return true;
    }

    Explain explain();

    /** How long one statement may take. */
    Duration statementLimit();

    Triage newTriage();

    /**
     * What looks at cases on data that grow, on an instance of its own.
     *
     * @param slow whether for slow queries
     * @param estimates whether for estimates that are far apart
     */
    default Optional<SlowdownSearch> newSlowdownSearch(boolean slow, boolean estimates) {
        return Optional.empty();
    }

    /** Where the cases are run; empty for here. */
    default Optional<RemoteCases> remote() {
        return Optional.empty();
    }

    /** What the cases of an epoch are guided by; all cases of the epochs up to two before have been told to {@link #feedback}. */
    default Guidance guidance(long epoch, Set<String> blockedOracles) {
        return new Guidance(epoch, List.of(), List.of(), Set.of(), blockedOracles);
    }

    /** Draws the cases of an epoch as the campaign that is elsewhere wants them. */
    default void guide(Guidance guidance) {}

    /** The stored snippets of each case of the range, once. */
    default Map<Long, List<Integer>> takeDrawn(CaseRange range) {
        return Map.of();
    }

    /** How long triage may go on after the last case. */
    Duration triageGrace();

    /** The triage is to come to an end with what it has. */
    void hurry();

    /** Triage that is still underway comes too late: no finding of it is to be kept. */
    default void cutOff() {}

    /** The campaign is over: what was opened for it ends. */
    @Override
    default void close() {}
}
