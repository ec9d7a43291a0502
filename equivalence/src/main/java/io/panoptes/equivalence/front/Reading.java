package io.panoptes.equivalence.front;

import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.Optional;

/**
 * A question as a problem of the algebra, as one family of DBMSs reads it.
 *
 * @param cautious the same without what some DBMSs of the family read over in a schema; what is proved must be so there
 * @param changesCase whether the case of letters doesn't count and UPPER or LOWER was said, of which nothing is left
 */
public record Reading(ReadingProfile profile, Problem problem, Optional<Problem> cautious, boolean changesCase) {}
