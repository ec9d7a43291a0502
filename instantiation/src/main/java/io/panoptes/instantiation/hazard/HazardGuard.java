package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import java.util.Optional;

/** Looks for one way in which a correct DBMS may give two answers to a test case. */
public interface HazardGuard {

    Hazard hazard();

    /** Why the case must be dropped, if it must. */
    Optional<String> objection(Candidate candidate);
}
