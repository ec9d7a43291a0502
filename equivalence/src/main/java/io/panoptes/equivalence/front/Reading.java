package io.panoptes.equivalence.front;

import io.panoptes.equivalence.front.profile.FrontProfile;
import io.panoptes.equivalence.problem.Problem;

/** A question as a problem of the algebra, as one family of DBMSs reads it. */
public record Reading(FrontProfile profile, Problem problem) {}
