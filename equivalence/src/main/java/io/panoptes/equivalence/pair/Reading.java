package io.panoptes.equivalence.pair;

import io.panoptes.equivalence.front.FrontProfile;
import io.panoptes.equivalence.refuter.Problem;

/** A question as a problem of the algebra, as one family of DBMSs reads it. */
public record Reading(FrontProfile profile, Problem problem) {}
