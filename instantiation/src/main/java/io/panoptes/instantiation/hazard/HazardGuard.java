package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import java.util.Optional;

/**
 * Looks for one way in which a correct DBMS may give two answers to a test case.
 *
 * <p>A state and an oracle take part in many cases, so each is looked at once, by a question of its own.
 */
public interface HazardGuard {

    Hazard hazard();

    /** Why no case may use the state, if none may. */
    default Optional<String> objectionToState(StateView state) {
        return Optional.empty();
    }

    /** Why no case may use the oracle, if none may. */
    default Optional<String> objectionToOracle(ProvenPair oracle) {
        return Optional.empty();
    }

    /** Why the case must be dropped, if it must. Its state and its oracle have passed. */
    default Optional<String> objectionToCase(GuardedCase candidate) {
        return Optional.empty();
    }
}
