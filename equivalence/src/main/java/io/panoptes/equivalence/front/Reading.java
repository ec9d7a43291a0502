package io.panoptes.equivalence.front;

import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.reading.ReadingProfile;

/** A question as a problem of the algebra, as one family of DBMSs reads it. */
public record Reading(ReadingProfile profile, Problem problem) {}
